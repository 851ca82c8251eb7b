import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { dismissUndo } from './menus';
import { test } from './walk';

test('the list of profiles', async ({ arrive }) => {
  const person = await arrive(href('profiles'));
  const { page, hand, t } = person;
  const rowOf = (profileId: string) =>
    page.getByRole('listitem').filter({ has: page.locator(`a[href$="${href('profile', { profileId })}"]`) });
  const second = rowOf(seeded.secondProfile);
  const status = (isPublic: boolean) =>
    second.getByText(t(isPublic ? 'profiles:status.published' : 'profiles:status.paused'), { exact: true });
  const chooseFromMenu = async (name: string) => {
    await hand.press(second.getByRole('button', { name: new RegExp(`^${t('profiles:menu.label', { profile: '' })}`) }));
    await hand.press(page.getByRole('menuitem', { name, exact: true }));
  };

  await station('PRO-01 how each profile stands', person, [], async () => {
    await expect(status(true)).toBeVisible();
    await expect(rowOf(seeded.pausedProfile).getByText(t('profiles:status.paused'), { exact: true })).toBeVisible();
  });
  await station('PRO-14 priority', person, ['PUT /competenceprofile/:id/canonical'], async () => {
    await chooseFromMenu(t('profiles:canonical.action'));
    await expect(page.getByRole('dialog').getByText(t('profileParts:canonical.rule'))).toBeVisible();
    await hand.press(button(page, t('profileParts:canonical.confirm')));
    await expect(second.getByText(t('profiles:canonical.chip'), { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(t('profiles:canonical.chip'), { exact: true })).toHaveCount(1);
  });
  await station('PRO-13 paused', person, ['PUT /competenceprofile/:id/unpublish'], async () => {
    await chooseFromMenu(t('profiles:pause.action'));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: t('profiles:pause.action'), exact: true }));
    await dismissUndo(person);
    await expect(status(false)).toBeVisible();
    await reload(person);
    await expect(status(false)).toBeVisible();
  });
});
