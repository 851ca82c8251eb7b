import { personaPassword, personas } from '@mocks/personas';
import { href } from '@/routes/href';
import { apiOrigin, appOrigin } from '../addresses';
import { expect, open } from '../fixtures';
import { nextChangingCall } from '../flow/changingCalls';
import { button, heading, link, reload, station, type Person } from '../flow/station';
import { answerOnce, reading } from './calls';
import { bodyOf } from './claimEditor';
import { field, fillIn, keptSession, mailed, passBotCheck, signInByForm, signOut } from './signInForm';
import { test } from './walk';

const names = { firstname: 'Anna', lastname: 'Bergmann' };
const { email } = personas.expert;
const newPassword = 'Sonnen-Dach-7';

const section = (name: string) => href('user', undefined, { section: name });
const edit = ({ page, hand, t }: Person, label: string) =>
  hand.press(button(page, t('account:row.changeOf', { name: label })));
const save = ({ page, hand, t }: Person) => hand.press(button(page, t('common:action.save')));

/** Writes into a field, in the place of what it holds. */
async function rewrite({ page, hand }: Person, label: string, text: string): Promise<void> {
  const target = page.getByRole('main').getByLabel(label, { exact: true });
  await target.fill('');
  await hand.write(target, text);
}

async function restore(person: Person): Promise<void> {
  const { page, hand, t } = person;
  await expect(heading(page, t('auth:restore.title'))).toBeVisible();
  await fillIn(person, { email, password: personaPassword });
  await passBotCheck(person);
  await hand.press(button(page, t('auth:restore.submit')));
  await expect(page.getByText(t('auth:notice.restored')).first()).toBeVisible();
  await signInByForm(person, email);
  await expect(page).toHaveURL(href('dashboard'));
}

