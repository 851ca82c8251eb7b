import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

/** One first visit to an address, with empty caches. */
export interface Visit {
  /** Bytes of scripts and of everything from the page's own origin, as sent. */
  scripts: number;
  all: number;
  /** Milliseconds since the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** Sum of layout shifts. */
  shift: number;
  /** Milliseconds of the main thread beyond 50 per task. */
  blocked: number;
  /** When the control that the page is opened for was there, and its frame drawn (S11). */
  usable: number;
  /** When each request began, by its path without the hash. */
  starts: Record<string, number>;
}

export interface VisitOptions {
  url: string;
  /** Selector of the control that the page is opened for. */
  control: string;
  cookies?: Parameters<BrowserContext['addCookies']>[0];
  /** A phone: 4x slower processor, 1.6 Mbit/s with 150 ms. */
  phone: boolean;
}

interface Timings {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocked: number;
  usable: number;
}

/** Runs in the page, before anything of it. */
function observe(control: string): void {
  const seen: Timings = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0, usable: 0 };
  (window as unknown as { __timings: Timings }).__timings = seen;
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  // Nothing of the page is rendered before its code has come: what is there works.
  const look = () => {
    if (document.querySelector(control)) setTimeout(() => (seen.usable = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const phoneScreen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** `/assets/LoginPage-Bc12Xy_z.js` as `LoginPage.js`, an address of the API as its path. */
function shortName(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace(/^\/assets\//, '').replace(/-[\w-]{7,8}(?=\.\w+$)/, '');
}

export async function visit(browser: Browser, { url, control, cookies = [], phone }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ locale: 'de-DE', ...(phone ? phoneScreen : {}) });
  await context.addCookies(cookies);
  // The runner that compiles this file wraps functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  await context.addInitScript(observe, control);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // The moment a request is asked for: the page's own clock leaves out what a call waits for its preflight.
  const asked = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
    const name = shortName(request.url);
    if (request.method !== 'OPTIONS' && !asked.has(name)) asked.set(name, wallTime * 1000);
  });
  if (phone) await slowDown(session);
  let scripts = 0;
  let all = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).origin !== new URL(url).origin) return;
    const bytes = Number(response.headers()['content-length'] ?? 0);
    all += bytes;
    if (response.request().resourceType() === 'script') scripts += bytes;
  });
  await page.goto(url);
  await page.locator('h1').first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => (window as unknown as { __timings: Timings }).__timings.usable > 0);
  await page.waitForLoadState('networkidle');
  const read = () => page.evaluate(() => (window as unknown as { __timings: Timings }).__timings);
  const timings = await read();
  const began = await page.evaluate(() => performance.timeOrigin);
  const starts = Object.fromEntries([...asked].map(([name, at]) => [name, Math.round(at - began)]));
  await context.close();
  return { scripts, all, ...timings, starts };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** One visit out of several, value by value the median; bytes and starts are those of the last. */
export function medianOf(visits: readonly Visit[]): Visit {
  const last = visits.at(-1);
  if (!last) throw new Error('no visits');
  const middle = (key: Exclude<keyof Visit, 'starts'>) => median(visits.map((one) => one[key]));
  return {
    ...last,
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    blocked: middle('blocked'),
    usable: middle('usable'),
  };
}
