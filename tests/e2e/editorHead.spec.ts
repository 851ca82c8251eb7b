import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, pageHead, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { text } from './texts';

/* The head of both editors on a laptop: a bar of one row while the page is scrolled, and room for the text below it. */

const editors = {
  claim: { path: href('claim', { claimId: seeded.readyClaim }) },
  profile: { path: href('profile', { profileId: seeded.profile }) },
};

/** The preview beside the editor has a head of its own. */
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [name, { path }] of Object.entries(editors)) {
  test(`the head of the ${name} editor leaves 500 px for the text`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 625 });
    await signIn(page, 'expert');
    await prepare(page, 'de');
    await open(page, path);
    await expect(pageHead(page).getByRole('button').last()).toBeVisible();
    const before = await pageHeight(page);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(async () => (await pageHead(page).boundingBox())?.height).toBeLessThanOrEqual(57);
    const bar = await pageHead(page).boundingBox();
    expect(625 - (bar ? bar.y + bar.height : 625)).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(pageHead(page).getByRole('button').last()).toBeInViewport();
    // Nothing below has moved, so that no scroll position makes the head shrink and grow in turn.
    expect(Math.abs((await pageHeight(page)) - before)).toBeLessThanOrEqual(1);
    await page.mouse.wheel(0, -500);
    await expect.poll(async () => (await pageHead(page).boundingBox())?.height).toBeGreaterThan(57);
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

for (const width of [1280, 390]) {
  test(`a save that failed leaves the head its room, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'expert');
    await prepare(page, 'de');
    await open(page, href('claim', { claimId: seeded.readyClaim }));
    await page.route('**/add-short-answer', (route) =>
      route.fulfill({ status: 403, json: { success: false, message: 'no', data: null } }),
    );
    const answer = page.getByRole('region', { name: text('de', 'claims:shortAnswer.title') });
    await answer.getByRole('textbox').first().fill('Mit Bildern statt Formeln.');
    await page.mouse.move(width / 2, 600);
    await page.mouse.wheel(0, 500);
    const failed = text('de', 'editing:saveState.notSaved');
    await expect(answer.getByRole('status').filter({ hasText: failed })).toHaveCount(1);
    await expect(pageHead(page).getByText(failed, { exact: true })).toHaveCount(1);
    const question = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(question?.width).toBeGreaterThan(width / 4);
    const menu = await pageHead(page).getByRole('button').last().boundingBox();
    expect((menu?.x ?? Number.NaN) + (menu?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}