test('the person', async ({ arrive, language, responses }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('user'));
  const { page, hand, t } = person;
  const main = page.getByRole('main');
  const patch = ['PATCH /users/details'];
  const saved = () => bodyOf(page, 'PATCH', '/users/details');
  // Without a code the delivered name is all there is.
  const austria = language === 'en' && responses === 'full' ? 'Austria' : 'Österreich';
  const zip = main.getByLabel(t('account:person.zip'), { exact: true });

  await station('ACC-01 the details and the countries, at both addresses', person, [], async () => {
    for (const path of [href('user'), href('userProfile')]) {
      const read = Promise.all([reading(page, '/users/details'), reading(page, '/countries')]);
      await open(page, path);
      await read;
      await expect(main.getByText('Dr.-Ing. Anna Bergmann', { exact: true })).toBeVisible();
    }
  });
  await station('ACC-01, ACC-03 the name', person, patch, async () => {
    await edit(person, t('account:person.name'));
    await rewrite(person, t('auth:field.firstname'), 'Anna-Lena');
    const sent = saved();
    await save(person);
    expect(await sent).toEqual({ ...names, firstname: 'Anna-Lena' });
    await expect(main.getByText('Dr.-Ing. Anna-Lena Bergmann', { exact: true })).toBeVisible();
    await expect(button(page, t('account:row.changeOf', { name: t('account:person.name') }))).toBeFocused();
  });
  await station('FRM-01 a postcode', person, [], async () => {
    await edit(person, t('account:person.address'));
    await rewrite(person, t('account:person.zip'), 'PLZ: 04109');
    await save(person);
    await expect(zip).toHaveAccessibleDescription(t('editing:validation.zip'));
  });
  await station('ACC-01, ACC-03 the address', person, patch, async () => {
    await rewrite(person, t('account:person.zip'), 'SW1A 1AA');
    await rewrite(person, t('account:person.city'), 'Graz');
    await hand.select(main.getByLabel(t('account:person.country'), { exact: true }), austria);
    await expect(zip).toHaveAttribute('aria-invalid', 'false');
    const sent = saved();
    await save(person);
    const firstname = 'Anna-Lena';
    expect(await sent).toEqual({ ...names, firstname, zip: 'SW1A 1AA', city: 'Graz', country: 'Österreich' });
    await expect(main.getByText(new RegExp(`(?:^|· )Graz, ${austria}$`))).toBeVisible();
  });
  await station('ACC-03 a place without a city', person, patch, async () => {
    await edit(person, t('account:person.address'));
    await rewrite(person, t('account:person.city'), '');
    const sent = saved();
    await save(person);
    expect(await sent).toEqual({ ...names, firstname: 'Anna-Lena', city: '' });
    await expect(main.getByText(new RegExp(`(?:^|· )${austria}$`)).first()).toBeVisible();
  });
  await station('ACC-01 gender, company and phone', person, [...patch, ...patch, ...patch], async () => {
    await edit(person, t('account:person.gender'));
    await hand.choose(main.getByRole('radio', { name: t('auth:gender.other'), exact: true }));
    const gender = saved();
    await save(person);
    expect(await gender).toMatchObject({ gender: 'other' });
    for (const [name, text] of [
      ['company', 'Bergmann & Söhne'],
      ['phone', '+43 (0)316 990-0'],
    ] as const) {
      await edit(person, t(`account:person.${name}`));
      await rewrite(person, t(`account:person.${name}`), text);
      const sent = saved();
      await save(person);
      expect(await sent).toEqual({ ...names, firstname: 'Anna-Lena', [name]: text });
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
  });
  await station('ACC-01 after a reload', person, [], async () => {
    await reload(person);
    for (const text of ['Anna-Lena Bergmann', t('auth:gender.other'), 'Bergmann & Söhne', '+43 (0)316 990-0']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(main.getByText(`SW1A 1AA ${austria}`)).toBeVisible();
  });
  await station('ACC-01 what cannot be read', person, [], async () => {
    const failing = { success: false, message: '', data: null };
    await answerOnce(page, '/users/details', 500, failing);
    await page.route(`${apiOrigin}/api/countries`, (route) => route.abort());
    await page.reload();
    await expect(main.getByText(t('common:userDetails.loadFailed'))).toBeVisible();
    await hand.press(main.getByRole('button', { name: t('common:action.retry'), exact: true }));
    await edit(person, t('account:person.address'));
    await expect(main.getByText(t('account:person.countriesFailed'))).toBeVisible();
  });
});

test('title and degree', async ({ arrive }) => {
  const person = await arrive(section('academic'));
  const { page, t } = person;
  const main = page.getByRole('main');
  const name = 'Prof. Dr. med. Anna Bergmann MBA';

  await station('ACC-02, ACC-03 saved', person, ['PATCH /experts/profile-academic-information'], async () => {
    const read = reading(page, '/experts/profile-academic-information');
    await reload(person);
    await read;
    await edit(person, t('account:academic.name'));
    await rewrite(person, t('account:academic.title'), 'Prof. Dr.');
    await rewrite(person, t('account:academic.area'), 'med.');
    await rewrite(person, t('account:academic.degree'), 'MBA');
    const sent = bodyOf(page, 'PATCH', '/experts/profile-academic-information');
    const details = reading(page, '/users/details');
    await save(person);
    expect(await sent).toEqual({ academic_title: 'Prof. Dr.', academic_title_area: 'med.', academic_degree: 'MBA' });
    await details;
    await expect(main.getByText(name, { exact: true })).toBeVisible();
  });
  await station('ACC-03 how the name reads elsewhere', person, [], async () => {
    await open(page, section('person'));
    await expect(main.getByText(name, { exact: true })).toBeVisible();
  });
});

test('another e-mail address', async ({ arrive }) => {
  const person = await arrive(section('email'));
  const { page, hand, t } = person;
  const main = page.getByRole('main');
  const newEmail = 'anna.bergmann@kontakt.example';
  const confirm = button(page, t('account:confirmEmail.confirm'));
  const confirmations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/users/email/confirm/')) confirmations.push(request.url());
  });
  let path = '';

  const twice = ['PATCH /users/email', 'PATCH /users/email'];
  await station('ACC-04 an e-mail address, by the password', person, twice, async () => {
    await edit(person, t('account:email.label'));
    await rewrite(person, t('account:email.new'), newEmail);
    await rewrite(person, t('account:password.current'), 'Falsch-1');
    await hand.press(button(page, t('account:email.submit')));
    const password = main.getByLabel(t('account:password.current'), { exact: true });
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await rewrite(person, t('account:password.current'), personaPassword);
    const sent = bodyOf(page, 'PATCH', '/users/email');
    await hand.press(button(page, t('account:email.submit')));
    expect(await sent).toEqual({ email: newEmail, password: personaPassword });
  });
  await station('ACC-04 it waits to be confirmed', person, [], async () => {
    const pending = main.getByText(t('account:email.pending', { email: newEmail }));
    await expect(pending).toBeVisible();
    await reload(person);
    await expect(pending).toBeVisible();
    await expect(main.getByText(email, { exact: true })).toBeVisible();
  });
  await station('ACC-04 opening the mailed link confirms nothing', person, [], async () => {
    path = await mailed(newEmail, 'confirm-email');
    await open(page, path);
    await reload(person);
    await page.mouse.wheel(0, 400);
    await expect(confirm).toBeVisible();
    expect(confirmations).toEqual([]);
  });
  await station('ACC-04 the press confirms it', person, [], async () => {
    await hand.press(confirm);
    await expect(heading(page, t('account:confirmEmail.done'))).toBeVisible();
    await expect(page.getByText(t('account:confirmEmail.now', { email: newEmail }))).toBeVisible();
    expect(confirmations).toEqual([`${apiOrigin}/api${path}`]);
    await hand.press(link(page, t('account:confirmEmail.toAccount')));
    await expect(main.getByText(newEmail, { exact: true })).toBeVisible();
    await expect(main.getByText(t('account:email.pending', { email: newEmail }))).toHaveCount(0);
  });
  await station('ACC-04 it signs in, and the link works once', person, ['POST /login'], async () => {
    await signOut(person);
    await signInByForm(person, newEmail);
    await expect(page).toHaveURL(href('dashboard'));
    await open(page, path);
    await hand.press(confirm);
    await expect(page.getByRole('alert').filter({ hasText: t('common:failure.invalidToken') })).toBeVisible();
  });
});

