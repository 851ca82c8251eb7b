import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { accountMenu, button, german, menuItem, profileMenu } from './openStates';
import { seeded } from './screenTable';

/* What is taken out of the product as a file, as a browser saves it under the production headers (ux no. 11). */

type Validate = (resume: unknown, done: (errors: unknown) => void) => void;
const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as { validate: Validate };

/** Presses and answers with the name and the content of the file that the browser saves. */
async function save(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const asked = page.waitForEvent('download');
  await press();
  const download = await asked;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('the data that are loaded, as JSON', async ({ page }) => {
  await open(page, href('profiles'));
  await accountMenu(page).click();
  const { name, content } = await save(page, () => menuItem('common:menu.exportData')(page).click());
  expect(name).toMatch(/\.json$/);
  expect(JSON.stringify(JSON.parse(content.toString()))).toContain('Elektroingenieurin');
  expect(content.toString()).not.toContain('access_token');
});

test('a profile as JSON Resume, valid against its schema', async ({ page }) => {
  await open(page, href('profiles'));
  await profileMenu(page).click();
  const { name, content } = await save(page, () => menuItem('profiles:export.jsonResume')(page).click());
  expect(name).toMatch(/\.json$/);
  const resume = JSON.parse(content.toString()) as unknown;
  const errors = await new Promise((done) => validate(resume, done));
  expect(errors).toBeNull();
});

test('the business card of a profile as SVG and as PNG', async ({ page }) => {
  await open(page, href('profile', { profileId: seeded.profile }));
  await button('common:action.share')(page).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(german('sharing:kit.card'), { exact: true }).click();
  const press = (key: string) => () =>
    sheet
      .getByRole('button', { name: german(key) })
      .first()
      .click();
  const drawn = await save(page, press('sharing:svg'));
  expect(drawn.name).toMatch(/\.svg$/);
  expect(drawn.content.toString()).toMatch(/^<svg[^>]*\bwidth="85mm"[^>]*\bheight="55mm"/);
  const painted = await save(page, press('sharing:png'));
  expect(painted.name).toMatch(/\.png$/);
  expect(painted.content.subarray(1, 4).toString()).toBe('PNG');
});

test('a claim as Markdown', async ({ page }) => {
  await open(page, href('claim', { claimId: seeded.publicClaim }));
  await button('claims:editor.menu')(page).click();
  await menuItem('claims:editor.export')(page).click();
  const { name, content } = await save(page, () =>
    page.getByRole('button', { name: german('publicClaim:export.markdownFile'), exact: true }).click(),
  );
  expect(name).toMatch(/\.md$/);
  expect(content.toString()).toMatch(/^# Wie groß sollte ein Batteriespeicher/);
});
