import type { Page } from '@playwright/test';
import { connectionTypes, storyTypes } from '@/domain/storyGroups';
import { href } from '@/routes/href';
import type { RouteName } from '@/routes/table';
import { clientStorage } from '@/platform/clientStorage';
import { appOrigin } from './addresses';
import { expect, holdRequests, open, pageHead, signIn, test } from './fixtures';
import { expectFocusSeen } from './flow/keyboardHand';
import { isHiddenFromRobots, screens, seeded } from './screenTable';
import { prepare } from './soundness';
import { text, titleOf } from './texts';

/* Where the focus is after a change of page, and that it is always in sight (quality, section 5; WCAG 2.4.1, 2.4.2, 2.4.11). */

/** One address of every route, for whom it opens. */
const addresses = (isSignedIn: boolean): [RouteName, string][] => {
  // An address that names a section leads there.
  const isOpen = ({ as, path }: (typeof screens)[number]) =>
    !path.includes('section=') && (isSignedIn ? as === 'expert' || as === 'new' : as === null);
  return [...new Map(screens.filter(isOpen).map(({ route, path }) => [route, path] as const))];
};

/** What has the focus on arrival, where it is not the h1. */
const arrivals: Partial<Record<RouteName, string>> = {
  // Why the sign-in came to nothing is more than the heading says.
  authorizeCallback: 'main [role=alert]',
};

/** Changes the page as a link or Back does, without loading it anew. */
async function lead(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

for (const isSignedIn of [true, false]) {
  test(`every change of page, ${isSignedIn ? 'signed in' : 'as a visitor'}`, async ({ page }) => {
    test.setTimeout(120_000);
    await prepare(page, 'de');
    if (isSignedIn) await signIn(page);
    await open(page, isSignedIn ? href('accessControl') : href('login'));
    for (const [route, path] of addresses(isSignedIn)) {
      if (new URL(page.url()).pathname === path) continue;
      await lead(page, path);
      await expect(page, path).toHaveTitle(titleOf('de', route, path));
      await expect(page.locator(arrivals[route] ?? 'main h1'), path).toBeFocused();
      await expect(page.locator('meta[name=robots]'), path).toHaveCount(isHiddenFromRobots(route) ? 1 : 0);
      expect(await page.evaluate(() => window.scrollY), path).toBe(0);
    }
  });
}

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await prepare(page, 'de');
  await signIn(page);
  await open(page, href('claims'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('de', 'common:shell.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

const editors = {
  profile: href('profile', { profileId: seeded.profile }),
  'profile that is not ready': href('profile', { profileId: seeded.pausedProfile }),
  claim: href('claim', { claimId: seeded.publicClaim }),
};

for (const [name, path] of Object.entries(editors)) {
  for (const width of [390, 1280]) {
    test(`the focus is never covered: ${name}, ${width} px`, async ({ page }) => {
      test.setTimeout(90_000);
      await prepare(page, 'de');
      await signIn(page);
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      // The heading that stands there while the page loads gives its focus to that of the page.
      await page.waitForLoadState('networkidle');
      await page.locator('main h1').focus();
      const stops = await goThrough(page, 'Tab');
      // And all the way back, when the bars at the top come before what is reached.
      expect(await goThrough(page, 'Shift+Tab')).toBeGreaterThanOrEqual(stops);
    });
  }
}

/** Goes on to the last or first control of the page, all of them in sight; how many there were. */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    const isOutside = await page.evaluate(() => document.activeElement === document.body);
    if (isOutside) return stops;
    await expectFocusSeen(page);
  }
  throw new Error('the keyboard does not come to an end');
}

test('a navbar that hides leaves with scrolling down and comes back with scrolling up (NAV-11)', async ({ page }) => {
  await prepare(page, 'de');
  await signIn(page);
  await page.context().addCookies([{ name: clientStorage.navbarType.key, value: 'hidden', url: appOrigin }]);
  await open(page, href('profile', { profileId: seeded.profile }));
  const bar = page.locator('header.MuiAppBar-root');
  await expect(bar).toBeInViewport();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 800);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(bar).toBeInViewport({ ratio: 1 });
});

for (const viewport of [
  { width: 1366, height: 625 },
  { width: 390, height: 844 },
]) {
  for (const section of ['keywords', 'longAnswers', 'opinion', 'facts']) {
    test(`an address leads to the head of a section, below the bars: ${section}, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await prepare(page, 'de');
      await signIn(page);
      await open(page, href('claim', { claimId: seeded.publicClaim }, { section }));
      const head = page.locator(`#${section}-head`);
      await expect(head).toBeFocused();
      await expect(page.locator(`#${section}-body`)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const isWhole = await head.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 24, y)));
      });
      expect(isWhole).toBe(true);
    });
  }
}

