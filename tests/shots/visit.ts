import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { users } from '@/api/endpoints/users';
import { sessionCookies } from '../e2e/session';
import { prepare } from '../e2e/soundness';
import { isWide, windows, type Scheme, type Subject, type Visit } from './plan';
import { comeToRest, growWindow, patience, settle } from './rest';
import { apiOrigin, appOrigin } from './servers';

/** A window, prepared for what is to be seen in it. */
async function openContext(browser: Browser, { subject, language, width, schemes }: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: appOrigin,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A state that only a wide window has is seen in that.
    viewport: { width: Math.max(width, subject.width ?? 0), height: windows[width] },
    colorScheme: schemes[0] ?? 'light',
    reducedMotion: 'reduce',
    hasTouch: !isWide(width),
  });
  context.setDefaultTimeout(patience);
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

/** Requests that wait for an answer, and those that will never have one. */
function watchRequests(context: BrowserContext): { underWay: ReadonlySet<Request>; lost: readonly string[] } {
  const underWay = new Set<Request>();
  const lost: string[] = [];
  context.on('request', (request) => underWay.add(request));
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => {
    underWay.delete(request);
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') lost.push(`${request.url()}: ${reason}`);
  });
  return { underWay, lost };
}

/** Opens the page and brings it into its state; what is open over it is answered. */
async function arrive(page: Page, { subject, language }: Visit, underWay: ReadonlySet<Request>) {
  await prepare(page, language);
  await page.goto(subject.path);
  if (subject.reads === 'loading') {
    // With a read under way nothing comes to rest, and a page may have no heading yet.
    await page.locator('main .MuiSkeleton-root, main [role=progressbar], main [aria-busy=true]').first().waitFor();
    // Of several that begin at different times none is still invisible.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.MuiSkeleton-root')].every((one) => getComputedStyle(one).visibility !== 'hidden'),
    );
    return undefined;
  }
  await page.locator('main h1').waitFor();
  await comeToRest(page, underWay);
  const opened = (await subject.change?.(page, language))?.opened;
  await opened?.waitFor();
  await comeToRest(page, underWay);
  return opened;
}

/** Opens the page once and hands it over in each of the schemes, whole or as much of it as fits the window. */
export async function visit(
  browser: Browser,
  wanted: Visit,
  isWhole: boolean,
  take: (page: Page, scheme: Scheme) => Promise<void>,
): Promise<void> {
  const context = await openContext(browser, wanted);
  const { underWay, lost } = watchRequests(context);
  try {
    const page = await context.newPage();
    const opened = await arrive(page, wanted, underWay);
    await settle(page);
    if (isWhole) await growWindow(page, opened ?? page.locator('html'));
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
