import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '@/build/bundle';
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  headersFor,
  nginxFile,
  parseHeadersFile,
} from '@/build/headers';
import { pack } from '@/build/pack';
import { routes } from '@/routes/table';
import { expectedAnswers, wrongAnswer } from '@tests/e2e/expectedHeaders';
import { answerTo, readNginxFile } from '@tests/e2e/nginx';
import { staticHost } from '@tests/e2e/staticHost';

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

const paths = Object.values(routes).flatMap(({ path }) => (path === '*' ? [] : [path.replace(/:\w+/g, 'x')]));

describe('_headers', () => {
  it('reads back as it was written', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });

  it.each(['/index.html', '/assets/a.js', ...paths])('names each header of %s once', (path) => {
    const matching = rules.filter(({ pattern }) => headersFor([{ pattern, headers: { hit: '1' } }], path)['hit']);
    const names = matching.flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(['/index.html', ...paths])('lets nobody take a stored %s for the newest', (path) => {
    expect(headersFor(rules, path)['Cache-Control']).toMatch(/^no-(cache|store)$/);
  });
});

describe('nginx.conf', () => {
  it('repeats every header in every location, on errors too', () => {
    const locations = readNginxFile(nginxFile(rules));
    expect(locations.length).toBeGreaterThan(6);
    for (const { match, headers } of locations) {
      for (const [name, value] of Object.entries(everywhere)) {
        expect(headers, match).toContainEqual({ name, value, isAlways: true });
      }
      expect(
        headers.filter(({ name }) => name === 'Cache-Control'),
        match,
      ).toHaveLength(1);
    }
  });
});

describe('a host with the generated files', () => {
  const asset = '/assets/main-abc.js';
  const expected = expectedAnswers(asset);
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  let server: ReturnType<typeof staticHost>;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    for (const path of ['/index.html', asset, '/manifest.json']) writeFileSync(join(folder, path), 'text '.repeat(200));
    writeFileSync(join(folder, '_headers'), headersFile(rules));
    writeFileSync(join(folder, 'nginx.conf'), nginxFile(rules));
    await pack(folder);
    server = staticHost(folder);
    await new Promise<void>((resume) => void server.listen(0, '127.0.0.1', resume));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(expected)('answers $path as it should', async (one) => {
    const { port } = server.address() as AddressInfo;
    expect(await wrongAnswer(`http://127.0.0.1:${port}`, one)).toEqual([]);
  });

  it.each(expected.filter(({ status, path }) => status === 200 && !path.startsWith('/of/')))(
    'has the same for $path in both files',
    ({ path, cache, robots }) => {
      const [pathname = ''] = path.split('?');
      const { headers } = answerTo(readNginxFile(nginxFile(rules)), pathname, (file) => existsSync(join(folder, file)));
      expect(headersFor(rules, pathname)).toEqual(headers);
      expect([headers['Cache-Control'], headers['X-Robots-Tag']]).toEqual([cache, robots]);
    },
  );

  it('finds every text packed beforehand, and nothing else', () => {
    expect(
      filesBelow(folder)
        .filter((file) => /\.(gz|br)$/.test(file))
        .toSorted(),
    ).toEqual(
      ['/assets/main-abc.js', '/index.html', '/manifest.json'].flatMap((file) => [
        `${folder}${file}.br`,
        `${folder}${file}.gz`,
      ]),
    );
    const text = readFileSync(join(folder, asset));
    expect(gunzipSync(readFileSync(`${folder}${asset}.gz`))).toEqual(text);
    expect(brotliDecompressSync(readFileSync(`${folder}${asset}.br`))).toEqual(text);
  });
});
