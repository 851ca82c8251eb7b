import { describe, expect, it } from 'vitest';
import { mocks } from '@mocks/node';
import { personaPassword, personas } from '@mocks/personas';
import { setScenario } from '@mocks/server';
import { call } from '@/api/client/call';
import { authentication } from '@/api/endpoints/authentication';
import { plans } from '@/api/endpoints/plans';
import { users } from '@/api/endpoints/users';
import { bearer, captcha, getFailure, setBearer, signIn, useMocks } from './mockSession';

useMocks();

const account = (email: string) => mocks.world.table('accounts').find((row) => row.email === email);
const restore = (email: string) => ({ body: { email, password: personaPassword, captcha_response: captcha() } });
const tokenIn = (path = '') => path.split(/[=/]/).at(-1) ?? '';

describe('personal data', () => {
  it('are read with nulls for what is missing, and changed', async () => {
    await signIn('new');
    expect(await call(users.getDetails, undefined)).toMatchObject({
      firstname: 'Jonas',
      company: '',
      is_founder: false,
    });
    const body = { firstname: 'Jonas', lastname: 'Neumann', city: 'Köln', country: 'Österreich', zip: '50667' };
    await call(users.updateDetails, { body });
    expect(await call(users.getDetails, undefined)).toMatchObject({ city: 'Köln', country: 'Österreich' });
    const refused = await getFailure(users.updateDetails, { body: { ...body, country: 'Atlantis' } });
    expect(refused).toMatchObject({ fields: { country: expect.any(String) } });
    const titles = { academic_title: 'Prof.', academic_title_area: '', academic_degree: 'M. Sc.' };
    await call(users.updateAcademicInformation, { body: titles });
    expect(await call(users.getAcademicInformation, undefined)).toEqual(titles);
    expect(await call(users.listCountries, undefined)).toHaveLength(249);
  });

  it('tell experts by a published profile', async () => {
    await signIn('expert');
    expect(await call(users.validateExpert, undefined)).toBe(true);
    await signIn('new');
    expect(await call(users.validateExpert, undefined)).toBe(false);
  });

  it('connect only a network profile of the same name', async () => {
    await signIn('new');
    const connect = (profile_url: string) => ({ body: { profile_url } });
    for (const address of [
      'https://www.linkedin.com/in/anna-bergmann',
      'https://linkedin.com.evil.example/in/jonas-neumann',
      'https://www.linkedin.com/company/neumann',
    ]) {
      const refused = await getFailure(users.updateSocialDetails, connect(address));
      expect(refused.fields).toEqual({ profile_url: "does not fit the user's profile" });
    }
    await call(users.updateSocialDetails, connect('https://www.linkedin.com/in/jonas-neumann-42/'));
    expect((await call(users.getDetails, undefined)).is_linkedin_connected).toBe(true);
  });

  it('change the e-mail address once it is confirmed', async () => {
    await signIn('expert');
    const change = (email: string, password = personaPassword) => ({ body: { email, password } });
    expect(await getFailure(users.changeEmail, change('neu@fachprofil.example', 'falsch'))).toMatchObject({
      fields: { password: expect.any(String) },
    });
    expect(await getFailure(users.changeEmail, change(personas.limit.email))).toMatchObject({
      fields: { email: expect.any(String) },
    });
    await call(users.changeEmail, change('neu@fachprofil.example'));
    expect((await call(users.getDetails, undefined)).email).toBe(personas.expert.email);
    const token = tokenIn(mocks.mails.at(-1)?.path);
    setBearer(null);
    await call(users.confirmEmail, { params: { token } });
    expect(account('neu@fachprofil.example')?.firstname).toBe('Anna');
    expect(await getFailure(users.confirmEmail, { params: { token } })).toMatchObject({
      message: expect.stringContaining('Oops'),
    });
  });

  it('change the password and end the other sessions', async () => {
    await signIn('expert');
    const other = bearer();
    await signIn('expert');
    const here = bearer();
    const password = 'Neues-Passwort-1';
    const change = (current_password: string) => ({
      body: { current_password, password, password_confirmation: password },
    });
    expect(await getFailure(users.changePassword, change('falsch'))).toMatchObject({
      fields: { current_password: expect.any(String) },
    });
    await call(users.changePassword, change(personaPassword));
    expect((await call(users.getDetails, undefined)).firstname).toBe('Anna');
    setBearer(other);
    expect(await getFailure(users.getDetails, undefined)).toMatchObject({ status: 401 });
    expect(other).not.toBe(here);
    const body = { email: personas.expert.email, password, persistent: false, captcha_response: captcha() };
    await expect(call(authentication.login, { body })).resolves.toMatchObject({ user: { firstname: 'Anna' } });
  });
});

