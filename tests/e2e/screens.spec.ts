import { routeOf } from '@/routes/destination';
import { isArticle } from '@/routes/helpArticles';
import { routes } from '@/routes/table';
import { enlargedTextFaults } from './enlargedText';
import { countFirstLoad } from './firstLoad';
import { expect, open, signIn, test } from './fixtures';
import { isHiddenFromRobots, ownRoutes, screens } from './screenTable';
import { accountMenu } from './openStates';
import {
  expectRoomForText,
  expectSound,
  fullViews,
  prepare,
  setTextSize,
  structureFindings,
  translatedViews,
} from './soundness';
import { languages, text, titleOf, type Language } from './texts';
import { expectRoomForFingers } from './touchTargets';
import type { Page } from '@playwright/test';

/*
 * Every page in both languages, both colour schemes and three widths (quality, G4 and G20): all rules of axe on the light
 * page; on the dark one the colours alone, since nothing else changes; with enlarged text in two; what is pressed takes a
 * finger; and what the first page sends is little. With `E2E_EVERY_ROW=1` axe looks at the English page,
 * too, which differs in its texts alone.
 */

const englishViews = process.env['E2E_EVERY_ROW'] === undefined ? translatedViews : fullViews;

/** What is sent is counted once for each page, of those that do not lead on at once. */
const firstOfRoute = new Set(ownRoutes.map((route) => screens.find((screen) => screen.route === route)));

for (const screen of screens) {
  test(screen.name, async ({ page }) => {
    test.setTimeout(120_000);
    if (screen.as) await signIn(page, screen.as);
    await prepare(page, 'de');
    const expectLittleSent = firstOfRoute.has(screen) ? await countFirstLoad(page, screen.route) : null;
    await open(page, screen.path);
    await expectLittleSent?.();
    await expectHead(page, 'de', screen);
    await expectLinksLead(page);
    await expectSound(page, 'de', fullViews);
    await expectRoomForText(page);
    expect(await enlargedTextFaults(page)).toEqual({});
    await expectRoomForFingers(page);
    await turnToEnglish(page);
    await expectHead(page, 'en', screen);
    await expectLinksLead(page);
    await expectSound(page, 'en', englishViews);
    // Other lines are the longest.
    await setTextSize(page, 200);
    await expectSound(page, 'en', [{ scheme: 'light', width: 390, axe: null }]);
  });
}

/** By the page's own switch or that of the account menu, which change what is shown at once. */
async function turnToEnglish(page: Page): Promise<void> {
  const name = { name: text('de', 'common:language.en'), exact: true };
  const languageSwitch = page.getByRole('button', name);
  if ((await languageSwitch.count()) > 0) await languageSwitch.click();
  else {
    await accountMenu(page).click();
    await page.getByRole('menuitem', name).click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main h1')).toBeVisible();
  // What is a file of its own, such as an article, comes a little later.
  const untranslated = async () =>
    (await structureFindings(page, 'en')).filter((finding) => finding.startsWith('not translated'));
  await expect.poll(untranslated).toEqual([]);
}

async function expectHead(page: Page, language: Language, { path, route }: (typeof screens)[number]): Promise<void> {
  const shown = new URL(page.url());
  // An address that holds a secret in its query gives it away to nobody: it is gone from there.
  expect(shown.pathname).toBe(path.split('?')[0]);
  await expect(page).toHaveTitle(titleOf(language, route, path));
  await expect(page.locator('meta[name=robots]')).toHaveCount(isHiddenFromRobots(route) ? 1 : 0);
}

/** Each to a page that exists; what the pages show is tested above, one by one. */
async function expectLinksLead(page: Page): Promise<void> {
  const paths = await page
    .locator(`a[href^="/"]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const leadsOn = (path: string) => {
    const route = routeOf(path);
    return route === 'helpArticle' ? isArticle(path.replace('/help/', '')) : route !== 'notFound';
  };
  expect(paths.filter((path) => !leadsOn(path))).toEqual([]);
}

for (const language of languages) {
  test(`no two pages share a title (${language})`, () => {
    const titles = ownRoutes.map((name) => text(language, routes[name].title));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
}
