import type { Page } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { personaPassword, personas } from '@mocks/personas';
import { manageAll } from '@/domain/ability';
import { href } from '@/routes/href';
import { appOrigin } from '../addresses';
import { expect, holdRequests, open, setScenario, signIn as signInWithoutForm } from '../fixtures';
import { nextChangingCall } from '../flow/changingCalls';
import { button, confirmButton, heading, link, reload, station } from '../flow/station';
import { answerOnce, reading } from './calls';
import { answered } from './claimEditor';
import {
  field,
  fillIn,
  keptSession,
  mailed,
  onAnotherDevice,
  passBotCheck,
  signInByForm,
  signOut,
  valueOf,
} from './signInForm';
import { test } from './walk';

/** A new one with each call, since none counts twice. */
const captcha_response = expect.stringMatching(/^stand-in-./) as unknown;
const newPassword = 'Sonnen-Dach-7';
const pathOf = (page: Page) => page.url().replace(appOrigin, '');

/** User, countries, claims, profiles, images and posts. */
const initialReads = (page: Page) =>
  Promise.all(
    [
      '/users/details',
      '/countries',
      '/claims/plain',
      '/competenceprofile/mycompetences',
      '/my-images',
      '/api/post',
    ].map((path) => answered(page, path)),
  );

test('signing in by e-mail and password, and out', async ({ arrive }) => {
  const person = await arrive(href('login'), null);
  const { page, hand, t } = person;
  const form = page.getByRole('form', { name: t('auth:login.title') });
  const { email } = personas.expert;
  const persistent = page.getByRole('checkbox', { name: t('auth:login.persistent') });
  const submit = button(page, t('auth:login.submit'));
  let firstCheck: unknown;

  await station('AUT-07 nothing is sent without the bot check', person, [], async () => {
    await fillIn(person, { email, password: 'Falsch-1' });
    await hand.press(submit);
    await expect(form.getByText(t('editing:validation.captcha')).first()).toBeVisible();
  });
  await station('AUT-01 a refusal stays on the form', person, ['POST /login'], async () => {
    await passBotCheck(person);
    const sent = nextChangingCall(page);
    await hand.press(submit);
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toEqual({ email, password: 'Falsch-1', persistent: false, captcha_response });
    firstCheck = body['captcha_response'];
    await expect(form.getByText(t('auth:login.refused'))).toBeVisible();
    await expect(field(person, 'email')).toHaveValue(email);
    await expect(field(person, 'password')).toHaveValue('');
    expect(pathOf(page)).toBe(href('login'));
    expect(await keptSession(person)).toEqual({});
  });
  await station('AUT-01, AUT-07, AUT-08 signed in for 30 days', person, ['POST /login'], async () => {
    await hand.press(persistent);
    const answer = page.waitForResponse('**/api/login');
    const sent = nextChangingCall(page);
    const read = initialReads(page);
    await signInByForm(person, email);
    await read;
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toEqual({ email, password: personaPassword, persistent: true, captcha_response });
    expect(body['captcha_response']).not.toBe(firstCheck);
    const { data } = (await (await answer).json()) as {
      data: { access_token: string; user: { id: number; firstname: string; lastname: string; role: string } };
    };
    const { id, firstname, lastname, role } = data.user;
    const kept = await keptSession(person);
    expect(valueOf(kept.token)).toBe(data.access_token);
    expect(JSON.parse(valueOf(kept.user))).toEqual({ id: String(id), firstname, lastname, role });
    expect(JSON.parse(valueOf(kept.rules))).toEqual(manageAll);
    for (const { expires, sameSite, path } of Object.values(kept)) {
      expect({ sameSite, path }).toEqual({ sameSite: 'Strict', path: '/' });
      expect(Math.round(expires - Date.now() / 1000) / 86_400).toBeCloseTo(30, 2);
    }
  });
  await station('AUT-08, AUT-09 the same loads at the next start', person, [], async () => {
    await expect(page).toHaveURL(href('dashboard'));
    const read = initialReads(page);
    await reload(person);
    await read;
  });
  await station('AUT-10 signed out', person, [], async () => {
    await hand.press(page.getByRole('navigation').getByRole('link', { name: t('common:menu.nuggets'), exact: true }));
    await expect(heading(page, t('common:page.claims'))).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('left', 'behind'));
    await signOut(person);
    await expect(page).toHaveURL(href('login'));
    await expect(form).toBeVisible();
    expect(await keptSession(person)).toEqual({});
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(href('login'));
  });
  await station('AUT-01, AUT-10 the next person, until the browser is closed', person, ['POST /login'], async () => {
    // Whatever is shown now was in the stores.
    await page.route('**/api/claims/plain', (route) => route.abort());
    await signInByForm(person, personas.new.email);
    await expect(page).toHaveURL(href('dashboard'));
    for (const { expires } of Object.values(await keptSession(person))) expect(expires).toBe(-1);
    await hand.press(page.getByRole('navigation').getByRole('link', { name: t('common:menu.nuggets'), exact: true }));
    await expect(button(page, t('common:action.retry')).first()).toBeVisible();
    await expect(page.getByRole('list', { name: t('lists:claims.label') })).toHaveCount(0);
  });
});

