import { expect, open, test } from './fixtures';

/* All names of Trusted Types policies are taken by policies that refuse (quality, section 4). */

// What the test tries.
test.use({
  expectedViolations: [/^trusted-types|^require-trusted-types-for/],
  expectedConsole: [/^Creating a TrustedTypePolicy/],
});

test('nobody else can let scripts or markup in', async ({ page }) => {
  await open(page, '/login');
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      default: () => createPolicy('default'),
      dompurify: () => createPolicy('dompurify'),
      other: () => createPolicy('other'),
      'foreign script': () => (document.createElement('script').src = 'https://evil.example/x.js'),
      markup: () => document.createRange().createContextualFragment('<b>x</b>'),
      worker: () => new Worker('/mockServiceWorker.js'),
    };
    type Factory = { createPolicy: (name: string, rules: object) => unknown };
    function createPolicy(name: string) {
      return (globalThis as unknown as { trustedTypes: Factory }).trustedTypes.createPolicy(name, {});
    }
    return Object.keys(tries).filter((name) => {
      try {
        tries[name]?.();
        return false;
      } catch {
        return true;
      }
    });
  });
  expect(refused).toEqual(['default', 'dompurify', 'other', 'foreign script', 'markup', 'worker']);
});
