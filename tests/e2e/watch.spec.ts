import { appOrigin } from './addresses';
import { expect, expectClean, test, watchAlso, type Findings } from './fixtures';

/* Proves that the house rules of the fixtures bite: each is broken once, in a browser of its own. */

const breaches: [name: string, where: keyof Findings, breach: () => unknown][] = [
  ['a page error', 'pageErrors', () => setTimeout(() => void Promise.reject(new Error('planted')))],
  ['a console error', 'console', () => console.error('planted')],
  ['a call of another origin', 'violations', () => fetch('https://other.example/').catch(() => null)],
  [
    'an inline style',
    'violations',
    () => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })),
  ],
  [
    'markup as a string',
    'violations',
    () => {
      try {
        new DOMParser().parseFromString('<p>planted</p>', 'text/html');
      } catch {
        // Refused by Trusted Types, which is what is reported.
      }
    },
  ],
  ['a bearer to our own host', 'strayBearers', () => fetch('/login', { headers: { Authorization: 'Bearer planted' } })],
  ['a dialog', 'dialogs', () => setTimeout(() => alert('planted'))],
];

for (const [name, where, breach] of breaches) {
  test(`the watch sees ${name}`, async ({ browser }) => {
    const context = await browser.newContext();
    const found = await watchAlso(context);
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.goto(`${appOrigin}/login`);
    await page.evaluate(breach);
    await expect.poll(() => found[where]).not.toEqual([]);
    expect(() => expectClean(found)).toThrow();
    await context.close();
  });
}

test('the watch sees a request to another origin', async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true });
  const found = await watchAlso(context);
  const page = await context.newPage();
  await context.route('https://other.example/**', (route) => route.fulfill({ body: 'ok' }));
  await page.goto(`${appOrigin}/login`);
  await page.evaluate(() => fetch('https://other.example/', { mode: 'no-cors' }).catch(() => null));
  await expect.poll(() => found.foreignRequests).toEqual(['https://other.example/']);
  await context.close();
});
