import { href } from '@/routes/href';
import { expect, holdRequests, open, signIn, test } from './fixtures';
import { nextFrame, prepare } from './soundness';
import { text } from './texts';

/* Where things stand on the start page. */

test('the figures of the start page are one line', async ({ page }) => {
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('dashboard'));
  const line = page.getByRole('region', { name: text('de', 'dashboard:figures.label') });
  await expect(line.getByRole('link')).toHaveCount(3);
  for (const [width, highest] of [
    [1366, 96],
    [768, 96],
    [390, 96],
    [320, 128],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await nextFrame(page);
    const boxes = await line
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ top }) => top)).size, `${width} px`).toBe(1);
    expect((await line.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(highest);
    // No label is broken within a word.
    const labels = line.getByText(text('de', 'dashboard:figures.confirmations'));
    expect((await labels.boundingBox())?.height, `${width} px`).toBeLessThan(24);
  }
});

test('the start page is short, on a phone in its order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('dashboard'));
  const sections = page.getByRole('main').locator('section');
  await expect(sections).toHaveCount(5);
  const tops = await sections.evaluateAll((cards) =>
    cards.map((card) => [card.textContent.slice(0, 9), card.getBoundingClientRect().top] as const),
  );
  expect(tops.map(([words]) => words.replace(/\d.*/, '0'))).toEqual([
    'Ihr nächs',
    'Liegt anM',
    'Ihr Profi',
    '0',
    'Aus der D',
  ]);
  expect(tops.map(([, top]) => top)).toEqual(tops.map(([, top]) => top).toSorted((a, b) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1680);
  await expect(
    page.getByRole('region', { name: text('de', 'dashboard:posts.title') }).getByRole('listitem'),
  ).toHaveCount(2);
  const words = (await page.getByRole('main').innerText()).trim().split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(150);
});

test('what a card of the start page loads, and its links, keep to its padding', async ({ page }) => {
  await signIn(page, 'expert');
  await prepare(page, 'de');
  const letThrough = await holdRequests(
    page,
    /\/(?:claims|endorsement\/invitations|post\/published\/all|competenceprofile|mycompetencearea)\b/,
  );
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(href('dashboard'));
    const cards = page.getByRole('main').locator('section');
    await expect(cards).toHaveCount(3);
    await expect(page.locator('main .MuiSkeleton-root').first()).toBeVisible();
    const margins = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const edge = card.getBoundingClientRect();
        return [...card.querySelectorAll('.MuiSkeleton-root')].flatMap((slab) => {
          const box = slab.getBoundingClientRect();
          // Left out on a phone.
          if (box.height === 0) return [];
          return [box.left - edge.left, edge.right - box.right, box.top - edge.top, edge.bottom - box.bottom];
        });
      }),
    );
    expect(Math.min(...margins), `${width} px`).toBeGreaterThanOrEqual(8);
  }
  await letThrough();
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const all = page.getByRole('link', { name: text('de', 'dashboard:posts.all') });
    await expect(all).toBeVisible();
    const inside = await all.evaluate((link) => {
      const card = link.closest('section')?.getBoundingClientRect();
      const box = link.getBoundingClientRect();
      return card && [box.left - card.left, card.right - box.right];
    });
    expect(Math.min(...(inside ?? [])), `${width} px`).toBeGreaterThanOrEqual(width < 600 ? 12 : 16);
  }
});

test('no line of the facts in the card of the public profile begins or ends with a dot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('dashboard'));
  const facts = page
    .getByRole('region', { name: text('de', 'dashboard:profile.title') })
    .getByText('Erneuerbare Energien', { exact: true })
    .locator('..');
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
