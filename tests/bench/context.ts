import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sessionCookies } from '../e2e/session';
import { origins } from './servers';

/** The call of `lean/main.tsx`. */
export const leanPath = '/api/items';

/** The address of a screen of `lean/main.tsx`. */
export const leanUrl = (hash = '') => `${origins.bare}/lean/index.html#/${hash}`;

/** The answer that `lean/main.tsx` lists. */
const leanItems = JSON.stringify({
  data: Array.from({ length: 100 }, (_, id) => ({ id: String(id), name: `Eintrag ${id}` })),
});

/** Answers the calls of one path with JSON, to a page of any origin. */
export function answerWith(context: BrowserContext, path: string, body: string): Promise<unknown> {
  return context.route(
    (address) => address.pathname === path,
    (route) =>
      route.fulfill({
        body,
        contentType: 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      }),
  );
}

/** A desktop window, signed in to the app as the expert, without moves that only take time. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addCookies(await sessionCookies('expert', origins.api, origins.app));
  // The runner that compiles these files wraps functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  await answerWith(context, leanPath, leanItems);
  return context;
}

/** The bearer token of a context made by `openContext`. */
export async function bearerOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(origins.app);
  return decodeURIComponent(cookies.find(({ name }) => name.endsWith('.token'))?.value ?? '');
}

/** A processor slower by a factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}

/** Prints rows of the same fields as a table. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const cells = rows.map((row) =>
    Object.values(row).map((value) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value)),
  );
  const heads = Object.keys(rows[0] ?? {});
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(['', title, line(heads), ...cells.map(line)].join('\n'));
}
