import type { Browser, Page } from '@playwright/test';
import { claims } from '@/api/endpoints/claims';
import { endorsements } from '@/api/endpoints/endorsements';
import { posts } from '@/api/endpoints/posts';
import { profiles } from '@/api/endpoints/profiles';
import type { Endpoint } from '@/api/endpoint';
import { href } from '@/routes/href';
import { answerWith, bearerOf, leanPath, leanUrl, openContext } from './context';
import { origins } from './servers';

/*
 * Lists of any length: from the answer to the list on screen, and scrolling through it (performance, S5). The windowed list
 * of the bare stack gets the same answers.
 */

interface ListPage {
  url: string;
  /** The call whose answer is the list. */
  path: string;
  /** The rows of the list. */
  rows: string;
}

interface ListSubject extends ListPage {
  name: string;
  /** What each item holds besides; then in this length alone. */
  more?: { fields: object; length: number };
}

const ofApp = (name: string, path: string, endpoint: Endpoint, rows = 'main li[aria-setsize]'): ListSubject => ({
  name,
  url: origins.app + path,
  path: `/api${endpoint.path}`,
  rows,
});

const lean: ListPage = { url: leanUrl('list'), path: leanPath, rows: 'main li' };

const subjects: readonly ListSubject[] = [
  ofApp('claims', href('claims'), claims.listClaims),
  ofApp('invitations', href('verifyCompetence'), endorsements.listInvitations),
  ofApp('profiles', href('profiles'), profiles.listProfiles),
  ofApp('posts', href('allPosts'), posts.listAllPosts, 'main li article'),
  // The decoding of long ones (performance, S9).
  {
    ...ofApp('posts of 5 kB', href('allPosts'), posts.listAllPosts, 'main li article'),
    more: {
      fields: { content: `<p>${'Wer den Verbrauch kennt, kauft nicht zu groß. '.repeat(110)}</p>` },
      length: 1_000,
    },
  },
];

const lengths = [10, 100, 1_000, 10_000];

/** What the page notes about itself. */
interface Notes {
  shownAt: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page, before anything of it. */
function observe(rows: string): void {
  const notes: Notes = { shownAt: 0, tasks: [] };
  (window as unknown as { __notes: Notes }).__notes = notes;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector(rows)) {
      // After the frame in which the rows are painted.
      requestAnimationFrame(() => setTimeout(() => (notes.shownAt = performance.now())));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The answer of the mock server, its items repeated under ids of their own. */
async function answerOf({ path, more }: ListSubject, items: number, bearer: string): Promise<string> {
  const response = await fetch(`${origins.api}${path}?lang=de`, { headers: { Authorization: `Bearer ${bearer}` } });
  const { data, ...envelope } = (await response.json()) as { data: Record<string, unknown>[] };
  const repeated = Array.from({ length: items }, (_, index) => ({
    ...data[index % data.length],
    id: 100_000 + index,
    ...more?.fields,
  }));
  return JSON.stringify({ ...envelope, data: repeated });
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { __notes: Notes }).__notes);
const longest = (tasks: Notes['tasks'], from: number) =>
  Math.max(0, ...tasks.filter(({ start, duration }) => start + duration > from).map(({ duration }) => duration));

async function measurePage(browser: Browser, { url, path, rows }: ListPage, body: string) {
  const context = await openContext(browser);
  await answerWith(context, path, body);
  await context.addInitScript(observe, rows);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await page
    .waitForFunction(() => (window as unknown as { __notes: Notes }).__notes.shownAt > 0)
    .catch((cause: unknown) => {
      throw new Error(`the items of ${url} never appeared`, { cause });
    });
  await page.waitForLoadState('networkidle');
  const { shownAt, tasks } = await notesOf(page);
  const answered = await page.evaluate(
    (call) =>
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .flatMap((entry) =>
            new URL(entry.name).pathname === call ? [(entry as PerformanceResourceTiming).responseEnd] : [],
          ),
      ),
    path,
  );
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  const scrollBegan = await page.evaluate(() => performance.now());
  await page.mouse.move(640, 600);
  for (let step = 0; step < 40; step += 1) await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const scrolled = await notesOf(page);
  await context.close();
  return {
    /** From the answer to the first painted rows. */
    'shown ms': shownAt - answered,
    /** Of the tasks from the answer on, and while scrolling; 0 where none took 50 ms. */
    'longest task ms': longest(tasks, answered),
    'scrolling ms': longest(scrolled.tasks, scrollBegan),
    elements,
    /** After a collection. */
    'heap MB': usedSize / 1e6,
  };
}

async function measureList(browser: Browser, subject: ListSubject, items: number) {
  const context = await openContext(browser);
  const body = await answerOf(subject, items, await bearerOf(context));
  await context.close();
  const bare = await measurePage(browser, lean, body);
  const app = await measurePage(browser, subject, body);
  return { list: subject.name, items, 'bare stack ms': bare['shown ms'], ...app };
}

/** Every list in every length, one after the other. */
export async function measureLists(browser: Browser) {
  const rows = [];
  for (const items of lengths) {
    const measured = subjects.filter(({ more }) => !more || more.length === items);
    for (const subject of measured) rows.push(await measureList(browser, subject, items));
  }
  return rows;
}
