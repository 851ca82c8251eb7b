import { expect, type Page } from '@playwright/test';
import { personaPassword, personas } from '@mocks/personas';
import { href } from '@/routes/href';
import { open, signIn, test } from './fixtures';
import { prepare } from './soundness';
import { text } from './texts';

/* Tabs of one browser agree about who is signed in (quality T22, G8). */

const rounds = 10;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('de', 'common:shell.profileMenu') }).click();
  await page.getByRole('menuitem', { name: text('de', 'common:menu.logout') }).click();
}

async function signInByForm(page: Page): Promise<void> {
  await page.getByLabel(text('de', 'auth:field.email')).fill(personas.expert.email);
  await page.getByLabel(text('de', 'auth:field.password'), { exact: true }).fill(personaPassword);
  await page.getByRole('checkbox', { name: text('de', 'auth:captcha.confirm') }).check();
  await page.getByRole('button', { name: text('de', 'auth:login.submit'), exact: true }).click();
}

test('every sign-out and sign-in reaches all tabs, however often', async ({ page, context }) => {
  test.setTimeout(180_000);
  await prepare(page, 'de');
  await signIn(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await open(tab, href('accessControl'));
  for (let round = 0; round < rounds; round += 1) {
    const [first = page] = tabs.slice(round % tabs.length);
    await signOut(first);
    for (const tab of tabs) await tab.waitForURL(({ pathname }) => pathname === href('login'));
    await signInByForm(first);
    for (const tab of tabs) await tab.waitForURL(({ pathname }) => pathname !== href('login'));
  }
});

test('a sign-in elsewhere brings search and news to the page of a visitor', async ({ page, context }) => {
  await prepare(page, 'de');
  await open(page, href('pricing'));
  const other = await context.newPage();
  await open(other, href('login'));
  await signInByForm(other);
  await expect(page.getByRole('button', { name: text('de', 'search:open') }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: text('de', 'common:shell.news') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: text('de', 'common:page.pricing') })).toBeVisible();
});
