import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { text } from './texts';

/* On paper: the pictures that stand there are loaded when the browser is asked to print, however far down they are. */

declare global {
  interface Window {
    /** The pictures of the paper and whether each was there when it was printed. */
    printed?: Map<HTMLImageElement, boolean>;
    /** Title of the document and heading of the paper when it was last printed. */
    paper?: (string | undefined)[];
  }
}

const pages = [
  [
    'profile',
    href('profile', { profileId: seeded.profile }),
    /^Weitere Aktionen für/,
    'profiles:preview.print',
    'publicProfile:label',
  ],
  [
    'claim',
    href('claim', { claimId: seeded.publicClaim }),
    /^Mehr zu diesem Claim/,
    'claims:editor.print',
    'publicClaim:label',
  ],
] as const;

for (const [name, path, menu, item, label] of pages) {
  for (const way of ['from the menu', 'by Ctrl+P'] as const) {
    test(`a ${name} printed ${way} has its pictures`, async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => {
          const pictures = document.querySelectorAll<HTMLImageElement>('[data-printed] img');
          window.printed = new Map([...pictures].map((one) => [one, one.complete && one.naturalWidth > 0]));
        };
      });
      await signIn(page, 'expert');
      await page.setViewportSize({ width: 1440, height: 400 });
      // None has arrived before; those of the paper do once it is there.
      let isPrinted = false;
      await page.route('**/media/**', async (route) => {
        if (!isPrinted) return route.abort();
        await page.locator('[data-printed]').waitFor({ state: 'attached' });
        return route.continue();
      });
      await open(page, path);
      // The preview comes late; a picture of it that still fails would fail on the paper, too, as the same request.
      await expect(page.getByRole('region', { name: text('de', label) })).toBeVisible();
      await expect(page.locator('img:not([loading="lazy"])')).toHaveCount(0);
      isPrinted = true;
      if (way === 'by Ctrl+P') await page.keyboard.press('Control+p');
      else {
        await page.getByRole('button', { name: menu }).first().click();
        await page.getByRole('menuitem', { name: text('de', item), exact: true }).click();
      }
      await page.waitForFunction(() => window.printed !== undefined);
      await page.emulateMedia({ media: 'print' });
      const shown = await page.evaluate(() =>
        [...(window.printed ?? [])].flatMap(([{ src, clientWidth }, isLoaded]) =>
          clientWidth > 0 ? [{ src, isLoaded }] : [],
        ),
      );
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter(({ isLoaded }) => !isLoaded)).toEqual([]);
      // The paper may be gone before the last picture of the page is asked for.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}

for (const [name, path] of pages) {
  test(`a ${name} printed from the menu of the browser is its page, and not the editor`, async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('afterprint', () => {
        window.paper = [document.title, document.querySelector('[data-printed] h1')?.textContent];
      });
    });
    await signIn(page, 'expert');
    await open(page, path);
    const title = await page.title();
    // The browser asks nobody to wait: what it prints is there soon after the page.
    await page.mouse.move(600, 300);
    const paper = async () => {
      await page.pdf();
      return page.evaluate(() => window.paper);
    };
    await expect.poll(paper).toEqual([expect.any(String), expect.any(String)]);
    const [printedTitle, heading] = (await paper()) ?? [];
    expect(heading).toContain(printedTitle);
    await expect(page.locator('[data-printed]')).toHaveCount(0);
    expect(await page.title()).toBe(title);
  });
}

test('the head of a printed claim begins where its text does, and the code has room above it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(page, 'expert');
  // Wider than the text on a screen, as a sheet of paper is.
  await page.setViewportSize({ width: 900, height: 800 });
  const [, path, menu, item] = pages[1];
  await open(page, path);
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: text('de', item), exact: true }).click();
  await page.locator('[data-printed]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const lines = await page.locator('[data-printed]').evaluate((sheet) => {
    const lefts = ['[data-part="question"]', '[data-part="profile"]', 'section'].map(
      (selector) => sheet.querySelector(selector)?.getBoundingClientRect().left,
    );
    const code = sheet.lastElementChild?.getBoundingClientRect().top ?? 0;
    const above = sheet.lastElementChild?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    return { lefts, room: code - above };
  });
  expect(new Set(lines.lefts).size, lines.lefts.join(', ')).toBe(1);
  expect(lines.room).toBeGreaterThanOrEqual(16);
});