test('another password', async ({ arrive }) => {
  const person = await arrive(section('password'));
  const { page, hand, t } = person;
  const main = page.getByRole('main');
  const submit = button(page, t('account:password.submit'));
  const current = main.getByLabel(t('account:password.current'), { exact: true });
  const write = async (old: string, password: string, again = password) => {
    await rewrite(person, t('account:password.current'), old);
    await rewrite(person, t('auth:field.newPassword'), password);
    await rewrite(person, t('auth:field.passwordAgain'), again);
  };

  await station('ACC-04, FRM-02 by the strict rule', person, [], async () => {
    await write(personaPassword, 'sonnendach', 'Sonnen-Dach');
    await hand.press(submit);
    const rule = new RegExp(`^${t('editing:validation.passwordUppercase')}`);
    await expect(field(person, 'newPassword')).toHaveAccessibleDescription(rule);
    await write(personaPassword, newPassword, 'Sonnen-Dach-8');
    await hand.press(submit);
    await expect(field(person, 'passwordAgain')).toHaveAccessibleDescription(t('editing:validation.passwordMatch'));
  });
  const twice = ['PATCH /users/password', 'PATCH /users/password'];
  await station('ACC-04 a password, by the old one', person, twice, async () => {
    await write('Falsch-1', newPassword);
    await hand.press(submit);
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await write(personaPassword, newPassword);
    const sent = bodyOf(page, 'PATCH', '/users/password');
    await hand.press(submit);
    expect(await sent).toEqual({
      current_password: personaPassword,
      password: newPassword,
      password_confirmation: newPassword,
    });
    await expect(page.getByText(t('account:password.changed')).first()).toBeVisible();
    await expect(current).toHaveValue('');
  });
  await station('ACC-04 it alone signs in', person, ['POST /login', 'POST /login'], async () => {
    await signOut(person);
    await signInByForm(person, email);
    await expect(page.getByText(t('auth:login.refused'))).toBeVisible();
    await signInByForm(person, email, newPassword);
    await expect(page).toHaveURL(href('dashboard'));
  });
  const byMail = ['PATCH /users/password', 'POST /forgot-password'];
  await station('ACC-04 by mail where the server offers nothing else', person, byMail, async () => {
    await open(page, section('password'));
    await write(newPassword, 'Wolken-Dach-8');
    await answerOnce(page, '/users/password', 404, { message: 'Not Found' });
    await hand.press(submit);
    await expect(main.getByText(t('account:password.notOffered'))).toBeVisible();
    await expect(field(person, 'email')).toHaveValue(email);
    await passBotCheck(person);
    const sent = nextChangingCall(page);
    await hand.press(button(page, t('auth:forgot.submit')));
    expect((await sent).postDataJSON()).toMatchObject({ email });
    await expect(main.getByText(t('auth:forgot.sentText', { email }))).toBeVisible();
    await open(page, await mailed(email, 'reset-password'));
    await expect(page.getByText(t('auth:reset.signedIn', { name: 'Anna Bergmann' }))).toBeVisible();
    await hand.press(page.getByRole('main').getByRole('button', { name: t('common:menu.logout'), exact: true }));
    await expect(field(person, 'email')).toHaveValue(email);
    await expect(button(page, t('auth:reset.submit'))).toBeVisible();
  });
});

