import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  headersFor,
  nginxFile,
  parseHeadersFile,
} from '@/build/headers';

const variables = {
  VITE_API_HOST: 'https://backend.example.org',
  VITE_MEDIA_ORIGIN: 'https://media.example.org',
  VITE_IMPORT_URL: 'https://import.example.com/read?x=1',
  VITE_CAPTCHA_PROVIDER: 'turnstile',
};
const rules = headerRules(variables);
const everywhere = rules[0]!.headers;

describe('the content security policy', () => {
  it('names exactly our origins', () => {
    expect(contentSecurityPolicy(variables).split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com https://challenges.cloudflare.com",
      "script-src-attr 'none'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "style-src-attr 'none'",
      "img-src 'self' data: blob: https://media.example.org",
      "font-src 'self'",
      "media-src 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "connect-src 'self' https://backend.example.org https://import.example.com https://api.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://www.youtube-nocookie.com https://player.vimeo.com https://challenges.cloudflare.com',
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
      'upgrade-insecure-requests',
    ]);
  });

  it('leaves out what is not configured', () => {
    const bare = contentSecurityPolicy({ VITE_API_HOST: '', VITE_MEDIA_ORIGIN: '', VITE_IMPORT_URL: '' });
    expect(bare).toContain("img-src 'self' data: blob:;");
    expect(bare).toContain("connect-src 'self' https://api.stripe.com;");
    expect(bare).not.toMatch(/ {2}|undefined/);
  });

  it.each(['', 'turnstile', 'hcaptcha', 'recaptcha'])(
    'never lets inline or evaluated code in (captcha "%s")',
    (provider) => {
      const policy = contentSecurityPolicy({ ...variables, VITE_CAPTCHA_PROVIDER: provider });
      expect(policy).not.toMatch(/unsafe-|http:|\s\*(?:\s|;|$)/);
    },
  );
});

describe('_headers', () => {
  it('reads back as it was written', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });

  it('names no header twice for one address', () => {
    const paths = [
      '/',
      '/index.html',
      '/login',
      '/assets/a.js',
      '/verification/x',
      '/users/delete',
      '/authorize/x/callback',
    ];
    for (const path of paths) {
      const matching = rules.filter(({ pattern }) => headersFor([{ pattern, headers: { hit: '1' } }], path)['hit']);
      const names = matching.flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(names).size, path).toBe(names.length);
    }
  });
});

describe('nginx.conf', () => {
  const locations = [...nginxFile(rules).matchAll(/location (.+) \{\n([\s\S]*?)\n {2}\}/g)].map(
    ([, match = '', body = '']) => [match, body] as const,
  );

  it('repeats every header in every location, on errors too', () => {
    expect(locations.length).toBeGreaterThan(6);
    for (const [match, body] of locations) {
      for (const [name, value] of Object.entries(everywhere)) {
        const quote = value.includes("'") ? '"' : "'";
        expect(body, `${match}: ${name}`).toContain(`add_header ${name} ${quote}${value}${quote} always;`);
      }
      expect(body.match(/add_header Cache-Control/g), match).toHaveLength(1);
    }
  });

  it('answers 404 for a missing asset, and for what is no page', () => {
    const bodyOf = (path: string) => locations.find(([match]) => match.includes(path))?.[1];
    expect(bodyOf('/assets/')).toContain('try_files $uri =404;');
    expect(bodyOf('\\.map')).toContain('return 404;');
  });

  it('keeps addresses with a secret out of caches and search engines', () => {
    for (const path of ['/verification/', '/personal/verification/', '/authorize/', '/users/delete']) {
      const body = locations.find(([match]) => match.endsWith(` ${path}`))?.[1];
      expect(body, path).toContain("add_header Cache-Control 'no-store' always;");
      expect(body, path).toContain("add_header X-Robots-Tag 'noindex, nofollow' always;");
    }
  });
});
