import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';

/* The closed rows of the claim editor: the first words of a filled one stand beside its name, on a phone below it (ux 4.3). */

for (const [width, lines] of [
  [1280, 2],
  [768, 1],
  [390, 3],
] as const) {
  test(`a filled row of the claim editor has at most ${lines} line(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'expert');
    await prepare(page, 'de');
    await open(page, href('claim', { claimId: seeded.publicClaim }));
    const rows = page
      .locator('#subject, #keywords, #categories, #faqs, #essentials')
      .getByRole('button')
      .and(page.locator('[aria-expanded="false"]'));
    await expect(rows).toHaveCount(5);
    const heights = await rows.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.max(...heights), heights.join(', ')).toBeLessThanOrEqual(22 + lines * 24);
  });
}
