import { href } from '@/routes/href';
import { expect, open } from '../fixtures';
import { link, station } from '../flow/station';
import { reading } from './calls';
import { test } from './walk';

test('as many profiles as allowed', async ({ arrive, responses }) => {
  const person = await arrive(href('profiles'), 'limit');
  const { page, hand, t } = person;
  const main = page.getByRole('main');
  const reached = main.getByText(t('profiles:limit.reached', { limit: 3 }));
  const paused = main
    .getByRole('listitem')
    .filter({ has: page.getByText(t('profiles:status.paused'), { exact: true }) });
  const menuName = new RegExp(`^${t('profiles:menu.label', { profile: '' })}`);
  const chooseFromMenu = async (name: string) => {
    await hand.press(paused.getByRole('button', { name: menuName }));
    await hand.press(page.getByRole('menuitem', { name, exact: true }));
  };

  await station('PRO-08 no further profile', person, [], async () => {
    await expect(reached).toBeVisible();
    await expect(link(page, t('profiles:limit.plans'))).toHaveAttribute('href', href('pricing'));
    await expect(link(page, t('lists:profiles.new'))).toHaveCount(0);
    const limit = reading(page, '/competenceprofile/check-competences');
    await open(page, href('newProfile'));
    await limit;
    await expect(reached).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await hand.press(link(page, t('newProfile:backToList')));
    await expect(paused).toHaveCount(1);
  });
  await station('PRO-10, PRO-11 no further public profile', person, [], async () => {
    await chooseFromMenu(t('profiles:publish.action'));
    const dialog = page.getByRole('dialog', { name: t('profileParts:publish.notReady') });
    await expect(dialog.getByRole('alert')).toHaveText(t('profileParts:blocker.limit'));
    await expect(dialog.getByRole('button', { name: t('profiles:task.limit') })).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: t('common:action.close'), exact: true }));
    await expect(dialog).toBeHidden();
  });
  // The list does not tell how often it was switched, so the server is asked.
  await station('PRO-15 a third switch of priority', person, ['PUT /competenceprofile/:id/canonical'], async () => {
    await chooseFromMenu(t('profiles:canonical.action'));
    const dialog = page.getByRole('dialog', { name: t('profileParts:canonical.title') });
    await expect(dialog.getByText(t('profileParts:canonical.rule'))).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: t('profileParts:canonical.confirm'), exact: true }));
    await expect(dialog.getByRole('alert')).toContainText(t('profileParts:canonical.refused'));
    await hand.press(dialog.getByRole('button', { name: t('common:action.cancel'), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(paused.getByText(t('profiles:canonical.chip'), { exact: true })).toHaveCount(0);
  });
  await station('PRO-15 the count of switches', person, [], async () => {
    await hand.press(paused.getByRole('link').first());
    await expect(main.getByRole('heading', { level: 2, name: t('profiles:area.title'), exact: true })).toBeVisible();
    await hand.press(page.getByRole('button', { name: menuName }));
    await hand.press(page.getByRole('menuitem', { name: t('profiles:canonical.action'), exact: true }));
    const dialog = page.getByRole('dialog', { name: t('profileParts:canonical.title') });
    const confirm = dialog.getByRole('button', { name: t('profileParts:canonical.confirm'), exact: true });
    // The specification shows no field for the count; known, it refuses before anything is sent.
    await expect(confirm).toBeEnabled({ enabled: responses === 'plain' });
    const isCounted = responses === 'full' ? 1 : 0;
    await expect(dialog.getByText(t('profileParts:canonical.used', { count: 2 }))).toHaveCount(isCounted);
    await expect(dialog.getByText(t('profileParts:canonical.refused'))).toHaveCount(isCounted);
    await hand.press(dialog.getByRole('button', { name: t('common:action.cancel'), exact: true }));
    await expect(dialog).toBeHidden();
  });
  await station('PRO-23 what is premium', person, [], async () => {
    // Whether the account is premium is not known to a server that does not say it (D-65).
    const count = responses === 'full' ? 1 : 0;
    await expect(main.getByText(t('profiles:area.premium'))).toHaveCount(count);
    await expect(link(page, t('profiles:limit.plans'))).toHaveCount(count);
  });
});