test('a pause', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(section('leave'));
  const { page, hand, t } = person;
  const pause = page.getByRole('region', { name: t('account:leave.pause'), exact: true });
  const paused = page.getByRole('status').filter({ hasText: t('auth:login.paused') });

  await station('ACC-05 what it does', person, [], async () => {
    for (const name of ['account', 'contactAndConnections', 'offersAndSales', 'staying', 'back'] as const) {
      await expect(pause.getByText(t(`account:leave.${name}`), { exact: true })).toBeVisible();
    }
  });
  await station('ACC-05 paused', person, ['POST /users/deactivate'], async () => {
    await hand.press(pause.getByRole('button', { name: t('account:leave.pauseAccount'), exact: true }));
    const dialog = page.getByRole('dialog', { name: t('account:leave.pauseTitle') });
    await hand.press(dialog.getByRole('button', { name: t('account:leave.pauseAccount'), exact: true }));
    await expect(page).toHaveURL(href('login'));
    await expect(paused).toBeVisible();
    expect(await keptSession(person)).toEqual({});
  });
  await station('ACC-05 nobody signs in', person, ['POST /login'], async () => {
    await signInByForm(person, email);
    await expect(page.getByRole('group', { name: /deaktiviert|deactivated/ })).toBeVisible();
    await expect(page.getByText(t('auth:login.closed'))).toBeVisible();
  });
  await station('ACC-05 restored', person, ['POST /restore-account', 'POST /login'], async () => {
    await hand.press(paused.getByRole('link', { name: t('auth:login.restore'), exact: true }));
    await restore(person);
  });
});

test('a deletion', async ({ arrive, language }) => {
  test.setTimeout(120_000);
  const person = await arrive(section('leave'));
  const { page, hand, t } = person;
  const way = page.getByRole('region', { name: t('account:leave.delete'), exact: true });
  const word = t('account:leave.word', { word: 'DELETE' });
  const request = button(page, t('account:leave.request'));
  const create = 'POST /users/deletion/create-request';
  const confirm = button(page, t('account:deleteUser.confirm'));
  const dayIn = (days: number) => {
    const today = Date.parse(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }));
    const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    return format.format(today + days * 86_400_000);
  };
  const expectTimeline = async () => {
    await expect(page.getByRole('main').getByRole('listitem')).toContainText([
      t('account:leave.offline'),
      dayIn(16) + t('account:leave.reminder'),
      dayIn(30) + t('account:leave.gone'),
    ]);
  };
  let path = '';

  await station('ACC-08 when what happens', person, [], async () => {
    await expect(way.getByRole('listitem').last()).toContainText(dayIn(30));
    await expectTimeline();
  });
  await station('ACC-06 the word, exactly', person, [], async () => {
    await rewrite(person, word, 'delete');
    await hand.press(request);
    await expect(page.getByLabel(word, { exact: true })).toHaveAccessibleDescription(
      t('account:leave.wrongWord', { word: 'DELETE' }),
    );
  });
  await station('ACC-06 the mail, after a failure', person, [create, create], async () => {
    await rewrite(person, word, 'DELETE');
    await answerOnce(page, '/users/deletion/create-request', 409, { success: false, message: '', data: null });
    await hand.press(request);
    await expect(page.getByRole('group', { name: t('account:leave.requestFailed') })).toBeVisible();
    await hand.press(request);
    await expect(way.getByText(t('account:leave.checkMail'), { exact: true })).toBeVisible();
    await expect(way.getByText(t('account:leave.sent', { email }))).toBeVisible();
    path = await mailed(email, 'delete-account');
  });
  await station('ACC-07 another link', person, [], async () => {
    await open(page, href('deleteUser', undefined, { token: 'fremd' }));
    await expect(page.getByRole('alert').filter({ hasText: t('common:failure.invalidToken') })).toBeVisible();
    await expect(confirm).toHaveCount(0);
  });
  await station('ACC-07 the mailed link, by way of the sign-in', person, ['POST /login'], async () => {
    await page.context().clearCookies();
    await open(page, path);
    await expect(page).toHaveURL(`${href('login')}?to=${encodeURIComponent(href('deleteUser'))}`);
    const check = reading(page, path.replace(/^.*token=/, '/users/deletion/check-token/'));
    await signInByForm(person, email);
    await check;
    await expect(page).toHaveURL(href('deleteUser'));
  });
  await station('ACC-07 opening it deletes nothing', person, [], async () => {
    await reload(person);
    await page.mouse.wheel(0, 600);
    await expect(confirm).toBeVisible();
    await expectTimeline();
  });
  await station('ACC-07, ACC-08 deleted', person, ['DELETE /users/deletion'], async () => {
    const sent = bodyOf(page, 'DELETE', '/users/deletion');
    await hand.press(confirm);
    expect(await sent).toEqual({ delete: true, token: new URL(path, appOrigin).searchParams.get('token') });
    await expect(heading(page, t('account:deleteUser.deleted'))).toBeVisible();
    await expect(page.getByText(t('account:deleteUser.lastDay', { day: dayIn(29) }))).toBeVisible();
    await expectTimeline();
    expect(await keptSession(person)).toEqual({});
  });
  await station('ACC-08 restored within 30 days', person, ['POST /restore-account', 'POST /login'], async () => {
    await hand.press(link(page, t('account:deleteUser.restore')));
    await expect(field(person, 'email')).toHaveValue(email);
    await restore(person);
  });
});
