import type { Page, Route } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { href } from '@/routes/href';
import { apiOrigin } from './addresses';
import { expect, expectSamePlace, holdRequests, open, signIn, test } from './fixtures';
import { frameWaiter, nextFrame, prepare } from './soundness';
import { languages, text } from './texts';

/*
 * What an address needs is fetched beside the entry, all of it and nothing else, and its heading stands in the first
 * paint (performance, S3 and S4).
 */

const application = '**/assets/main-*.js';
const asking = href('verification', { token: invitationTokens.pending });

const links = (page: Page) =>
  page.locator('link[rel=modulepreload]').evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href));

const nameOf = (url: string) => url.replace(/^.*\/assets\/(.+)-[\w-]{7,8}\.js$/, '$1');

async function scriptsSent(page: Page, path: string): Promise<{ sent: string[]; preloaded: string[] }> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/') && request.resourceType() === 'script') sent.push(request.url());
  });
  await open(page, path);
  return { sent, preloaded: await links(page) };
}

for (const path of ['/login', '/verification/some-token']) {
  test(`${path} waits for no script that the address gives away`, async ({ page }) => {
    const { sent, preloaded } = await scriptsSent(page, path);
    // The entry is in index.html itself; the toasts wait for the first message.
    const late = sent.filter((url) => !preloaded.includes(url) && nameOf(url) !== 'start');
    expect(late).toEqual([]);
    expect(preloaded.filter((url) => !sent.includes(url))).toEqual([]);
    expect(new Set(sent).size).toBe(sent.length);
  });
}

test('with a session the frame comes early too', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.waitForSelector('link[href*="DashboardPage"]', { state: 'attached' });
  expect((await links(page)).map(nameOf)).toEqual(expect.arrayContaining(['DashboardPage', 'session', 'dashboard']));
  await expect(page.locator('main h1')).toBeVisible();
});

/** Sum of the layout shifts since a moment of the page's clock. */
const shifts = async (page: Page, since = 0) =>
  page.evaluate(
    ([start, frame]) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value?: number })[];
          resolve(entries.reduce((sum, { startTime, value = 0 }) => sum + (startTime < start ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called.
        void frame().then(() => resolve(0));
      }),
    [since, await frameWaiter(page)] as const,
  );

for (const language of languages) {
  test(`the heading is there before the application and stays in its place, ${language}`, async ({ page }) => {
    await prepare(page, language);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/endorsement/')) asked.push(request.method());
    });
    const headings = [
      [href('login'), text(language, 'auth:login.title')],
      [asking, text(language, 'verification:ask', { name: 'Dr.-Ing. Anna Bergmann' })],
    ] as const;
    for (const [path, heading] of headings) {
      const letThrough = await holdRequests(page, application);
      await page.goto(path, { waitUntil: 'commit' });
      const early = page.locator('.first-heading');
      await expect(early).toHaveText(heading);
      await page.evaluate(() => document.fonts.ready);
      const place = await early.boundingBox();
      await letThrough();
      const h1 = page.locator('main h1');
      await expect(h1).toHaveText(heading);
      await expect(page.locator('.first')).toHaveCount(0);
      await expectSamePlace(h1, place);
      // What a person could notice; with another font the text itself may differ by fractions of a pixel.
      expect(await shifts(page)).toBeLessThanOrEqual(0.01);
    }
    expect(asked).toEqual(['GET']);
  });
}

