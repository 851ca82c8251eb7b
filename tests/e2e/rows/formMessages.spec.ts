import { href } from '@/routes/href';
import { expect, open } from '../fixtures';
import { button, heading, station, type Person } from '../flow/station';
import { seeded } from '../screenTable';
import { openSection } from './claimEditor';
import { chooseOccupation, storyOfRun } from './newProfile';
import { field, fillIn } from './signInForm';
import { test } from './walk';

/* Messages of rules that no field has (whole number, pattern, letters, alpha-dash) are in tests/ui/validation.test.ts. */

/** Each breaks one rule. */
const refusedPasswords = {
  'min.text': 'Kurz-1a',
  passwordUppercase: 'fachprofil-1',
  passwordLowercase: 'FACHPROFIL-1',
  passwordDigit: 'Fachprofil-x',
  passwordSpecial: 'Fachprofil1',
  passwordSpace: 'Fach profil-1',
} as const;

/** Tries a password for each rule, and two that differ; nothing is sent. */
async function tryPasswords(person: Person, name: 'password' | 'newPassword', submit: string): Promise<void> {
  const { page, hand, t } = person;
  const met = page.getByRole('listitem').filter({ hasText: t('editing:passwordRule.met') });
  for (const [rule, password] of Object.entries(refusedPasswords)) {
    await fillIn(person, { [name]: password, passwordAgain: password });
    await expect(met).toHaveCount(5);
    await hand.press(button(page, submit));
    const key = rule as keyof typeof refusedPasswords;
    await expect(field(person, name)).toHaveAccessibleDescription(
      new RegExp(`^${t(`editing:validation.${key}`, { count: 8 })}`),
    );
  }
  await fillIn(person, { [name]: 'Fachprofil-1', passwordAgain: 'Fachprofil-2' });
  await expect(met).toHaveCount(6);
  await hand.press(button(page, submit));
  await expect(field(person, name)).toHaveAttribute('aria-invalid', 'false');
  await expect(field(person, 'passwordAgain')).toHaveAccessibleDescription(t('editing:validation.passwordMatch'));
}

test('messages of the forms before a session', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('forgotPassword'), null);
  const { page, hand, t } = person;
  const email = field(person, 'email');
  const next = button(page, t('common:action.next'));

  await station('FRM-01 required, and an e-mail address', person, [], async () => {
    const submit = button(page, t('auth:forgot.submit'));
    await hand.press(submit);
    await expect(email).toHaveAccessibleDescription(t('editing:validation.required'));
    await hand.write(email, 'petra@');
    await hand.press(submit);
    await expect(email).toHaveAccessibleDescription(t('editing:validation.email'));
    await hand.write(email, 'kontakt.example');
    await hand.press(submit);
    await expect(email).toHaveAttribute('aria-invalid', 'false');
  });
  await station('FRM-01 fewer characters, FRM-02 a new password', person, [], async () => {
    await open(page, href('resetForgotPassword', undefined, { token: 'ein-token', email: 'petra@kontakt.example' }));
    await tryPasswords(person, 'newPassword', t('auth:reset.submit'));
  });
  await station('FRM-01 a choice, FRM-02 the password of a new account', person, [], async () => {
    await open(page, href('register'));
    await fillIn(person, { firstname: 'Petra', lastname: 'von der Ahé', email: 'petra@kontakt.example' });
    await hand.press(next);
    await expect(page.getByText(t('editing:validation.choose'), { exact: true })).toBeVisible();
    await hand.choose(page.getByRole('radio', { name: t('auth:gender.female'), exact: true }));
    await hand.press(next);
    await expect(heading(page, t('auth:register.password'))).toBeVisible();
    await tryPasswords(person, 'password', t('auth:register.submit'));
  });
});

test('messages of an expert’s forms', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('profile', { profileId: seeded.pausedProfile }));
  const { page, hand, t } = person;
  const said = (key: 'url' | 'unique' | 'atLeastOneProfile' | 'atLeastOneCategory') =>
    page.getByText(t(`editing:validation.${key}`), { exact: true }).first();

  await station('FRM-01 a web address', person, [], async () => {
    await hand.press(button(page, t('profileParts:contact.add')));
    const website = page.getByRole('textbox', { name: t('profileParts:contact.website') });
    await hand.write(website, 'ftp://bergmann.example');
    await hand.press(
      page
        .locator('form')
        .getByRole('button', { name: t('profileParts:add'), exact: true })
        .last(),
    );
    await expect(said('url')).toBeVisible();
  });
  await station('FRM-01 an entry that exists', person, [], async () => {
    await open(page, href('claim', { claimId: seeded.readyClaim }, { section: 'keywords' }));
    const section = await openSection(person, 'keywords');
    await hand.write(section.getByRole('textbox', { name: t('claims:keywords.add'), exact: true }), 'STECKERSOLAR');
    await page.keyboard.press('Enter');
    await expect(said('unique')).toBeVisible();
  });
  await station('FRM-01 at most three categories', person, ['POST /claims/:id/my-category'], async () => {
    await open(page, href('claim', { claimId: seeded.readyClaim }, { section: 'categories' }));
    const section = await openSection(person, 'categories');
    const free = section.getByRole('group').getByRole('button', { pressed: false });
    while (await free.first().isEnabled()) await hand.press(free.first());
    await free.first().focus();
    await page.keyboard.press('Enter');
    await expect(section).toContainText(t('editing:validation.atMostThreeCategories'));
  });
  await station('FRM-01 at least one category', person, [], async () => {
    await open(page, href('editPost', { postId: seeded.draftPost }));
    await hand.press(button(page, t('ownPosts:action.publish')));
    const dialog = page.getByRole('dialog');
    await hand.press(dialog.getByRole('button', { name: t('ownPosts:publish.submit'), exact: true }));
    await expect(said('atLeastOneCategory')).toBeVisible();
  });
  await station('FRM-01 at least one profile', person, [], async () => {
    await open(page, href('verifyCompetence'));
    await hand.press(button(page, t('endorsements:create.title')));
    const drawer = page.getByRole('dialog');
    for (const name of ['firstname', 'lastname'] as const) {
      await hand.write(drawer.getByRole('textbox', { name: t(`endorsements:create.${name}`), exact: true }), 'Petra');
    }
    for (const choice of await drawer.getByRole('checkbox').all()) {
      if (await choice.isChecked()) await hand.press(choice);
    }
    await hand.press(drawer.getByRole('button', { name: t('endorsements:create.submit'), exact: true }));
    await expect(said('atLeastOneProfile')).toBeVisible();
  });
});

test('a number between two others', async ({ arrive }) => {
  const person = await arrive(href('newProfile'), 'new');
  const { page, hand, t } = person;
  const years = page.getByRole('spinbutton', { name: t('newProfile:years'), exact: true });

  await station('FRM-01 years between 0 and 60', person, [], async () => {
    await chooseOccupation(person, await storyOfRun(person));
    await hand.write(years, '61');
    await hand.press(button(page, t('newProfile:create')));
    await expect(years).toHaveAccessibleDescription(
      new RegExp(`^${t('editing:validation.numberBetween', { min: 0, max: 60 })}`),
    );
  });
});