test('where a sign-in leads', async ({ arrive }) => {
  test.setTimeout(120_000);
  const claims = href('claims', undefined, { per: '5' });
  const person = await arrive(claims, null);
  const { page, hand, t } = person;
  const invitation = href('verification', { token: invitationTokens.pending });
  const toClaims = href('login', undefined, { to: href('claims') });
  const signIn = () => signInByForm(person, personas.contact.email);
  const chooseInInvitation = async () => {
    await open(page, invitation);
    await hand.press(confirmButton(page, t('verification:confirmAll', { count: 8 })));
    await hand.press(link(page, t('verification:signIn.login')));
    await expect(page.getByText(t('auth:verificationAhead'), { exact: true })).toBeVisible();
  };

  await station('AUT-09, AUT-14 to the page that was asked for', person, ['POST /login'], async () => {
    await expect(page).toHaveURL(`${href('login')}?per=5&to=${encodeURIComponent(href('claims'))}`);
    await signIn();
    await expect(page).toHaveURL(claims);
  });
  await station('AUT-09 to the invitation that was opened before', person, ['POST /login'], async () => {
    await signOut(person);
    await chooseInInvitation();
    await open(page, toClaims);
    await signIn();
    await expect(page).toHaveURL(invitation);
    await expect(confirmButton(page, t('verification:confirmAll', { count: 8 }))).toBeVisible();
  });
  await station('AUT-09 the invitation is remembered once', person, ['POST /login'], async () => {
    await open(page, href('dashboard'));
    await signOut(person);
    await open(page, toClaims);
    await signIn();
    await expect(page).toHaveURL(href('claims'));
  });
  await station('AUT-09 a sign-out forgets it', person, ['POST /login'], async () => {
    await signOut(person);
    await chooseInInvitation();
    await signInWithoutForm(page, 'contact');
    await open(page, href('dashboard'));
    await signOut(person);
    await signIn();
    await expect(page).toHaveURL(href('dashboard'));
  });
  await station('AUT-09 an invitation waits for a day', person, ['POST /login'], async () => {
    await signOut(person);
    await chooseInInvitation();
    await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
    await open(page, href('login'));
    await signIn();
    await expect(page).toHaveURL(href('dashboard'));
  });
});

test('an address to go to that is none of ours', async ({ arrive }) => {
  const person = await arrive(href('login'), null);
  const { page } = person;
  const foreign = ['//evil.example', String.raw`/\evil.example`, '/nowhere'];
  const logins = foreign.map(() => 'POST /login');
  await station('AUT-09 never to another place', person, logins, async () => {
    for (const to of foreign) {
      await open(page, href('login', undefined, { to }));
      await signInByForm(person, personas.contact.email);
      await expect(page).toHaveURL(href('dashboard'));
      await signOut(person);
    }
  });
});

