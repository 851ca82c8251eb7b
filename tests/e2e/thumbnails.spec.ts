import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { text } from './texts';

test('the small picture of a page keeps the spaces between its words', async ({ page }) => {
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('claim', { claimId: seeded.readyClaim }));
  await page.getByRole('button', { name: text('de', 'claims:publish.open'), exact: true }).click();
  const picture = page.getByRole('dialog').locator('[inert]').first();
  await expect(picture.getByText(text('de', 'publicClaim:answeredBy'))).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await picture.evaluate(lostSpaces)).toEqual([]);
});

/** Texts whose first space is much narrower than it is in letters of a readable size, where it is a fifth of their height. */
function lostSpaces(picture: Element): string[] {
  const scale = picture.querySelector('p')?.currentCSSZoom ?? 1;
  const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
  const lost: string[] = [];
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const index = nodeValue?.indexOf(' ') ?? -1;
    if (index < 0 || !parentElement) continue;
    const space = document.createRange();
    space.setStart(texts.currentNode, index);
    space.setEnd(texts.currentNode, index + 1);
    const fontSize = parseFloat(getComputedStyle(parentElement).fontSize) * scale;
    if (space.getBoundingClientRect().width < fontSize * 0.17) lost.push(nodeValue ?? '');
  }
  return lost;
}
