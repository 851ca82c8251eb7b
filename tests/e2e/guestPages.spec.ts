import { href } from '@/routes/href';
import { expect, open, test } from './fixtures';
import { expectPrimaryInSight } from './primaryButton';
import { nextFrame, prepare } from './soundness';
import { languages } from './texts';

/* What is in sight on the sign-in page without scrolling. */

test('the button of the sign-in is in sight on a laptop and on a phone', async ({ page }) => {
  await prepare(page, 'de');
  await open(page, href('login'));
  await expectPrimaryInSight(page, page.locator('main'));
});

for (const language of languages) {
  test(`on a low laptop the panel beside the form is in sight as a whole, ${language}`, async ({ page }) => {
    await prepare(page, language);
    await page.setViewportSize({ width: 1366, height: 625 });
    await open(page, href('login'));
    await nextFrame(page);
    const panel = await page.locator('aside > *').boundingBox();
    expect(panel?.height).toBe(625);
  });
}
