import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, headersFor } from '@/build/headers';
import { apiOrigin, appOrigin } from './addresses';
import { expectedAnswers, wrongAnswer } from './expectedHeaders';
import { expect, test } from './fixtures';

/* What the built site sends, on every kind of address (quality, section 4 and G14). */

const variables = { VITE_API_HOST: apiOrigin, VITE_MEDIA_ORIGIN: '', VITE_IMPORT_URL: '' };
const index = readFileSync(join(import.meta.dirname, 'artefacts/dist/index.html'), 'utf8');
const asset = /\/assets\/[^"]+\.js/.exec(index)?.[0] ?? '/assets/none';

for (const expected of [...expectedAnswers(asset), { path: '/assets/100%.png', status: 404, cache: 'no-cache' }]) {
  test(`headers of ${expected.path.replace(/-[\w-]+\.js/, '-hash.js')}`, async () => {
    expect(await wrongAnswer(appOrigin, expected)).toEqual([]);
  });
}

test('the policy names the origins that the build was made for', async ({ request }) => {
  const headers = (await request.get(`${appOrigin}/login`)).headers();
  for (const [name, value] of Object.entries(headersFor(headerRules(variables), '/login'))) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
  expect(headers['server']).toBeUndefined();
});
