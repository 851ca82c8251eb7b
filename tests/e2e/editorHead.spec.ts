import type { Locator, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, pageHead, signIn, test } from './fixtures';
import { expectFocusSeen } from './flow/keyboardHand';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { text } from './texts';

/* The head of both editors stands in the page and keeps its height; once it is out of sight a bar of one row lies over the page. */

const editors = {
  claim: href('claim', { claimId: seeded.readyClaim }),
  profile: href('profile', { profileId: seeded.profile }),
};

async function arrive(page: Page, path: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, path);
  await page.mouse.move(width / 2, height / 2);
}

/** Named by the title of the page. */
async function barOf(page: Page): Promise<Locator> {
  return page.getByRole('group', { name: await page.locator('main h1').innerText(), exact: true });
}

const heights = (page: Page) =>
  page.evaluate(() => ({
    head: document.querySelector('main header')?.getBoundingClientRect().height,
    page: document.documentElement.scrollHeight,
  }));

for (const [name, path] of Object.entries(editors)) {
  test(`the bar of the ${name} editor leaves 500 px for the text, and moves nothing`, async ({ page }) => {
    await arrive(page, path, 1366, 625);
    const bar = await barOf(page);
    await expect(bar).toHaveCount(0);
    // The lists of the user's career come beside the profile, and each adds a line.
    if (name === 'profile') await expect(page.getByText(/ nicht in diesem Profil$/)).toHaveCount(2);
    const before = await heights(page);
    await page.mouse.wheel(0, 500);
    await expect(bar).toBeVisible();
    const box = await bar.boundingBox();
    expect(box?.height).toBe(56);
    expect(625 - (box ? box.y + box.height : 625)).toBeGreaterThanOrEqual(500);
    await expect(bar.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    expect(await heights(page)).toEqual(before);
    await page.mouse.wheel(0, -500);
    await expect(bar).toHaveCount(0);
    expect(await heights(page)).toEqual(before);
  });
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  for (const size of ['100%', '200%']) {
    test(`title and main action are in the bar alone while it is shown: ${width} px, text at ${size}`, async ({
      page,
    }) => {
      await arrive(page, editors.claim, width, height);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const publish = page.getByRole('button', { name: text('de', 'claims:publish.open'), exact: true });
      await expect(pageHead(page).getByRole('button', { name: text('de', 'claims:publish.open') })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      const bar = await barOf(page);
      await expect(bar).toBeInViewport({ ratio: 1 });
      // One way to it at a time, for the keyboard and for a screen reader.
      await expect(publish).toHaveCount(1);
      await expect(bar.getByRole('button', { name: text('de', 'claims:publish.open') })).toBeInViewport({ ratio: 1 });
      expect((await bar.locator('[title]').boundingBox())?.width).toBeGreaterThan(60);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      await publish.focus();
      for (let stops = 0; stops < 8; stops += 1) {
        await page.keyboard.press('Tab');
        await expectFocusSeen(page);
      }
      for (let stops = 0; stops < 12; stops += 1) {
        await page.keyboard.press('Shift+Tab');
        await expectFocusSeen(page);
      }
    });
  }
}

test('a long question stays in one line of the bar, and whole in its title', async ({ page }) => {
  await arrive(page, editors.claim, 1000, 700);
  await page.mouse.wheel(0, 400);
  const bar = await barOf(page);
  const question = await page.locator('main h1').innerText();
  const line = bar.getByTitle(question);
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(32);
  await expect(bar.getByRole('button', { name: text('de', 'claims:publish.open'), exact: true })).toBeInViewport();
});

test('a low window keeps its room for the page', async ({ page }) => {
  await arrive(page, editors.claim, 1280, 400);
  await page.mouse.wheel(0, 600);
  await expect(pageHead(page)).not.toBeInViewport();
  await expect(await barOf(page)).toHaveCount(0);
});

for (const width of [1280, 390]) {
  test(`a save that failed leaves the bar its room, ${width} px`, async ({ page }) => {
    await arrive(page, editors.claim, width, 800);
    await page.route('**/add-short-answer', (route) =>
      route.fulfill({ status: 403, json: { success: false, message: 'no', data: null } }),
    );
    const answer = page.getByRole('region', { name: text('de', 'claims:shortAnswer.title') });
    await answer.getByRole('textbox').first().fill('Mit Bildern statt Formeln.');
    await page.mouse.move(width / 2, 600);
    await page.mouse.wheel(0, 500);
    const failed = text('de', 'editing:saveState.notSaved');
    await expect(answer.getByRole('status').filter({ hasText: failed })).toHaveCount(1);
    const bar = await barOf(page);
    await expect(bar.getByText(failed, { exact: true })).toBeInViewport({ ratio: 1 });
    expect((await bar.locator('[title]').boundingBox())?.width).toBeGreaterThan(width / 4);
    await expect(bar.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}
