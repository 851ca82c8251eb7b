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

test('two thousand people are walked by keyboard', async ({ page }) => {
  await prepare(page, 'de');
  await signIn(page, 'expert');
  await answerWithPeople(page, 2000);
  await open(page, href('humanGraph'));
  const drawing = page.getByRole('application', { name: text('de', 'humanGraph:drawing') });
  const node = drawing.getByRole('button');
  await expect(page.getByRole('main').locator('canvas')).toBeVisible();
  await node.focus();
  const levelOf = (level: 'profile' | 'competence' | 'person') => new RegExp(text('de', `humanGraph:level.${level}`));
  for (const level of ['profile', 'competence', 'person'] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(node).toHaveAccessibleName(levelOf(level));
    await expect(node).toBeFocused();
  }
  const placed = (position: number) => expect(node).toHaveAccessibleName(new RegExp(`\\b${position}\\D+2.?000\\b`));
  await page.keyboard.press('Home');
  await placed(1);
  await page.keyboard.press('ArrowUp');
  await placed(1);
  await page.keyboard.press('ArrowDown');
  await placed(2);
  await page.keyboard.press('End');
  await placed(2000);
  await expect(node).toBeFocused();
  // Chosen by a key, a node is never outside of what is seen.
  await expect(node).toBeInViewport();
  const name = (await node.getAttribute('aria-label'))?.split('.')[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(node).toBeFocused();
  await page.keyboard.press('Escape');
  // The row of a person on a later page of the table.
  await expect(page.getByRole('row').getByRole('button', { name, exact: true })).toBeFocused();
});
