import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { text } from './texts';

/* The head of both editors on a laptop: a bar of one row while the page is scrolled, and room for the text below it. */

const editors = {
  claim: { path: href('claim', { claimId: seeded.readyClaim }) },
  profile: { path: href('profile', { profileId: seeded.profile }) },
};

const head = (page: Page) => page.locator('main header');
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [name, { path }] of Object.entries(editors)) {
  test(`the head of the ${name} editor leaves 500 px for the text`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 625 });
    await signIn(page, 'expert');
    await prepare(page, 'de');
    await open(page, path);
    await expect(head(page).getByRole('button').last()).toBeVisible();
    const before = await pageHeight(page);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(async () => (await head(page).boundingBox())?.height).toBeLessThanOrEqual(57);
    const bar = await head(page).boundingBox();
    expect(625 - (bar ? bar.y + bar.height : 625)).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(head(page).getByRole('button').last()).toBeInViewport();
    // Nothing below has moved, so that no scroll position makes the head shrink and grow in turn.
    expect(Math.abs((await pageHeight(page)) - before)).toBeLessThanOrEqual(1);
    await page.mouse.wheel(0, -500);
    await expect.poll(async () => (await head(page).boundingBox())?.height).toBeGreaterThan(57);
  });
}

test('a long question stays in one line of the bar, and whole in its title', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, editors.claim.path);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 400);
  const question = page.getByRole('heading', { level: 1 });
  await expect(question).toHaveAttribute('title', await question.innerText());
  await expect(page.getByRole('button', { name: text('de', 'claims:publish.open'), exact: true })).toBeInViewport();
});
