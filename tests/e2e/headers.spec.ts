import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, headersFor } from '@/build/headers';
import { apiOrigin, appOrigin } from './addresses';
import { expect, test } from './fixtures';

/* What the built site sends, on every kind of address (quality, section 4 and G14). */

const variables = { VITE_API_HOST: apiOrigin, VITE_MEDIA_ORIGIN: '', VITE_IMPORT_URL: '' };
const index = readFileSync(join(import.meta.dirname, 'artefacts/dist/index.html'), 'utf8');
const asset = /\/assets\/[^"]+\.js/.exec(index)?.[0] ?? '/assets/none';

const immutable = 'public, max-age=31536000, immutable';
const addresses: [path: string, status: number, cache: string, robots: string | undefined][] = [
  ['/', 200, 'no-cache', undefined],
  ['/index.html', 200, 'no-cache', undefined],
  ['/login', 200, 'no-cache', undefined],
  ['/competence/claim/17', 200, 'no-cache', undefined],
  ['/verification/token', 200, 'no-store', 'noindex, nofollow'],
  ['/personal/verification/17', 200, 'no-store', 'noindex, nofollow'],
  ['/users/delete?token=x', 200, 'no-store', 'noindex, nofollow'],
  [asset, 200, immutable, undefined],
  ['/assets/gone.js', 404, 'no-cache', undefined],
  ['/assets/100%.png', 404, 'no-cache', undefined],
  ['/_headers', 404, 'no-cache', undefined],
  ['/.vite/manifest.json', 404, 'no-cache', undefined],
];

for (const [path, status, cache, robots] of addresses) {
  test(`headers of ${path.replace(/-[\w-]+\.js$/, '-hash.js')}`, async ({ request }) => {
    const response = await request.get(`${appOrigin}${path}`);
    expect(response.status()).toBe(status);
    const headers = response.headers();
    for (const [name, value] of Object.entries(headersFor(headerRules(variables), '/login'))) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    expect(headers['cache-control']).toBe(cache);
    expect(headers['x-robots-tag']).toBe(robots);
    expect(headers['server']).toBeUndefined();
  });
}
