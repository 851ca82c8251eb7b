import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { users } from '@/api/endpoints/users';
import { open } from '../e2e/fixtures';
import { sessionCookies } from '../e2e/session';
import { movesDone, nextFrame, prepare } from '../e2e/soundness';
import { windows, type Scheme, type Subject, type Visit } from './plan';
import { apiOrigin, appOrigin } from './servers';

/** A window, prepared for what is to be seen in it. */
async function openContext(browser: Browser, { subject, language, width, schemes }: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: appOrigin,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width, height: windows[width] },
    colorScheme: schemes[0] ?? 'light',
    reducedMotion: 'reduce',
    hasTouch: width === 390,
  });
  context.setDefaultTimeout(15_000);
  if (subject.as) await context.addCookies(await sessionCookies(subject.as, apiOrigin, appOrigin));
  // The runner that compiles these files wraps functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  if (subject.reads) await disturbReads(context, subject.reads);
  return context;
}

/** Refuses the reads of the page, or never answers them; who is signed in stays known, so that the frame is whole. */
async function disturbReads(context: BrowserContext, reads: NonNullable<Subject['reads']>): Promise<void> {
  await context.route(`${apiOrigin}/api/**`, async (route) => {
    const isRead = route.request().method() === 'GET' && !route.request().url().endsWith(users.getDetails.path);
    if (!isRead) await route.continue();
    else if (reads === 'failed') {
      const headers = { 'Access-Control-Allow-Origin': '*' };
      await route.fulfill({ status: 500, headers, json: { message: 'Server Error' } });
    }
  });
}

/** Opens the page and brings it into its state; what is open over it is answered. */
async function arrive(page: Page, { subject, language }: Visit): Promise<Locator | undefined> {
  await prepare(page, language);
  if (subject.reads === 'loading') {
    // With a read under way the network is never idle, and a page may have no heading yet.
    await page.goto(subject.path);
    await page.locator('main .MuiSkeleton-root, main [role=progressbar], main [aria-busy=true]').first().waitFor();
    return undefined;
  }
  await open(page, subject.path);
  const opened = (await subject.change?.(page))?.opened;
  await opened?.waitFor();
  return opened;
}

/** Fonts and pictures are there, what moved has arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await movesDone(page);
  await nextFrame(page);
}

/** How much of what scrolls up and down is out of sight, px; of the page itself where nothing is open over it. */
function hiddenHeight(seen: Locator): Promise<number> {
  return seen.evaluate((element) => {
    const scrolling = [element, ...element.querySelectorAll('*:not(textarea)')].filter(
      (one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowY),
    );
    return Math.max(0, ...scrolling.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  });
}

const tallest = 6000;

/** Makes the window as tall as what it shows; lists that draw only what is in sight need it more than once. */
async function growWindow(page: Page, { width }: Visit, seen: Locator): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const hidden = await hiddenHeight(seen);
    if (hidden === 0) return;
    const height = Math.min(tallest, (page.viewportSize()?.height ?? windows[width]) + hidden);
    await page.setViewportSize({ width, height });
    await settle(page);
  }
}

/** Opens the page once and hands it over in each of the schemes, whole or as much of it as fits the window. */
export async function visit(
  browser: Browser,
  wanted: Visit,
  isWhole: boolean,
  take: (page: Page, scheme: Scheme) => Promise<void>,
): Promise<void> {
  const context = await openContext(browser, wanted);
  const lost: string[] = [];
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') lost.push(`${request.url()}: ${reason}`);
  });
  try {
    const page = await context.newPage();
    const opened = await arrive(page, wanted);
    await settle(page);
    if (isWhole) await growWindow(page, wanted, opened ?? page.locator('html'));
    for (const scheme of wanted.schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator(`html[data-mui-color-scheme=${scheme}]`).waitFor();
      await settle(page);
      await take(page, scheme);
    }
    if (lost.length > 0) throw new Error(`without an answer: ${lost.join(', ')}`);
  } finally {
    await context.close();
  }
}
