/** What a host has to answer to addresses of each kind (quality, section 4); every answer has the common headers besides. */
export interface ExpectedAnswer {
  path: string;
  status: number;
  cache: string;
  robots?: string;
}

const immutable = 'public, max-age=31536000, immutable';
const secret = { status: 200, cache: 'no-store', robots: 'noindex, nofollow' };

/** @param asset path of a file of the build below `/assets/` */
export function expectedAnswers(asset: string): ExpectedAnswer[] {
  return [
    { path: '/', status: 200, cache: 'no-cache' },
    { path: '/index.html', status: 200, cache: 'no-cache' },
    { path: '/login', status: 200, cache: 'no-cache' },
    { path: '/competence/claim/17', status: 200, cache: 'no-cache' },
    { path: '/of/no/page', status: 200, cache: 'no-cache' },
    { path: '/verification/token', ...secret },
    { path: '/verification/token.map', ...secret },
    { path: '/personal/verification/17', ...secret },
    { path: '/users/delete?token=x', ...secret },
    { path: '/users/email/confirm/token', ...secret },
    { path: asset, status: 200, cache: immutable },
    { path: '/assets/gone.js', status: 404, cache: 'no-cache' },
    { path: '/assets/', status: 404, cache: 'no-cache' },
    { path: `${asset}.gz`, status: 404, cache: 'no-cache' },
    { path: `${asset}.map`, status: 404, cache: 'no-cache' },
    { path: '/_headers', status: 404, cache: 'no-cache' },
    { path: '/nginx.conf', status: 404, cache: 'no-cache' },
    { path: '/.vite/manifest.json', status: 404, cache: 'no-cache' },
  ];
}

const commonHeaders: Record<string, string | RegExp> = {
  'content-security-policy': /^default-src 'none'; .*require-trusted-types-for 'script'/,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': /^camera=\(\), microphone=\(\), .*autoplay=\(\)$/,
};

/** What is wrong with the answer of a server, in words; none where it is as expected. */
export async function wrongAnswer(origin: string, expected: ExpectedAnswer): Promise<string[]> {
  const { status, headers } = await fetch(origin + expected.path);
  const wanted: Record<string, string | RegExp | null> = {
    ...commonHeaders,
    'cache-control': expected.cache,
    'x-robots-tag': expected.robots ?? null,
  };
  const wrong = Object.entries(wanted).flatMap(([name, value]) => {
    const found = headers.get(name);
    const isRight = value instanceof RegExp ? found !== null && value.test(found) : found === value;
    return isRight ? [] : [`${name}: ${found}`];
  });
  return [...(status === expected.status ? [] : [`status ${status}`]), ...wrong];
}
