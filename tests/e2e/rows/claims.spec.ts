import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, heading, link, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { answered } from './claimEditor';
import { dismissUndo } from './menus';
import { test } from './walk';

/** Anna's claim that is paused. */
const pausedClaim = '303';

test('the list of claims', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('claims'));
  const { page, hand, t, responses } = person;
  const rowOf = (claimId: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="${href('claim', { claimId })}"]`) });
  const statusOf = (claimId: string, status: 'draft' | 'paused' | 'published') =>
    rowOf(claimId).getByText(t(`claims:status.${status}`), { exact: true });
  const openMenu = (claimId: string) => hand.press(rowOf(claimId).getByRole('button'));
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const confirm = (name: string) => hand.press(dialog.getByRole('button', { name, exact: true }));

  await station('CLA-01 question, status and profile', person, [], async () => {
    const read = answered(page, '/claims/plain');
    await reload(person);
    await read;
    await expect(page.getByRole('list', { name: t('lists:claims.label') }).getByRole('listitem')).toHaveCount(5);
    await expect(statusOf(seeded.publicClaim, 'published')).toBeVisible();
    const question = rowOf(seeded.publicClaim).getByRole('link');
    await expect(question).toContainText('Wie groß sollte ein Batteriespeicher');
    const profiles = page.getByRole('combobox', { name: t('lists:claims.profile'), exact: true });
    const profile = await profiles.locator(`option[value="${seeded.profile}"]`).innerText();
    expect(profile).not.toBe('');
    await expect(rowOf(seeded.publicClaim)).toContainText(profile);
    await profiles.selectOption(seeded.profile);
    await expect(rowOf(seeded.barrenClaim)).toHaveCount(0);
    await expect(rowOf(seeded.publicClaim)).toBeVisible();
    await hand.press(button(page, `${t('claims:filter.draft')} 1`));
    await expect(rowOf(seeded.publicClaim)).toHaveCount(0);
    await expect(rowOf(seeded.readyClaim)).toBeVisible();
  });
  await station('CLA-04 what each state allows', person, [], async () => {
    await page.goto(href('claims'));
    const states = [
      [seeded.readyClaim, 'draft'],
      [seeded.publicClaim, 'published'],
      [pausedClaim, 'paused'],
    ] as const;
    for (const [claimId, status] of states) {
      await expect(statusOf(claimId, status)).toBeVisible();
      await openMenu(claimId);
      await expect(entry(t('claims:delete.open'))).toBeVisible();
      await expect(entry(t('claims:publish.open'))).toHaveCount(status === 'published' ? 0 : 1);
      await expect(entry(t('claims:pause.open'))).toHaveCount(status === 'published' ? 1 : 0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    }
  });
  const upgrade = responses === 'full' ? ['PATCH /claims/upgrade/:id'] : [];
  await station('CLA-08 upgrade to basic, where it is on offer', person, upgrade, async () => {
    await openMenu(seeded.publicClaim);
    await expect(entry(t('claims:pause.open'))).toBeVisible();
    // No documented field says that a claim can be upgraded: on those alone there is no upgrade (D-33).
    if (responses === 'full') {
      await hand.press(entry(t('claims:upgrade.open')));
      await expect(dialog).toContainText(t('publicClaim:upgrade.text'));
      await confirm(t('publicClaim:upgrade.confirm'));
      await expect(page.getByText(t('publicClaim:notice.upgraded'))).toBeVisible();
      await reload(person);
      await openMenu(seeded.publicClaim);
      await expect(entry(t('claims:pause.open'))).toBeVisible();
    }
    await expect(entry(t('claims:upgrade.open'))).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await station('CLA-04, CLA-07 pause', person, ['PATCH /claims/:id/pause'], async () => {
    await openMenu(seeded.publicClaim);
    await hand.press(entry(t('claims:pause.open')));
    await expect(dialog).toContainText(t('publicClaim:pause.text'));
    await confirm(t('common:action.cancel'));
    await expect(statusOf(seeded.publicClaim, 'published')).toBeVisible();
    await openMenu(seeded.publicClaim);
    await hand.press(entry(t('claims:pause.open')));
    await confirm(t('publicClaim:pause.confirm'));
    await dismissUndo(person);
    await expect(page.getByText(t('publicClaim:pause.done'), { exact: true })).toBeVisible();
    await reload(person);
    await expect(statusOf(seeded.publicClaim, 'paused')).toBeVisible();
  });
  await station('CLA-09, NAV-13 delete', person, ['DELETE /claims/:id'], async () => {
    const question = (await rowOf(seeded.barrenClaim).getByRole('link').innerText()).trim();
    await openMenu(seeded.barrenClaim);
    await hand.press(entry(t('claims:delete.open')));
    await expect(dialog).toContainText(t('publicClaim:delete.text', { question }));
    await confirm(t('common:action.cancel'));
    await expect(rowOf(seeded.barrenClaim)).toBeVisible();
    await openMenu(seeded.barrenClaim);
    await hand.press(entry(t('claims:delete.open')));
    await confirm(t('publicClaim:delete.confirm'));
    const notice = page.getByText(t('publicClaim:notice.deleted'));
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(box && Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(40);
    expect(box?.y).toBeGreaterThan(height / 2);
    await reload(person);
    await expect(rowOf(seeded.readyClaim)).toBeVisible();
    await expect(rowOf(seeded.barrenClaim)).toHaveCount(0);
  });
});

test('the editor of a claim', async ({ arrive }) => {
  const person = await arrive(href('claims'));
  const { page, hand, t } = person;

  await station('CLA-03 from the list to the editor and to the question', person, [], async () => {
    const question = page.getByRole('link', { name: 'Lohnt sich ein Balkonkraftwerk in einer Mietwohnung?' });
    const read = answered(page, `/claims/${seeded.readyClaim}`);
    await hand.press(question);
    await read;
    await expect(heading(page, 'Lohnt sich ein Balkonkraftwerk in einer Mietwohnung?')).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('claims:shortAnswer.headline'), exact: true })).toHaveValue(
      'Ja, wenn die Sonne mittags darauf scheint',
    );
    await hand.press(link(page, t('claims:question.change')));
    await expect(heading(page, t('claims:question.title'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?id=${seeded.readyClaim}$`));
  });
  await station('CLA-09 delete in the editor', person, ['DELETE /claims/:id'], async () => {
    await hand.press(link(page, t('claims:question.backToClaim')));
    await hand.press(button(page, t('claims:editor.menu')));
    await hand.press(page.getByRole('menuitem', { name: t('claims:delete.open'), exact: true }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: t('publicClaim:delete.confirm') }));
    await expect(heading(page, t('lists:claims.title'))).toBeVisible();
    await page.goto(href('claim', { claimId: seeded.readyClaim }));
    await expect(page.getByText(t('common:notFound.entry'))).toBeVisible();
    await expect(link(page, t('common:notFound.toParent'))).toBeVisible();
  });
});
