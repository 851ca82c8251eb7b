import type { Page, Route } from '@playwright/test';
import { href } from '@/routes/href';
import { apiOrigin } from './addresses';
import { expect, resetWorld, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { text } from './texts';

/* A page that is opened with a token that the server no longer knows leads to the sign-in form, and stays there (AUT-11). */

/** One page of each layout with a session, of each kind of reads: several, a list, one entry, none. */
const pages = {
  dashboard: href('dashboard'),
  claims: href('claims'),
  claim: href('claim', { claimId: seeded.publicClaim }),
  newClaim: href('newClaim'),
  academy: href('academy'),
};

/** What every first page with a session asks by itself. */
const initialReads = 6;

/** A call that was aborted meanwhile cannot be answered any more. */
const answer = (route: Route) => route.continue().catch(() => undefined);

/** Holds all answers until every first read is under way; the last is answered first. */
async function answerReversed(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(`${apiOrigin}/api/**`, async (route) => {
    held.push(route);
    if (held.length < initialReads) return;
    for (const late of held.splice(0).toReversed()) await answer(late);
  });
  return async () => {
    for (const late of held.splice(0)) await answer(late);
  };
}

/** Holds the answer to the first read until the end. */
async function holdFirst(page: Page): Promise<() => Promise<void>> {
  let first: Route | null = null;
  await page.route(`${apiOrigin}/api/**`, async (route) => {
    if (first) return answer(route);
    first = route;
  });
  return async () => {
    if (first) await answer(first);
  };
}

const orders = { 'answers in reverse': answerReversed, 'one answer held back': holdFirst };

async function expectSignInForm(page: Page, to: string): Promise<void> {
  await expect(page.getByRole('form', { name: text('de', 'auth:login.title') })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(`${href('login')}?to=${encodeURIComponent(to)}`);
  await expect(page.getByRole('status').filter({ hasText: text('de', 'auth:login.expired') })).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
}

for (const [name, path] of Object.entries(pages)) {
  for (const [order, hold] of Object.entries(orders)) {
    for (const rate of [1, 6]) {
      test(`${name}, ${order}, processor ${rate}x slower`, async ({ page }) => {
        await prepare(page, 'de');
        await signIn(page);
        await resetWorld();
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate });
        const release = await hold(page);
        await page.goto(path);
        await expectSignInForm(page, path);
        await release();
        await page.waitForLoadState('networkidle');
        await expectSignInForm(page, path);
      });
    }
  }
}