describe('leaving', () => {
  it('for a time ends the session until the account is restored', async () => {
    await signIn('expert');
    await call(users.deactivateAccount, undefined);
    expect(await getFailure(users.getDetails, undefined)).toMatchObject({ status: 401 });
    setBearer(null);
    await call(users.restoreAccount, restore(personas.expert.email));
    await signIn('expert');
    expect((await call(users.getDetails, undefined)).firstname).toBe('Anna');
    setBearer(null);
    expect(await getFailure(users.restoreAccount, restore(personas.expert.email))).toMatchObject({
      kind: 'validation',
    });
  });

  it('for good needs the mailed token, and it works once', async () => {
    await signIn('expert');
    const check = (token: string) => ({ params: { token } });
    expect(await getFailure(users.checkDeletionToken, check('made-up'))).toMatchObject({
      message: 'Oops, looks like your token is invalid.',
    });
    await call(users.requestDeletion, undefined);
    const mail = mocks.mails.at(-1);
    expect(mail).toMatchObject({ to: personas.expert.email, path: expect.stringMatching(/^\/users\/delete\?token=/) });
    const token = tokenIn(mail?.path);
    expect(await call(users.checkDeletionToken, check(token))).toBe(true);
    expect(account(personas.expert.email)?.status).toBe('active');
    expect(await getFailure(users.deleteAccount, { body: { delete: true, token: 'other' } })).toMatchObject({
      status: 404,
    });
    await call(users.deleteAccount, { body: { delete: true, token } });
    expect(account(personas.expert.email)).toMatchObject({ status: 'deleted', deletion_token: null });
    expect(await getFailure(users.getDetails, undefined)).toMatchObject({ status: 401 });
  });

  it.each([
    [29, true],
    [31, false],
  ])('can be taken back after %i days: %s', async (days, possible) => {
    await signIn('expert');
    await call(users.requestDeletion, undefined);
    const token = tokenIn(mocks.mails.at(-1)?.path);
    await call(users.deleteAccount, { body: { delete: true, token } });
    setBearer(null);
    setScenario(mocks, { clockDays: days });
    const args = restore(personas.expert.email);
    if (possible) await call(users.restoreAccount, args);
    else expect(await getFailure(users.restoreAccount, args)).toMatchObject({ status: 404 });
    expect(account(personas.expert.email)?.status).toBe(possible ? 'active' : 'deleted');
  });

  it('asks for the right password and the bot check', async () => {
    const { body } = restore('uwe.sommer@fachprofil.example');
    expect(await getFailure(users.restoreAccount, { body: { ...body, password: 'falsch' } })).toMatchObject({
      status: 401,
    });
    expect(await getFailure(users.restoreAccount, { body: { ...body, captcha_response: '' } })).toMatchObject({
      fields: { captcha_response: expect.any(String) },
    });
  });
});

describe('plans', () => {
  it('are listed to visitors too', async () => {
    expect((await call(plans.listPlans, undefined)).map(({ slug, price }) => [slug, price])).toEqual([
      ['genius', 9],
      ['vendor', 29],
      ['ambassador', 59],
      ['patron', 149],
    ]);
  });

  it.each([
    ['GIBTESNICHT', 'Dieser Gutschein ist ungültig.'],
    ['SOMMER2025', 'Dieser Gutschein ist abgelaufen.'],
    ['SCHON-BENUTZT', 'Dieser Gutschein wurde bereits eingelöst.'],
  ])('refuse the voucher %s by name of the field', async (voucher, text) => {
    await signIn('expert');
    const failure = await getFailure(plans.checkVoucher, { body: { voucher } });
    expect(failure).toMatchObject({ kind: 'validation', fields: { voucher: text } });
  });

  it('take a voucher however it is written, and keep that of others from you', async () => {
    await signIn('expert');
    expect(await call(plans.checkVoucher, { body: { voucher: ' danke-anna ' } })).toMatchObject({ discount: '30 %' });
    expect((await call(plans.listVouchers, undefined)).map(({ code }) => code)).toContain('DANKE-ANNA');
    await signIn('limit');
    expect(await call(plans.listVouchers, undefined)).toEqual([]);
    expect(await getFailure(plans.checkVoucher, { body: { voucher: 'DANKE-ANNA' } })).toMatchObject({
      kind: 'validation',
    });
  });

  it('are bought with a voucher, once, and are then the current plan', async () => {
    await signIn('expert');
    const buy = { plan: 'patron', payment_method: 'pm_card', voucher: 'DANKE-ANNA' };
    expect((await call(plans.buyPlan, { body: buy })).subscription).toMatchObject({ plan: 'patron', price: 104.3 });
    expect(await call(plans.getSubscription, undefined)).toMatchObject({ status: 'active', voucher: 'DANKE-ANNA' });
    expect(await getFailure(plans.buyPlan, { body: buy })).toMatchObject({ fields: { voucher: expect.any(String) } });
    const wrong = { plan: 'genius', payment_method: 'pm_card', voucher: 'PATRON-50' };
    expect(await getFailure(plans.buyPlan, { body: wrong })).toMatchObject({ fields: { voucher: expect.any(String) } });
    expect(await getFailure(plans.buyPlan, { body: { ...buy, plan: 'gold' } })).toMatchObject({
      fields: { plan: expect.any(String) },
    });
  });

  it('wait for the card to be confirmed where it must be', async () => {
    await signIn('new');
    expect(await call(plans.getSubscription, undefined)).toBeNull();
    const bought = await call(plans.buyPlan, { body: { plan: 'vendor', payment_method: 'pm_confirm' } });
    expect(bought).toMatchObject({ client_secret: expect.stringContaining('secret'), subscription: null });
    expect(account(personas.new.email)?.plan).toBe('genius');
    expect(await call(plans.getSubscription, undefined)).toMatchObject({ plan: 'vendor', status: 'active' });
    expect(account(personas.new.email)?.plan).toBe('vendor');
  });

  it('are not sold with a declined card, and the voucher stays good', async () => {
    await signIn('expert');
    setScenario(mocks, { thirdParties: 'declined' });
    const body = { plan: 'patron', payment_method: 'pm_card', voucher: 'DANKE-ANNA' };
    expect(await getFailure(plans.buyPlan, { body })).toMatchObject({ fields: { payment_method: expect.any(String) } });
    expect(await call(plans.checkVoucher, { body: { voucher: 'DANKE-ANNA' } })).not.toBeNull();
    expect((await call(plans.getSubscription, undefined))?.plan).toBe('ambassador');
  });
});
