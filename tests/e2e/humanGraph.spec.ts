import type { Page } from '@playwright/test';
import { endorsements } from '@/api/endpoints/endorsements';
import { href } from '@/routes/href';
import { apiOrigin } from './addresses';
import { expect, fetchAnswer, open, signIn, test } from './fixtures';
import { prepare } from './soundness';
import { text } from './texts';

interface WireInvitation {
  id: string | number;
  firstname: string | null;
  lastname: string | null;
  accepted: number;
  endorsements: { children: { verified: number }[] }[];
}

/** As many people as that have confirmed one point each, of those that were asked for. */
async function answerWithPeople(page: Page, count: number): Promise<void> {
  await page.route(`${apiOrigin}/api${endorsements.listInvitations.path}`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await fetchAnswer(route);
    const body = (await response.json()) as { data: WireInvitation[] };
    const accepted = body.data.filter((invitation) => invitation.accepted === 1);
    const data = Array.from({ length: count }, (_, index) => {
      const invitation = structuredClone(accepted[index % accepted.length] as WireInvitation);
      const points = invitation.endorsements.flatMap(({ children }) => children);
      points.forEach((point, place) => {
        point.verified = place === index % points.length ? 1 : 0;
      });
      return { ...invitation, id: 100_000 + index, firstname: 'Person', lastname: `${index + 1}` };
    });
    return route.fulfill({ response, json: { ...body, data } });
  });
}

test('two thousand people are groups in the drawing, walked by keyboard, and all in the table', async ({ page }) => {
  await prepare(page, 'de');
  await signIn(page, 'expert');
  await answerWithPeople(page, 2000);
  await open(page, href('humanGraph'));
  const drawing = page.getByRole('application', { name: text('de', 'humanGraph:drawing') });
  const node = drawing.locator('[aria-current]');
  await node.focus();
  const levelOf = (level: 'profile' | 'competence' | 'group') => new RegExp(text('de', `humanGraph:level.${level}`));
  for (const level of ['profile', 'competence', 'group'] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(node).toHaveAccessibleName(levelOf(level));
    await expect(node).toBeFocused();
  }
  await page.keyboard.press('End');
  await expect(node).toHaveAccessibleName(/ (\d+) von \1[.]/);
  await expect(node).toBeFocused();
  // Chosen by a key, a node is never outside of what is seen.
  await expect(node).toBeInViewport();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list')).toContainText('Person');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(node).toBeFocused();
  // Its competence, as no table has the group; of all people, the last ones are on another page.
  await page.keyboard.press('Escape');
  await expect(page.locator('tr[aria-current] button')).toBeFocused();
  await page.getByRole('button', { name: text('de', 'humanGraph:people.all') }).click();
  await expect(page.getByRole('table', { name: /2.?000/ })).toBeVisible();
});

test('lines and marks can be seen in forced colours', async ({ page }) => {
  await prepare(page, 'de');
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'expert');
  await open(page, href('humanGraph'));
  const strokeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).stroke);
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  for (const selector of ['svg[role="application"] line', 'svg[aria-hidden] .profile .disc']) {
    expect(await strokeOf(selector)).not.toBe('none');
    expect(await strokeOf(selector)).not.toBe(ground);
  }
});
