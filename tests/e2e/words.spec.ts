import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { openSections, ownWords } from './ownWords';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { languages } from './texts';

/*
 * How much a screen says of itself, and how many controls are in sight at once (docs/ux.md, part "Words"): rows of the
 * seeded people, the public page beside an editor and the frame are not counted.
 */

const limits = [
  { name: 'start page', path: href('dashboard'), words: 75, controls: 12 },
  { name: 'profile editor', path: href('profile', { profileId: seeded.profile }), words: 140, controls: 40 },
  { name: 'claim editor', path: href('claim', { claimId: seeded.publicClaim }), words: 160, controls: 25 },
  { name: 'question of a claim', path: href('newClaim'), words: 60, controls: 12 },
  { name: 'confirmations', path: href('verifyCompetence'), words: 70, controls: 25 },
] as const;

const controls = 'button, a[href], input, select, textarea, [contenteditable="true"]';

for (const language of languages) {
  for (const { name, path, words, controls: controlLimit } of limits) {
    test(`the ${name} says little (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 625 });
      await signIn(page, 'expert');
      await prepare(page, language);
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const inSight = await page
        .locator('main')
        .locator(controls)
        .evaluateAll((all) =>
          all
            .map((control) => [control, control.getBoundingClientRect()] as const)
            .filter(([, { width, height, top, bottom }]) => width > 1 && height > 1 && bottom > 0 && top < innerHeight)
            .map(([control]) => control.getAttribute('aria-label') ?? control.textContent),
        );
      expect(inSight.length, inSight.join(', ')).toBeLessThan(controlLimit);
      await openSections(page);
      const found = await ownWords(page, language);
      const sum = found.reduce((total, { words: own }) => total + own, 0);
      expect(sum, found.map(({ text, words: own }) => `${own} ${text}`).join('\n')).toBeLessThanOrEqual(words);
      // Were nothing recognised, nothing would be counted.
      expect(sum).toBeGreaterThan(words / 3);
    });
  }
}

test('the page of a claim beside its editor has room on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('claim', { claimId: seeded.publicClaim }));
  const preview = page.getByRole('complementary').getByRole('region');
  await expect(preview).toBeVisible();
  expect((await preview.boundingBox())?.height).toBeGreaterThanOrEqual(330);
});