for (const [width, height] of [
  [1920, 1080],
  [1366, 625],
  [390, 844],
  [360, 640],
] as const) {
  test(`logo, heading and sentence of the first paint stay where they are, ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prepare(page, 'de');
    const letThrough = await holdRequests(page, application);
    await page.goto(href('login'), { waitUntil: 'commit' });
    await expect(page.locator('.first-heading')).not.toBeEmpty();
    await page.evaluate(() => document.fonts.ready);
    const logo = await page.locator('.first-logo path').first().boundingBox();
    const heading = await page.locator('.first-heading').boundingBox();
    const sentence = text('de', 'auth:guest.sentence');
    const early = page.locator('.first-intro');
    // Where there is room, the panel says it.
    const isSaidByPanel = width >= 1280;
    await expect(early).toHaveText(sentence);
    await expect(early).toBeVisible({ visible: !isSaidByPanel });
    const intro = isSaidByPanel ? null : await early.boundingBox();
    await letThrough();
    await expect(page.locator('.first')).toHaveCount(0);
    await expectSamePlace(page.locator('main h1'), heading);
    await expectSamePlace(page.locator(isSaidByPanel ? 'aside a path' : 'header a path').first(), logo);
    if (intro) await expectSamePlace(page.locator('main').getByText(sentence), intro);
  });
}

/** Pages of a session whose address tells what their head says. */
const toldHeads = [
  'profiles',
  'claims',
  'images',
  'myPosts',
  'verifyCompetence',
  'familyAndFriends',
  'colleagues',
  'customers',
  'humanGraph',
] as const;

for (const [language, width] of [
  ['de', 412],
  ['en', 768],
] as const) {
  test(`with a session, the head of the page is there before the application, ${language} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await prepare(page, language);
    await signIn(page);
    for (const name of toldHeads) {
      await test.step(name, async () => {
        const letThrough = await holdRequests(page, application);
        await page.goto(href(name), { waitUntil: 'commit' });
        const [heading, intro] = [page.locator('.first-heading'), page.locator('.first-intro')];
        await expect(heading).not.toBeEmpty();
        await page.evaluate(() => document.fonts.ready);
        const early = { title: await heading.innerText(), sentence: await intro.innerText() };
        const places = { title: await heading.boundingBox(), sentence: await intro.boundingBox() };
        await letThrough();
        const h1 = page.locator('main h1');
        await expect(h1).toHaveText(early.title);
        await expect(page.locator('.first')).toHaveCount(0);
        if (early.sentence !== '') {
          const sentence = page.locator('main header').getByText(early.sentence, { exact: true });
          await expectSamePlace(sentence, places.sentence);
        }
        await expectSamePlace(h1, places.title);
      });
    }
  });
}

/** Opens an address whose answers wait until the page is drawn, and one of them for all others. */
async function shiftsWithLateAnswer(page: Page, path: string, late: string): Promise<number> {
  let held: Route[] = [];
  const isLate = (route: Route) => route.request().url().includes(late);
  let mayPass = (_route: Route) => false;
  const letPass = async (mayPassNow: typeof mayPass) => {
    mayPass = mayPassNow;
    const passing = held.filter(mayPass);
    held = held.filter((route) => !mayPass(route));
    for (const route of passing) await route.continue();
    for (const route of passing) await (await route.request().response())?.finished();
  };
  await page.route(`${apiOrigin}/api/**`, (route) => (mayPass(route) ? route.continue() : void held.push(route)));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect.poll(() => held.some(isLate)).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextFrame(page);
  const drawn = await page.evaluate(() => performance.now());
  await letPass((route) => !isLate(route));
  await nextFrame(page);
  await letPass(() => true);
  await page.waitForLoadState('networkidle');
  const moved = await shifts(page, drawn);
  await page.unrouteAll();
  return moved;
}

const lateAnswers = [
  [href('dashboard'), '/users/details'],
  [href('dashboard'), '/claims/plain'],
  [href('dashboard'), '/check-competences'],
  [href('claims'), '/claims/plain'],
] as const;

for (const [width, height] of [
  [412, 823],
  [1100, 800],
  [1366, 625],
] as const) {
  test(`whichever answer comes last, nothing moves that is there already, ${width}x${height}`, async ({ page }) => {
    await prepare(page, 'de');
    await signIn(page);
    await page.setViewportSize({ width, height });
    for (const [path, late] of lateAnswers) {
      expect(await shiftsWithLateAnswer(page, path, late), `${path}, ${late} last`).toBeLessThanOrEqual(0.01);
    }
  });
}

test('a visitor who is led to the sign-in sees it as a whole', async ({ page }) => {
  await prepare(page, 'de');
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(href('claims'));
  await expect(page.getByRole('link', { name: text('de', 'auth:link.register') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
});

test.describe('an application that does not arrive', () => {
  test.use({ expectedConsole: [/dynamically imported module/] });

  test('leaves a way out', async ({ page }) => {
    await prepare(page, 'de');
    await page.route(application, (route) => route.abort());
    await page.goto(asking);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(text('de', 'common:crash.title'));
    await page.unroute(application);
    await page.getByRole('button', { name: text('de', 'common:crash.reload') }).click();
    await expect(page.locator('main h1')).toBeVisible();
  });
});
