import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { text } from './texts';

/* A page whose code cannot be loaded: after a new release (quality F26), and without a connection (F23). */

const claimsCode = /\/assets\/ClaimsPage-/;
// The browser reports the import that fails.
test.use({ expectedConsole: [/dynamically imported module/] });

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const claimsLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: text('de', 'common:menu.nuggets'), exact: true });
const heading = (page: Page, key: string) => page.getByRole('heading', { level: 1, name: text('de', key) });

test('is reloaded once at its own address, and then says so with ways out', async ({ page }) => {
  await signIn(page);
  await page.route(claimsCode, (route) => route.fulfill({ status: 404 }));
  await open(page, href('dashboard'));
  const documents = countDocuments(page);
  await claimsLink(page).click();
  await expect(heading(page, 'common:crash.title')).toBeVisible();
  expect(documents).toEqual([href('claims')]);
  await expect(page.getByText(text('de', 'common:failureOfRead.network'))).toBeVisible();
  await expect(page.getByRole('link', { name: text('de', 'common:crash.home') })).toBeVisible();
  // Another page loads well; the missing one is no reason to reload again.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('de', 'common:menu.dashboard') })
    .click();
  await expect(heading(page, 'common:crash.title')).toBeHidden();
  await claimsLink(page).click();
  await expect(heading(page, 'common:crash.title')).toBeVisible();
  expect(documents).toEqual([href('claims')]);
});

test('is there after that one reload where the new release has it', async ({ page }) => {
  await signIn(page);
  await open(page, href('dashboard'));
  const documents = countDocuments(page);
  await page.route(claimsCode, (route) => (documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await claimsLink(page).click();
  await expect(heading(page, 'common:page.claims')).toBeVisible();
  expect(documents).toEqual([href('claims')]);
  expect(await page.evaluate(() => sessionStorage.getItem('fachprofil.chunkReload'))).toBeNull();
});

test('without a connection says so, and loads when it is back', async ({ page }) => {
  await signIn(page);
  await open(page, href('dashboard'));
  const documents = countDocuments(page);
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: text('de', 'common:offline.banner') })).toBeVisible();
  await claimsLink(page).click();
  await expect(heading(page, 'common:offline.title')).toBeVisible();
  expect(documents).toEqual([]);
  await page.context().setOffline(false);
  await expect(heading(page, 'common:page.claims')).toBeVisible();
  expect(documents).toEqual([href('claims')]);
  await expect(page.getByText(text('de', 'common:offline.banner'))).toBeHidden();
});
