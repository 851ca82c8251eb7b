import type { Locator } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { text } from './texts';

/* Where things stand in the wizards, on a laptop and on a phone. */

/** How many of them stand in each row, from the top. */
const rowsOf = (items: Locator): Promise<number[]> =>
  items.evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

test('no title to choose from is alone in a row', async ({ page }) => {
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('newProfile', undefined, { id: seeded.pausedProfile }));
  await page.getByRole('button', { name: text('de', 'common:action.next'), exact: true }).click();
  const titles = page.getByRole('group', { name: text('de', 'profiles:title.label') }).locator('label:has(input)');
  await expect(titles).toHaveCount(5);
  for (const [width, rows] of [
    [1280, [5]],
    [768, [5]],
    [390, [3, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => rowsOf(titles), { message: `${width} px` }).toEqual(rows);
  }
});

test('both months of a station stand in one row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('profile', { profileId: seeded.profile }));
  await page.getByRole('button', { name: text('de', 'profiles:experience.add'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: text('de', 'career:experience.ongoing') }).uncheck();
  const years = drawer.getByRole('spinbutton').filter({ hasText: 'JJJJ' });
  await expect(years).toHaveCount(2);
  expect(await rowsOf(years)).toEqual([2]);
});

test('what ends the head of a wizard ends where its progress does', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  const progress = page.getByRole('list', { name: text('de', 'editing:wizard.progress') });
  const last = page.getByRole('button', { name: 'English', exact: true });
  for (const [path, control] of [
    [href('newClaim'), page.getByRole('link', { name: text('de', 'editing:wizard.later') })],
    [href('newClaim', undefined, { id: seeded.readyClaim }), last],
  ] as const) {
    await open(page, path);
    const edge = await progress.evaluate((list) => list.getBoundingClientRect().right);
    const words = await control.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    expect(Math.abs(edge - words), path).toBeLessThanOrEqual(4);
  }
});
