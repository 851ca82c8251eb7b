import { expect, open, signIn, test } from './fixtures';
import type { Page } from '@playwright/test';

/* What an address needs is fetched beside the entry (performance, S4), all of it and nothing else. */

const links = (page: Page) =>
  page.locator('link[rel=modulepreload]').evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href));

const nameOf = (url: string) => url.replace(/^.*\/assets\/(.+)-[\w-]{8}\.js$/, '$1');

async function scriptsSent(page: Page, path: string): Promise<{ sent: string[]; preloaded: string[] }> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/') && request.resourceType() === 'script') sent.push(request.url());
  });
  await open(page, path);
  return { sent, preloaded: await links(page) };
}

for (const path of ['/login', '/verification/some-token']) {
  test(`${path} waits for no script that the address gives away`, async ({ page }) => {
    const { sent, preloaded } = await scriptsSent(page, path);
    // The entry is in index.html itself; the toasts wait for the first message.
    const late = sent.filter((url) => !preloaded.includes(url) && !['index', 'NoticeHost'].includes(nameOf(url)));
    expect(late).toEqual([]);
    expect(preloaded.filter((url) => !sent.includes(url))).toEqual([]);
    expect(new Set(sent).size).toBe(sent.length);
  });
}

test('with a session the frame comes early too', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.waitForSelector('link[href*="DashboardPage"]', { state: 'attached' });
  expect((await links(page)).map(nameOf)).toEqual(
    expect.arrayContaining(['DashboardPage', 'DefaultLayout', 'dashboard']),
  );
  await expect(page.locator('main h1')).toBeVisible();
});
