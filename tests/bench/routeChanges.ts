import type { Browser, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { routes } from '@/routes/table';
import { leanUrl, openContext, quantile, slowDown } from './context';
import { origins } from './servers';

/* From a click on a link to the painted page, on a processor four times slower (performance, S7). */

/** Links by their selectors. The second is that of the first profile in the list. */
const ofApp = {
  [href('profiles')]: `nav a[href="${href('profiles')}"]`,
  [routes.profile.path]: `main li a[href^="${routes.profile.path.replace(':profileId', '')}"]`,
  [href('claims')]: `nav a[href="${href('claims')}"]`,
  [href('verifyCompetence')]: `nav a[href="${href('verifyCompetence')}"]`,
  [href('allPosts')]: `nav a[href="${href('allPosts')}"]`,
  [href('dashboard')]: `nav a[href="${href('dashboard')}"]`,
};
const ofLean = { '#/list': 'nav a[href="#/list"]', '#/': 'nav a[href="#/"]' };

/** Milliseconds from pointing at a link to pressing it, of a quick hand. */
const hoverMs = 150;

/** The first round is the first visit of each page. */
const rounds = 6;

interface Notes {
  clicked: number;
  painted: number;
}

/** Runs in the page: when a link was clicked, and when another heading had been painted. */
function observe(): void {
  const notes: Notes = { clicked: 0, painted: 0 };
  (window as unknown as { __route: Notes }).__route = notes;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      Object.assign(notes, { clicked: timeStamp, painted: 0 });
      const heading = document.querySelector('main h1');
      const former = heading?.textContent;
      const look = () => {
        const shown = document.querySelector('main h1');
        if (shown && (shown !== heading || shown.textContent !== former)) {
          setTimeout(() => (notes.painted = performance.now()));
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/**
 * Waits until every call is answered and what came of it is drawn: the next change begins with the data in the store, as
 * the goal says. (`networkidle` is reached once per document, not again after a change of page.)
 */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const idle = () =>
    page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
    );
  return async () => {
    do await idle();
    while (open.size > 0);
    await idle();
  };
}

async function changeTo(page: Page, link: string, quiet: () => Promise<void>): Promise<number> {
  const target = page.locator(link).first();
  // Nobody presses what they have not pointed at; the next page's code may come meanwhile.
  await target.hover();
  await page.waitForTimeout(hoverMs);
  await target.dispatchEvent('click', { button: 0 });
  await page.waitForFunction(() => (window as unknown as { __route: Notes }).__route.painted > 0);
  await quiet();
  const { clicked, painted } = await page.evaluate(() => (window as unknown as { __route: Notes }).__route);
  return painted - clicked;
}

async function measure(browser: Browser, url: string, links: Readonly<Record<string, string>>) {
  const context = await openContext(browser);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const quiet = quietOf(page);
  await page.goto(url);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, 4);
  const times = new Map<string, number[]>(Object.keys(links).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, link] of Object.entries(links)) times.get(name)?.push(await changeTo(page, link, quiet));
  }
  await context.close();
  return times;
}

const rowOf = (page: string, times: readonly number[][]) => ({
  page,
  'first ms': quantile(
    times.map(([first = Number.NaN]) => first),
    0.5,
  ),
  'p50 ms': quantile(
    times.flatMap(([, ...later]) => later),
    0.5,
  ),
  'p95 ms': quantile(
    times.flatMap(([, ...later]) => later),
    0.95,
  ),
});

export async function measureRouteChanges(browser: Browser) {
  const lean = await measure(browser, leanUrl(), ofLean);
  const app = await measure(browser, origins.app + href('dashboard'), ofApp);
  return [
    rowOf('bare stack', [...lean.values()]),
    ...[...app].map(([link, times]) => rowOf(link, [times])),
    rowOf('all six', [...app.values()]),
  ];
}
