import type { Browser, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { leanUrl, openContext, quantile, slowDown } from './context';
import { origins } from './servers';

/* From a click on a link to the painted page, on a processor four times slower (performance, S7). */

const ofApp = [href('profiles'), href('claims'), href('verifyCompetence'), href('trustcoins'), href('dashboard')];
const ofLean = ['#/list', '#/'];

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

async function changeTo(page: Page, link: string): Promise<number> {
  await page.locator(`nav a[href="${link}"]`).first().dispatchEvent('click', { button: 0 });
  await page.waitForFunction(() => (window as unknown as { __route: Notes }).__route.painted > 0);
  await page.waitForLoadState('networkidle');
  const { clicked, painted } = await page.evaluate(() => (window as unknown as { __route: Notes }).__route);
  return painted - clicked;
}

async function measure(browser: Browser, url: string, links: readonly string[]) {
  const context = await openContext(browser);
  await context.addInitScript(observe);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, 4);
  const times = new Map<string, number[]>(links.map((link) => [link, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const link of links) times.get(link)?.push(await changeTo(page, link));
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
    rowOf('all five', [...app.values()]),
  ];
}
