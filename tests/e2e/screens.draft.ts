import { product } from '@/domain/product';
import { routes } from '@/routes/table';
import { expect, open, signIn, test } from './fixtures';
import { isHiddenFromRobots, ownRoutes, screens } from './screenTable';
import { expectSound, prepare } from './soundness';
import { languages, text } from './texts';

/* Every page in both languages, both colour schemes and three widths (quality, G4 and G20). */

for (const screen of screens) {
  for (const language of languages) {
    test(`${screen.name} (${language})`, async ({ page }) => {
      await prepare(page, language);
      if (screen.as) await signIn(page, screen.as);
      await open(page, screen.path);
      const shown = await page.evaluate(() => window.location.pathname + window.location.search);
      // An address that holds a secret in its query gives it away to nobody: it is gone from there.
      expect(shown.split('?')[0]).toBe(screen.path.split('?')[0]);
      await expect(page).toHaveTitle(`${text(language, routes[screen.route].title)} · ${product.name}`);
      await expect(page.locator('meta[name=robots]')).toHaveCount(isHiddenFromRobots(screen.route) ? 1 : 0);
      await expectSound(page, language);
    });
  }
}

for (const language of languages) {
  test(`no two pages share a title (${language})`, () => {
    const titles = ownRoutes.map((name) => text(language, routes[name].title));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
}