test('an address that is opened anew begins at its top, a reload where it was', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await prepare(page, 'de');
  await signIn(page);
  await open(page, editors.profile);
  await scrollTo(page, 600);
  await page.reload();
  await expect(page.locator('main h1')).toBeVisible();
  await expect.poll(scrolled).toBe(600);
  // Its content comes when the page has long been shown.
  await page.route(`**/competenceprofile/${seeded.profile}`, async (route) => {
    await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
    await route.continue();
  });
  await page.reload();
  await expect.poll(scrolled).toBe(600);
  await open(page, href('profile', { profileId: seeded.pausedProfile }));
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeAttached();
  expect(await scrolled()).toBe(0);
});

/** Where the page is scrolled to, and where what follows its head begins, from the top of the page. */
const placeInPage = (page: Page) =>
  pageHead(page).evaluate((head) => {
    const following = [...(head.parentElement?.children ?? [])].slice(1);
    const content = following.find((element) => element.getBoundingClientRect().height > 0);
    const top = content?.getBoundingClientRect().top ?? Number.NaN;
    return { scrolled: Math.round(window.scrollY), content: Math.round(top + window.scrollY) };
  });

async function scrollTo(page: Page, top: number): Promise<void> {
  // What is of another height than its placeholder moves the page.
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, top - (await placeInPage(page)).scrolled);
  await expect.poll(async () => (await placeInPage(page)).scrolled).toBe(top);
}

for (const [name, path] of Object.entries({ profile: editors.profile, claim: editors.claim })) {
  test(`Back to the middle of a ${name} leads to the same place each time`, async ({ page }) => {
    await prepare(page, 'de');
    await signIn(page);
    await open(page, path);
    const { content } = await placeInPage(page);
    await scrollTo(page, 600);
    expect(await placeInPage(page)).toEqual({ scrolled: 600, content });
    for (const time of ['once', 'twice']) {
      await page.locator(`nav a[href="${href('claims')}"]`).click();
      await expect(page).toHaveURL(href('claims'));
      await expect(page.locator('main h1')).toBeFocused();
      await page.goBack();
      await expect(page.locator('main h1')).toBeFocused();
      await page.waitForLoadState('networkidle');
      expect(await placeInPage(page), time).toEqual({ scrolled: 600, content });
    }
  });
}

test('the focus in the menu does not move the page', async ({ page }) => {
  await prepare(page, 'de');
  await signIn(page);
  await open(page, editors.profile);
  await scrollTo(page, 600);
  for (const link of await page.locator('nav a').all()) {
    await link.focus();
    expect((await placeInPage(page)).scrolled, (await link.textContent()) ?? '').toBe(600);
  }
});

test("a reload stays where it was when the user's details come last", async ({ page }) => {
  await prepare(page, 'de');
  await signIn(page);
  await open(page, editors.profile);
  const { content } = await placeInPage(page);
  await scrollTo(page, 600);
  const letThrough = await holdRequests(page, '**/users/details');
  await page.reload();
  await expect.poll(async () => (await placeInPage(page)).scrolled).toBe(600);
  await letThrough();
  await expect(pageHead(page).getByRole('button').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await placeInPage(page)).toEqual({ scrolled: 600, content });
});

for (const width of [1280, 390]) {
  test(`the competences of a profile take as many lines while they are read, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await prepare(page, 'de');
    await signIn(page);
    const letThrough = await holdRequests(page, '**/competenceprofile/*/competences*');
    await page.goto(editors.profile);
    const section = page.locator('#area');
    const placeholders = section.locator('dd .MuiSkeleton-root');
    await expect(placeholders.last()).toBeVisible();
    const { height } = (await section.boundingBox()) ?? {};
    await letThrough();
    await expect(placeholders).toHaveCount(0);
    expect((await section.boundingBox())?.height).toBe(height);
  });
}

/**
 * A profile with all that comes after its first paint (performance S2, S7): the lists below the fold, the buttons and the
 * images of their rows. Until then the page grows, and End leads to what is its end at the moment.
 */
async function openWholeProfile(page: Page): Promise<void> {
  await open(page, editors.profile);
  const lower = page.locator('#connections, #stories');
  const prompts = lower.getByRole('button', { name: /^(?:Antworten|Hinzufügen): / });
  await expect(prompts).toHaveCount(connectionTypes.length + storyTypes.length);
  const rows = lower.locator('[data-rows] > li');
  await expect(rows).not.toHaveCount(0);
  await expect(rows.and(page.locator(':not(:has([role=group]))'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: text('de', 'profileParts:contact.add'), exact: true })).toBeVisible();
}

test('Back leads to the lower end of a profile, where it was left', async ({ page }) => {
  await prepare(page, 'de');
  await signIn(page);
  await openWholeProfile(page);
  const end = page.getByRole('contentinfo');
  await page.keyboard.press('End');
  await expect(end).toBeInViewport();
  await page.locator(`nav a[href="${href('claims')}"]`).click();
  await expect(page).toHaveURL(href('claims'));
  await page.goBack();
  await expect(end).toBeInViewport();
});
