import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { nextFrame, prepare } from './soundness';
import { text } from './texts';

/* Where things stand on the start page. */

test('the tiles of the start page have room for their words', async ({ page }) => {
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('dashboard'));
  const tiles = page.getByRole('region', { name: text('de', 'dashboard:tile.label') }).locator('.MuiCard-root');
  await expect(tiles).toHaveCount(3);
  for (const [width, inFirstRow] of [
    [1280, 3],
    [976, 2],
    [768, 2],
    [620, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await nextFrame(page);
    const boxes = await tiles.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes.filter(({ top }) => top === boxes[0]?.top).length, `${width} px`).toBe(inFirstRow);
    expect(Math.min(...boxes.map((box) => box.width)), `${width} px`).toBeGreaterThanOrEqual(Math.min(300, width - 32));
    // Tiles of one row are as high as each other, and both edges of the rows are in line.
    expect(Math.max(...boxes.map(({ right }) => right)), `${width} px`).toBeCloseTo(boxes[2]?.right ?? 0, 0);
    expect(boxes[1]?.height, `${width} px`).toBeGreaterThanOrEqual(inFirstRow > 1 ? (boxes[0]?.height ?? 0) : 0);
  }
});

test('no line of the facts in the card of the public profile begins or ends with a dot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('dashboard'));
  const facts = page.locator('#publicProfile').getByText('Erneuerbare Energien', { exact: true }).locator('..');
  const { lines, cutAt, dots } = await facts.evaluate((line) => {
    const spans = [...line.children];
    const tops = spans.map((span) => span.getBoundingClientRect().top);
    const starts = spans.filter((_, index) => tops[index] !== tops[index - 1]);
    // The dot is within the padding at the start of a fact.
    const dotEnd = (span: Element) =>
      span.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(span).paddingInlineStart);
    return {
      lines: new Set(tops).size,
      cutAt: line.parentElement?.getBoundingClientRect().left ?? 0,
      dots: starts.map(dotEnd),
    };
  });
  expect(lines).toBe(2);
  for (const end of dots) expect(end).toBeLessThanOrEqual(cutAt + 0.5);
  await expect(facts).not.toContainText('·');
});
