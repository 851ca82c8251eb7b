import type { Page } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import type { PersonaKey } from '@mocks/personas';
import { href } from '@/routes/href';
import { apiOrigin } from './addresses';
import { expect, fetchAnswer, open, signIn, test } from './fixtures';
import { hostileCases } from '../ui/hostileMarkup';
import { seeded } from './screenTable';
import { brokenWords, nextFrame, prepare, setTextSize } from './soundness';
import { text } from './texts';

/* Texts of 1,000 characters without a space, in every field a person fills in: no page needs scrolling sideways. Nor does larger text break words. */

const word = 'Wort'.repeat(250);

/** Fields that the app takes apart or compares. Everything else is shown as it is. */
const codes =
  /(^|_)(id|uuid|token|slug|type|status|role|color|locale|lang|language|gender|group|key|provider|order)$|date|_at$|^(url|src|thumbnail)$/;

/** The answer with every text in it replaced. */
function withLongWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, key));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLongWords(inner, name)]));
  }
  const isCode = codes.test(key) || typeof value !== 'string' || /^[\d.,\s-]*$/.test(value);
  return isCode ? value : word;
}

async function lengthenWords(page: Page): Promise<void> {
  await page.route(`${apiOrigin}/api/**`, async (route) => {
    const response = await fetchAnswer(route);
    if (route.request().method() !== 'GET') return route.fulfill({ response });
    return route.fulfill({ response, json: withLongWords(await response.json()) });
  });
}

const pages: Record<string, { as: PersonaKey | null; path: string }> = {
  'profiles list': { as: 'expert', path: href('profiles') },
  'profile editor': { as: 'expert', path: href('profile', { profileId: seeded.profile }) },
  'profile editor, not ready': { as: 'expert', path: href('profile', { profileId: seeded.pausedProfile }) },
  'claims list': { as: 'expert', path: href('claims') },
  'claim editor': { as: 'expert', path: href('claim', { claimId: seeded.publicClaim }) },
  'claim editor, draft': { as: 'expert', path: href('claim', { claimId: seeded.readyClaim }) },
  dashboard: { as: 'expert', path: href('dashboard') },
  'verify competence': { as: 'expert', path: href('verifyCompetence') },
  verification: { as: null, path: href('verification', { token: invitationTokens.pending }) },
  'personal verification': { as: null, path: href('personalVerification', { token: seeded.profile }) },
};

for (const [name, { as, path }] of Object.entries(pages)) {
  test(`long words fit: ${name}`, async ({ page }) => {
    await prepare(page, 'de');
    if (as) await signIn(page, as);
    await lengthenWords(page);
    await open(page, path);
    await expect(page.getByText(word.slice(0, 100)).first()).toBeAttached();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await nextFrame(page);
      expect(await tooWide(page), `${width} px`).toEqual([]);
    }
  });
}

// What runs opens a dialog, which the watch over every test forbids.
for (const [kind, texts] of Object.entries({ long: [word], hostile: hostileCases.map(([, html]) => html) })) {
  test(`${kind} terms of the occupation game fit`, async ({ page }) => {
    await prepare(page, 'de');
    await signIn(page);
    await page.route('**/occupation-game/*', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await fetchAnswer(route);
      const body = (await response.json()) as { data: { terms: object[] } };
      const terms = body.data.terms.map((term, place) => ({ ...term, name: texts[place % texts.length] }));
      return route.fulfill({ response, json: { ...body, data: { ...body.data, terms } } });
    });
    await open(page, href('profile', { profileId: seeded.pausedProfile }));
    await page.getByRole('button', { name: text('de', 'profiles:game'), exact: true }).click();
    await page.getByRole('button', { name: text('de', 'game:start.start'), exact: true }).click();
    const terms = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    await expect(terms).toHaveCount(15);
    await terms.first().click();
    await expect(terms.first()).toHaveAttribute('aria-disabled', 'true');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await nextFrame(page);
      const beyond = await terms.evaluateAll((buttons) =>
        buttons.filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth),
      );
      expect(beyond.length, `${width} px`).toBe(0);
    }
  });
}

/** How far the page goes beyond the window, and the first elements that do; nothing where it fits. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth + 1) return [];
    // What is scrolled in a place of its own does not widen the page.
    const isInScroller = (element: Element | null): boolean =>
      element !== null && element !== document.body
        ? getComputedStyle(element).overflowX !== 'visible' || isInScroller(element.parentElement)
        : false;
    const beyond = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isInScroller(element.parentElement),
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...beyond.slice(0, 12).map(({ tagName, className }) => `${tagName} ${className}`),
    ];
  });
}

for (const [name, width] of Object.entries({ 'at the side': 1280, 'over the page': 768 })) {
  test(`text of twice the size breaks no word of the navigation ${name} (WCAG 1.4.4)`, async ({ page }) => {
    await prepare(page, 'de');
    await signIn(page);
    await page.setViewportSize({ width, height: 800 });
    await open(page, href('claims'));
    await setTextSize(page, 200);
    const menu = page.getByRole('button', { name: text('de', 'common:shell.openMenu') });
    if (await menu.isVisible()) await menu.click();
    const navigation = page.getByRole('navigation', { name: text('de', 'common:shell.navigation') });
    await expect(navigation.getByRole('link', { name: text('de', 'common:menu.dashboard') }).last()).toBeVisible();
    await nextFrame(page);
    expect(await navigation.evaluate(brokenWords)).toEqual([]);
  });
}

test('on a tablet, where the faces leave it little room, no word of a competence is broken', async ({ page }) => {
  await prepare(page, 'de');
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, href('exampleProfile'));
  const heading = page.getByRole('heading', { name: text('de', 'publicProfile:skills'), exact: true });
  const skills = page.locator('section').filter({ has: heading }).last();
  await expect(skills.getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await skills.evaluate(brokenWords)).toEqual([]);
});
