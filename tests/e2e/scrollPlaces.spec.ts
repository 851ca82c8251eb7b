import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';

/* Any number of reloads, and Back after them, lead to the place where the page was left (D-92). */

const editors = {
  claim: href('claim', { claimId: seeded.readyClaim }),
  profile: href('profile', { profileId: seeded.profile }),
};

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.mouse.move(330, 300);
  await page.mouse.wheel(0, top - (await scrolled(page)));
  await expect.poll(() => scrolled(page)).toBe(top);
}

/** Where the page is when all has arrived and a second has been watched: what comes late must not move it either. */
async function placeAfterASecond(page: Page): Promise<number> {
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
  return scrolled(page);
}

for (const [name, path] of Object.entries(editors)) {
  for (const width of [390, 1280, 1440]) {
    test(`five reloads and Back stay in their place: ${name} editor, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 500 });
      await prepare(page, 'de');
      await signIn(page, 'expert');
      await open(page, path);
      await scrollTo(page, 600);
      const places: number[] = [];
      for (let times = 0; times < 5; times += 1) {
        await page.reload();
        places.push(await placeAfterASecond(page));
      }
      await scrollTo(page, 300);
      await page.reload();
      places.push(await placeAfterASecond(page));
      await scrollTo(page, 878);
      await page.evaluate(() => document.querySelector<HTMLElement>('header a[href]')?.click());
      await expect(page).not.toHaveURL(path);
      await expect(page.locator('main h1')).toBeFocused();
      await page.goBack();
      places.push(await placeAfterASecond(page));
      expect(places).toEqual([600, 600, 600, 600, 600, 300, 878]);
    });
  }
}
