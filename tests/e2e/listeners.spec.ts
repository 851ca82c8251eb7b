import type { CDPSession, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';

/* Going round through the same pages leaves nothing behind: no listeners, no detached elements. */

const pages = [
  href('dashboard'),
  href('profiles'),
  href('profile', { profileId: seeded.profile }),
  href('claims'),
  href('claim', { claimId: seeded.publicClaim }),
  href('verifyCompetence'),
];
const warmUp = 4;
const rounds = 40;

/** Changes the page as a link or Back does, without loading it anew, until it is complete. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.locator('main h1')).toBeFocused();
  await page.waitForLoadState('networkidle');
}

async function goRound(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) for (const path of pages) await goTo(page, path);
}

/**
 * What the browser holds after a collection of its garbage. Images that were shown, with React's listeners on each, go
 * with one of the later collections only.
 */
async function held(devtools: CDPSession): Promise<Record<'listeners' | 'nodes', number>> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: value('JSEventListeners'), nodes: value('Nodes') };
}

test('rounds through the same pages leave no listeners and no elements behind', async ({ page }) => {
  test.setTimeout(480_000);
  await prepare(page, 'de');
  await signIn(page);
  await open(page, href('accessControl'));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await goRound(page, warmUp);
  const before = await held(devtools);
  await goRound(page, rounds);
  // A leak shows itself with every round: at least one listener, or an element with its text and its parent. A timer or two
  // may be under way, and the pictures of the last page wait for a later collection.
  const limits = { listeners: rounds, nodes: 3 * rounds };
  for (const kind of ['listeners', 'nodes'] as const) {
    await expect
      .poll(async () => (await held(devtools))[kind] - before[kind], { message: kind, timeout: 20_000 })
      .toBeLessThan(limits[kind]);
  }
});
