import type { Locator, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { nextFrame, prepare } from './soundness';
import { text } from './texts';

/* Bars that stay in sight while the page below them is scrolled: to take the focus there moves nothing. */

async function arrive(page: Page, path: string, [width, height]: [number, number]) {
  await page.setViewportSize({ width, height });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, path);
}

/** Scrolls what a control stands in, and compares where it is scrolled to before and after the control has the focus. */
async function expectStill(control: Locator, distance: number) {
  const scrolled = (element: Element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const isScroller =
        box === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
      if (isScroller && box.scrollHeight > box.clientHeight) return box.scrollTop;
    }
    return 0;
  };
  await control.evaluate((element, by) => {
    for (let box = element.parentElement; box; box = box.parentElement) box.scrollTop += by;
  }, distance);
  await expect(control).toBeInViewport();
  const before = await control.evaluate(scrolled);
  expect(before).toBeGreaterThan(0);
  await control.focus();
  // A frame for the scrolling that the focus asks for.
  await nextFrame(control.page());
  expect(await control.evaluate(scrolled)).toBe(before);
}

test('the bar of an editor', async ({ page }) => {
  await arrive(page, href('claim', { claimId: seeded.readyClaim }), [1366, 625]);
  await expectStill(page.getByRole('button', { name: text('de', 'claims:publish.open'), exact: true }), 450);
});

test('the sections of a profile on a phone', async ({ page }) => {
  await arrive(page, href('profile', { profileId: seeded.profile }), [390, 700]);
  const nav = page.getByRole('navigation', { name: text('de', 'profiles:editor.sections') });
  await expectStill(nav.getByRole('button').first(), 900);
});

test('the steps of a wizard', async ({ page }) => {
  await arrive(page, href('newClaim'), [390, 560]);
  await expectStill(page.getByRole('button', { name: text('de', 'common:action.next'), exact: true }), 40);
});

test('the buttons of a drawer', async ({ page }) => {
  await arrive(page, href('profile', { profileId: seeded.profile }), [390, 600]);
  await page.getByRole('button', { name: text('de', 'profiles:experience.add'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expectStill(drawer.getByRole('button', { name: text('de', 'editing:update.save'), exact: true }), 60);
  await expectStill(drawer.getByRole('button', { name: text('de', 'common:action.close'), exact: true }), 60);
});
