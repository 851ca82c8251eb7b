import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, pageHead, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { brokenWords, nextFrame, prepare } from './soundness';
import { text } from './texts';

/* Title, status and actions of a page on windows between a phone's and a laptop's. */

const editors = {
  profile: href('profile', { profileId: seeded.profile }),
  'profile that is not ready': href('profile', { profileId: seeded.pausedProfile }),
  claim: href('claim', { claimId: seeded.publicClaim }),
  'claim that is not public': href('claim', { claimId: seeded.readyClaim }),
};
const lists = { claims: href('claims'), profiles: href('profiles'), invitations: href('verifyCompetence') };

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function arrive(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 1024 });
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, path);
}

for (const [name, path] of Object.entries(editors)) {
  test(`on a tablet, the actions of a ${name} are below its title`, async ({ page }) => {
    await arrive(page, path, 768);
    const menu = await pageHead(page).getByRole('button').last().boundingBox();
    const words = await title(page).boundingBox();
    expect(menu?.y).toBeGreaterThan((words?.y ?? Number.NaN) + (words?.height ?? Number.NaN));
    expect(await title(page).evaluate(brokenWords)).toEqual([]);
  });
}

for (const [name, path] of Object.entries(lists)) {
  test(`on a tablet, the title of the ${name} is whole`, async ({ page }) => {
    await arrive(page, path, 768);
    expect(await title(page).evaluate(brokenWords)).toEqual([]);
  });
}

for (const [name, path] of Object.entries(editors)) {
  test(`the status of a ${name} stands after its title, or where a line of that begins`, async ({ page }) => {
    await arrive(page, path, 320);
    const places: string[] = [];
    for (let width = 320; width <= 800; width += 10) {
      await page.setViewportSize({ width, height: 800 });
      await nextFrame(page);
      places.push(await title(page).evaluate(placeOfStatus));
    }
    // Words that are wider or narrower elsewhere: some width at least has the status in a line of its own, but for the
    // longest title, which gives its last line a word (`textWrap: 'pretty'`).
    if (name !== 'claim') expect(places).toContain('where a line begins');
    expect(places.filter((place) => place.includes('px'))).toEqual([]);
  });
}

test('the way back to the list begins where the title of the page does', async ({ page }) => {
  await arrive(page, editors.claim, 1366);
  const icon = page
    .getByRole('banner')
    .getByRole('link', { name: text('de', 'common:page.claims') })
    .locator('svg');
  const words = await title(page).boundingBox();
  const { x = Number.NaN } = (await icon.boundingBox()) ?? {};
  expect(Math.abs(x - (words?.x ?? Number.NaN))).toBeLessThanOrEqual(4);
});

/** Where the status begins that follows the title. */
function placeOfStatus(heading: Element): string {
  const lines = [...heading.getClientRects()];
  const [first] = lines;
  const last = lines.at(-1);
  const status = heading.nextElementSibling?.getBoundingClientRect();
  if (!first || !last || !status) return 'no status, 0 px';
  if (status.top < last.bottom - last.height / 2) return 'after the title';
  const indent = Math.abs(status.left - first.left);
  return indent <= 2 ? 'where a line begins' : `${indent} px from where a line begins`;
}

test('on a phone, the way back from a post is a single line', async ({ page }) => {
  await arrive(page, href('newPost'), 390);
  const label = page
    .getByRole('banner')
    .getByRole('link', { name: text('de', 'common:page.myPosts') })
    .locator('span', { hasText: text('de', 'common:page.myPosts') });
  const { height = Number.NaN } = (await label.boundingBox()) ?? {};
  const lineHeight = await label.evaluate((element) => parseFloat(getComputedStyle(element).lineHeight));
  expect(height).toBeLessThan(1.5 * lineHeight);
});
