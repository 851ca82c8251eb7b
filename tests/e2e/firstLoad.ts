import type { Page } from '@playwright/test';
import { firstPages as lightest, limitsOf } from '@/build/bundle';
import type { RouteName } from '@/routes/table';
import { appOrigin } from './addresses';
import { expect } from './fixtures';

/**
 * Counts what a first page sends. The function returned says, once the network is idle, that it is little and in few
 * requests (performance, S1 and S2).
 */
export async function countFirstLoad(page: Page, route: RouteName): Promise<() => Promise<void>> {
  const sent: string[] = [];
  const sizes = new Map<string, number>();
  const counted = lightest.includes(route) ? /[.]js$/ : /[.](?:js|css)$/;
  let hasEnded = false;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!hasEnded && url.origin === appOrigin) sent.push(url.pathname);
  });
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (hasEnded || url.origin !== appOrigin || !counted.test(url.pathname)) return;
    sizes.set(url.pathname, Number(response.headers()['content-length']));
  });
  // What comes because nobody did anything for a while does not belong to it, however slow the arrival.
  await page.addInitScript(() => {
    const window_ = window as Window & { restoreTimers?: () => void };
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, time?: number) => ((time ?? 0) < 3000 ? start(run, time) : 0)) as never;
    window_.restoreTimers = () => {
      window.setTimeout = start as never;
    };
  });
  return async () => {
    hasEnded = true;
    await page.evaluate(() => (window as Window & { restoreTimers?: () => void }).restoreTimers?.());
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(limitsOf(route).requests);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const list = [...sizes].map(([file, size]) => `${size} ${file}`).join('\n');
    expect(bytes, list).toBeGreaterThan(100_000);
    expect(bytes, list).toBeLessThanOrEqual(limitsOf(route).bytes);
  };
}
