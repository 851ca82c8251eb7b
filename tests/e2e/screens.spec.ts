import { product } from '@/domain/product';
import { routes } from '@/routes/table';
import { expect, open, signIn, test } from './fixtures';
import { isHiddenFromRobots, ownRoutes, screens } from './screenTable';
import { expectSound, fullViews, narrowView, prepare } from './soundness';
import { languages, text, type Language } from './texts';
import type { Page } from '@playwright/test';

/*
 * Every page in both languages, both colour schemes and several widths (quality, G4 and G20).
 *
 * What is looked at where follows from what can differ: all rules of axe on the light page in German, whose texts are
 * the longer ones, wide and narrow; of the dark page the colours alone, since nothing else changes; reflow and texts
 * besides that at a middle width; in English the texts, the title and reflow at the narrowest width.
 */

for (const screen of screens) {
  test(screen.name, async ({ page }) => {
    if (screen.as) await signIn(page, screen.as);
    const arrive = async (language: Language) => {
      await prepare(page, language);
      await open(page, screen.path);
      await expectHead(page, language, screen);
    };
    await arrive('de');
    await expectSound(page, 'de', fullViews);
    await arrive('en');
    await expectSound(page, 'en', [narrowView]);
  });
}

async function expectHead(page: Page, language: Language, { path, route }: (typeof screens)[number]): Promise<void> {
  const shown = new URL(page.url());
  // An address that holds a secret in its query gives it away to nobody: it is gone from there.
  expect(shown.pathname).toBe(path.split('?')[0]);
  await expect(page).toHaveTitle(`${text(language, routes[route].title)} · ${product.name}`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(isHiddenFromRobots(route) ? 1 : 0);
}

for (const language of languages) {
  test(`no two pages share a title (${language})`, () => {
    const titles = ownRoutes.map((name) => text(language, routes[name].title));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
}