test('a new account', async ({ arrive }) => {
  const person = await arrive(href('register'), null);
  const { page, hand, t } = person;
  const next = button(page, t('common:action.next'));
  const submit = button(page, t('auth:register.submit'));
  const haveCode = button(page, t('auth:register.haveCode'));
  const gender = (name: 'male' | 'female' | 'other') =>
    page.getByRole('radio', { name: t(`auth:gender.${name}`), exact: true });
  const jana = { firstname: 'Jana', lastname: 'O’Neill', email: 'jana.oneill@kontakt.example' };

  await station('AUT-02 who one is', person, [], async () => {
    await fillIn(person, jana);
    for (const one of ['male', 'female', 'other'] as const) await expect(gender(one)).not.toBeChecked();
    await hand.choose(gender('other'));
    await hand.press(next);
    await expect(heading(page, t('auth:register.password'))).toBeVisible();
  });
  await station('AUT-02, AUT-07 nothing is sent without the bot check', person, [], async () => {
    await fillIn(person, { password: newPassword, passwordAgain: newPassword });
    await expect(field(person, 'invitation')).toHaveCount(0);
    await hand.press(haveCode);
    await fillIn(person, { invitation: 'FREUND-7' });
    await hand.press(submit);
    await expect(page.getByText(t('editing:validation.captcha')).first()).toBeVisible();
  });
  await station('AUT-02, AUT-07 registered and signed in', person, ['POST /register', 'POST /login'], async () => {
    await passBotCheck(person);
    const sent = nextChangingCall(page);
    await hand.press(submit);
    expect((await sent).postDataJSON()).toEqual({
      ...jana,
      gender: 'other',
      password: newPassword,
      c_password: newPassword,
      invitation: 'FREUND-7',
      captcha_response,
    });
    await expect(page).toHaveURL(href('dashboard'));
    await expect(page.getByText(t('auth:register.welcome')).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jana');
  });
  await station(
    'AUT-02 the code of the address, and an address that is taken',
    person,
    ['POST /register'],
    async () => {
      await signOut(person);
      await open(page, href('register', undefined, { invitation: 'NACHBAR-9' }));
      await fillIn(person, jana);
      await hand.choose(gender('female'));
      await hand.press(next);
      await expect(field(person, 'invitation')).toHaveValue('NACHBAR-9');
      await fillIn(person, { password: newPassword, passwordAgain: newPassword });
      await passBotCheck(person);
      await hand.press(submit);
      await expect(heading(page, t('auth:register.title'))).toBeVisible();
      await expect(field(person, 'email')).toHaveAttribute('aria-invalid', 'true');
    },
  );
});

test('a forgotten password', async ({ arrive }) => {
  const person = await arrive(href('forgotPassword'), null);
  const { page, hand, t } = person;
  const { email } = personas.expert;
  const submit = button(page, t('auth:reset.submit'));

  await station('AUT-03, AUT-07 the mail is asked for', person, ['POST /forgot-password'], async () => {
    const ask = button(page, t('auth:forgot.submit'));
    await fillIn(person, { email });
    await hand.press(ask);
    await expect(page.getByText(t('editing:validation.captcha')).first()).toBeVisible();
    await passBotCheck(person);
    const sent = nextChangingCall(page);
    await hand.press(ask);
    expect((await sent).postDataJSON()).toEqual({ email, captcha_response });
    await expect(heading(page, t('auth:forgot.sentTitle'))).toBeVisible();
    await expect(page.getByText(t('auth:forgot.sentText', { email }))).toBeVisible();
  });
  let path = '';
  await station('AUT-04 the mailed link', person, [], async () => {
    path = await mailed(email, 'reset-password');
    await open(page, path);
    await expect(page).toHaveURL(href('resetForgotPassword'));
    await expect(field(person, 'email')).toHaveValue(email);
    await expect(field(person, 'email')).toHaveAttribute('readonly', '');
  });
  await station('AUT-04 the new password', person, ['POST /reset-forgot-password'], async () => {
    await fillIn(person, { newPassword, passwordAgain: newPassword });
    const sent = nextChangingCall(page);
    await hand.press(submit);
    const token = new URL(path, appOrigin).searchParams.get('token');
    expect((await sent).postDataJSON()).toEqual({
      email,
      password: newPassword,
      password_confirmation: newPassword,
      token,
    });
    await expect(page).toHaveURL(href('login'));
    await expect(page.getByText(t('auth:notice.passwordChanged')).first()).toBeVisible();
    await expect(field(person, 'email')).toHaveValue(email);
  });
  await station('AUT-04 it alone signs in', person, ['POST /login', 'POST /login'], async () => {
    await signInByForm(person, email);
    await expect(page.getByText(t('auth:login.refused'))).toBeVisible();
    await signInByForm(person, email, newPassword);
    await expect(page).toHaveURL(href('dashboard'));
  });
  await station('AUT-04 a link works once', person, ['POST /reset-forgot-password'], async () => {
    await signOut(person);
    await open(page, path);
    await fillIn(person, { newPassword, passwordAgain: newPassword });
    await hand.press(submit);
    await expect(page.getByText(t('common:failure.invalidToken'))).toBeVisible();
  });
});

test('an account is restored', async ({ arrive }) => {
  const person = await arrive(href('login'), null);
  const { page, hand, t } = person;
  const { email } = personas.new;
  const restore = async () => {
    await fillIn(person, { email, password: personaPassword });
    await passBotCheck(person);
    await hand.press(button(page, t('auth:restore.submit')));
  };
  const deleted = async () => {
    const call = await onAnotherDevice('new');
    await call('POST', '/users/deletion/create-request');
    const token = new URL(await mailed(email, 'delete-account'), appOrigin).searchParams.get('token');
    await call('DELETE', '/users/deletion', { delete: true, token });
  };

  await station('AUT-05 a refused sign-in and the way back', person, ['POST /login'], async () => {
    await (
      await onAnotherDevice('new')
    )('POST', '/users/deactivate');
    await signInByForm(person, email);
    await expect(page.getByRole('group', { name: /deaktiviert|deactivated/ })).toBeVisible();
    await hand.press(link(page, t('auth:link.restore')));
    await expect(heading(page, t('auth:restore.title'))).toBeVisible();
    await expect(page.getByText(t('auth:restore.intro'))).toBeVisible();
  });
  await station('AUT-05, AUT-07 a deactivated account', person, ['POST /restore-account'], async () => {
    await fillIn(person, { email, password: personaPassword });
    await hand.press(button(page, t('auth:restore.submit')));
    await expect(page.getByText(t('editing:validation.captcha')).first()).toBeVisible();
    const sent = nextChangingCall(page);
    await restore();
    expect((await sent).postDataJSON()).toEqual({ email, password: personaPassword, captcha_response });
    await expect(page).toHaveURL(href('login'));
    await expect(page.getByText(t('auth:notice.restored')).first()).toBeVisible();
  });
  await station('AUT-05 signed in again', person, ['POST /login'], async () => {
    await signInByForm(person, email);
    await expect(page).toHaveURL(href('dashboard'));
    await signOut(person);
  });
  await station(
    'AUT-05 a deleted account within 30 days',
    person,
    ['POST /restore-account', 'POST /login'],
    async () => {
      await deleted();
      await setScenario({ clockDays: 29 });
      await open(page, await mailed(email, 'account-deleted'));
      await restore();
      await expect(page.getByText(t('auth:notice.restored')).first()).toBeVisible();
      await signInByForm(person, email);
      await expect(page).toHaveURL(href('dashboard'));
      await signOut(person);
    },
  );
  await station('AUT-05 not after them, whatever the link holds', person, ['POST /restore-account'], async () => {
    await deleted();
    await setScenario({ clockDays: 60 });
    await open(page, href('restoreAccount', undefined, { token: 'ein-token', email }));
    await expect(page).toHaveURL(href('restoreAccount'));
    await expect(field(person, 'email')).toHaveValue(email);
    await restore();
    await expect(page.getByText(t('common:failure.invalidToken'))).toBeVisible();
  });
});

test('signing in by another account', async ({ arrive }) => {
  const person = await arrive(href('login', undefined, { to: href('claims') }), null);
  const { page, hand, t } = person;
  const by = (provider: string) => button(page, t('common:social.with', { provider }));
  const callback = href('authorizeCallback', { provider: 'linkedin' });
  const alert = page.getByRole('alert').filter({ hasText: /./ });

  await station('AUT-06 by LinkedIn, to the page that was asked for', person, [], async () => {
    await expect(by('Google')).toBeVisible();
    const asked = reading(page, '/authorize/linkedin/redirect');
    const finished = reading(page, '/authorize/linkedin/callback');
    await hand.press(by('LinkedIn'));
    await asked;
    expect(new URL((await finished).url()).searchParams.get('code')).toMatch(/./);
    await expect(page).toHaveURL(href('claims'));
    expect(valueOf((await keptSession(person)).token)).toMatch(/./);
  });
  await station('AUT-06 refused by Google', person, [], async () => {
    await signOut(person);
    await setScenario({ thirdParties: 'declined' });
    await hand.press(by('Google'));
    await expect(heading(page, t('auth:callback.failed'))).toBeVisible();
    await expect(alert).toHaveText(t('auth:callback.declined', { provider: 'Google' }));
    await expect(page).toHaveURL(href('authorizeCallback', { provider: 'google' }));
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await hand.press(link(page, t('auth:callback.back')));
    await expect(heading(page, t('auth:login.title'))).toBeVisible();
  });
  await station('AUT-06 nothing that was not begun here', person, [], async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await open(page, `${callback}?code=fremd&state=fremd`);
    await expect(alert).toHaveText(t('auth:callback.notBegun'));
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  });
  await station('AUT-06 the provider cannot be reached', person, [], async () => {
    await open(page, href('login'));
    await answerOnce(page, '/authorize/google/redirect', 404, { success: false, message: 'Not found', data: null });
    await hand.press(by('Google'));
    await expect(alert).toHaveText(t('common:social.unreachable', { provider: 'Google' }));
  });
  await station('AUT-06 its progress is shown', person, [], async () => {
    await setScenario({ thirdParties: 'success' });
    const letThrough = await holdRequests(page, '**/api/authorize/google/callback?*');
    await hand.press(by('Google'));
    await expect(page.getByRole('progressbar', { name: t('auth:callback.title') })).toBeVisible();
    await letThrough();
    await expect(page).toHaveURL(href('dashboard'));
  });
});
