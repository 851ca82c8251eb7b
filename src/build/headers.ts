import { captchaScripts, stripeScripts } from '../domain/scriptSources.ts';
import { routes, type RouteEntry } from '../routes/table.ts';
import type { Plugin } from 'vite';

/*
 * The one source of what a host has to send with the built files (docs/deploy.md). The build writes it as `_headers`
 * and `nginx.conf`; the end-to-end tests serve the build as the second says.
 */

/** Those that name other origins (.env.example). */
export interface HeaderVariables {
  VITE_API_HOST: string;
  VITE_MEDIA_ORIGIN: string;
  VITE_IMPORT_URL: string;
  VITE_CAPTCHA_PROVIDER?: string | undefined;
}

/** `*` in the pattern matches the rest of the path. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

const captchas: Record<string, Readonly<Record<'script' | 'style' | 'connect' | 'frame', readonly string[]>>> = {
  turnstile: {
    script: captchaScripts.turnstile,
    style: [],
    connect: [],
    frame: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    // The provider names the same hosts for everything.
    script: captchaScripts.hcaptcha,
    style: captchaScripts.hcaptcha,
    connect: captchaScripts.hcaptcha,
    frame: captchaScripts.hcaptcha,
  },
  recaptcha: {
    script: captchaScripts.recaptcha,
    style: [],
    connect: ['https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
};
const noCaptcha = { script: [], style: [], connect: [], frame: [] };

const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
/** Lets in the empty <style> that emotion fills through the CSS object model; no other inline style passes. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function origin(address: string): string[] {
  return address === '' ? [] : [new URL(address).origin];
}

/** See quality, section 4. */
export function contentSecurityPolicy(variables: HeaderVariables): string {
  const captcha = captchas[variables.VITE_CAPTCHA_PROVIDER ?? ''] ?? noCaptcha;
  const api = origin(variables.VITE_API_HOST);
  const media = variables.VITE_MEDIA_ORIGIN === '' ? api : origin(variables.VITE_MEDIA_ORIGIN);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...stripeScripts, ...captcha.script],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", emptyStyle, ...captcha.style],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'font-src': ["'self'"],
    'media-src': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...api,
      ...origin(variables.VITE_IMPORT_URL),
      'https://api.stripe.com',
      ...captcha.connect,
    ],
    'frame-src': [...stripeScripts, 'https://hooks.stripe.com', ...players, ...captcha.frame],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
    'upgrade-insecure-requests': [],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Of every response, errors included. */
function everywhere(variables: HeaderVariables): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(variables),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com"), ' +
      `clipboard-write=(self), fullscreen=(self ${players.map((host) => `"${host}"`).join(' ')}), autoplay=()`,
  };
}

/** Of the addresses that hold a secret, or of all others, as the route table marks them. */
function patternsOf(isSecret: boolean): string[] {
  const patterns = Object.values(routes as Record<string, RouteEntry>)
    .filter(({ path, secret = false }) => path !== '*' && secret === isSecret)
    .map(({ path }) => path.replace(/:.*$/, '*'));
  const isCovered = (path: string) =>
    patterns.some((other) => other.endsWith('*') && other !== path && path.startsWith(other.slice(0, -1)));
  return [...new Set(patterns)].filter((path) => !isCovered(path));
}

const noCache = { 'Cache-Control': 'no-cache' };

/**
 * Several may match one address, and none of them names a header of another.
 * @param top path below which the app is served: '' or without its last slash
 */
export function headerRules(variables: HeaderVariables, top = ''): HeaderRule[] {
  const rules = [
    { pattern: '/*', headers: everywhere(variables) },
    { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...['/index.html', ...patternsOf(false)].map((pattern) => ({ pattern, headers: noCache })),
    ...patternsOf(true).map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
    })),
  ];
  return rules.map(({ pattern, headers }) => ({ pattern: top + pattern, headers }));
}

export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const pairs = lines.map((line) => line.trim().split(/: (.*)/)).map(([name = '', value = '']) => [name, value]);
      return { pattern, headers: Object.fromEntries(pairs) as Record<string, string> };
    });
}

export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers)) as Record<string, string>;
}

/** None of our values holds both kinds of quotes. */
function quoted(value: string): string {
  const quote = value.includes("'") ? '"' : "'";
  return quote + value + quote;
}

/**
 * A part of a server block of nginx. One `add_header` hides all inherited ones: each location repeats them. With
 * `always` they go with errors too; nothing but a file may be kept for long.
 */
export function nginxFile(rules: readonly HeaderRule[], top = ''): string {
  const location = (match: string, pathname: string, ...body: string[]) => {
    const headers = { ...noCache, ...headersFor(rules, pathname) };
    const lines = Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)}${value.includes('immutable') ? '' : ' always'};`,
    );
    return [`  location ${match} {`, ...[...lines, ...body].map((line) => `    ${line}`), '  }'].join('\n');
  };
  // With `=404` behind it, index.html is answered here and not by the location of its own address.
  const app = `try_files $uri ${top}/index.html =404;`;
  const secret = rules.filter(({ headers }) => 'X-Robots-Tag' in headers).map(({ pattern }) => pattern);
  return `# Written by the build from src/build/headers.ts, for a server block with listen, server_name, certificate and root
# (docs/deploy.md has an example).
server_tokens off;
gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_static on;
# brotli_static on; # where nginx has the brotli module
gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

${[
  location(`${top}/assets/`, `${top}/assets/x`, 'try_files $uri @missing;'),
  location('@missing', `${top}/x`, 'return 404;'),
  ...secret.map((pattern) =>
    location(pattern.endsWith('*') ? `^~ ${pattern.slice(0, -1)}` : `= ${pattern}`, pattern, app),
  ),
  location(`~ (^|/)\\.|\\.(map|gz|br)$|^${top}/(_headers|nginx\\.conf)$`, `${top}/x`, 'return 404;'),
  location(`${top}/`, `${top}/x`, app),
].join('\n\n')}
`;
}

export function securityHeaders(variables: HeaderVariables): Plugin {
  let top = '';
  return {
    name: 'security-headers',
    apply: 'build',
    configResolved: ({ base }) => {
      top = base.slice(0, -1);
    },
    generateBundle() {
      const rules = headerRules(variables, top);
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) });
      this.emitFile({ type: 'asset', fileName: 'nginx.conf', source: nginxFile(rules, top) });
    },
  };
}
