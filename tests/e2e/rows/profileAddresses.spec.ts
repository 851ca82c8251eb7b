import { href } from '@/routes/href';
import { expect, open, setScenario } from '../fixtures';
import { heading, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { reading } from './calls';
import { test } from './walk';

test('addresses of a profile, and its end', async ({ arrive, responses }) => {
  const person = await arrive(href('profile', { profileId: seeded.profile }));
  const { page, hand, t } = person;
  const chooseFromMenu = async (name: string) => {
    await hand.press(page.getByRole('button', { name: new RegExp(`^${t('profiles:menu.label', { profile: '' })}`) }));
    await hand.press(page.getByRole('menuitem', { name, exact: true }));
  };
  const drawer = page.getByRole('dialog', { name: t('profiles:address.title'), exact: true });

  await station('PRO-19 three addresses', person, [], async () => {
    await chooseFromMenu(t('profiles:address.title'));
    await expect(drawer.getByText(new RegExp(t('profileParts:address.publicHint')))).toBeVisible();
    // The specification shows no field for the public page.
    await expect(
      responses === 'full'
        ? drawer.locator(`a[href="https://experts.fachprofil.example/${seeded.profile}"]`)
        : drawer.getByText(t('profileParts:address.notDelivered')),
    ).toBeVisible();
    const verification = href('personalVerification', { token: seeded.profile });
    await expect(drawer.locator(`a[href$="${verification}"]`)).toBeVisible();
    const preview = reading(page, `/preview/expert/${seeded.profile}`);
    await hand.press(drawer.getByRole('button', { name: t('profileParts:address.openPreview'), exact: true }));
    await preview;
    await expect(drawer.locator('a[href^="https://preview.fachprofil.example/experts/"]')).toBeVisible();
  });
  await station('PRO-19 before publishing', person, [], async () => {
    await open(page, href('profile', { profileId: seeded.pausedProfile }));
    await chooseFromMenu(t('profiles:address.title'));
    await expect(drawer.getByText(t('profileParts:address.afterPublishing'))).toHaveCount(2);
    const preview = reading(page, `/preview/expert/${seeded.pausedProfile}`);
    await hand.press(drawer.getByRole('button', { name: t('profileParts:address.openPreview'), exact: true }));
    await preview;
    await hand.press(drawer.getByRole('button', { name: t('common:action.close'), exact: true }));
    await expect(drawer).toBeHidden();
  });
  const tries = ['DELETE /competenceprofile/:id', 'DELETE /competenceprofile/:id'];
  await station('PRO-16 deleted', person, tries, async () => {
    await chooseFromMenu(t('profiles:delete.action'));
    const question = page.getByRole('dialog');
    const confirm = question.getByRole('button', { name: t('profileParts:delete.confirm'), exact: true });
    await expect(question.getByText(t('profileParts:delete.text'))).toBeVisible();
    await setScenario({ failNext: 500 });
    await hand.press(confirm);
    await expect(question.getByRole('alert')).toContainText(t('profileParts:delete.failed'));
    await hand.press(confirm);
    await expect(page.getByText(t('profileParts:delete.done')).first()).toBeVisible();
    await expect(heading(page, t('lists:profiles.title'))).toBeVisible();
    await reload(person);
    const row = (profileId: string) => page.locator(`main li a[href$="${href('profile', { profileId })}"]`).first();
    await expect(row(seeded.profile)).toBeVisible();
    await expect(row(seeded.pausedProfile)).toBeHidden();
  });
});
