import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { german } from './openStates';
import { seeded } from './screenTable';
import { movesDone, prepare } from './soundness';

test('a row that is added makes its room, and takes it from none that is there', async ({ page }) => {
  await prepare(page, 'de');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page);
  await open(page, href('claim', { claimId: seeded.readyClaim }, { section: 'keywords' }));
  const section = page.locator('#keywords-body');
  const rows = section.getByRole('list', { name: german('claims:keywords.title'), exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const height = async (index: number) => (await rows.nth(index).boundingBox())?.height ?? Number.NaN;
  await movesDone(page);
  const whole = await height(0);
  // Time stands still, so that each row is held where it begins to enter.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await section.getByRole('textbox', { name: german('claims:keywords.add'), exact: true }).fill('Anmeldung');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(4);
  await expect.poll(() => height(3)).toBeLessThan(whole / 2);
  expect(await height(0)).toBe(whole);
  await rows.nth(3).evaluate((row) => row.getAnimations().forEach((animation) => animation.finish()));
  await expect.poll(() => height(3)).toBe(whole);
});
