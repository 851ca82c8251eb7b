import { describe, expect, it } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mocks } from '@mocks/node';
import { personaPassword, personas } from '@mocks/personas';
import { defaultScenario } from '@mocks/scenarios';
import { setScenario } from '@mocks/server';
import { call } from '@/api/client/call';
import { authentication } from '@/api/endpoints/authentication';
import { claims } from '@/api/endpoints/claims';
import { endorsements } from '@/api/endpoints/endorsements';
import { openInvitation } from '@/domain/verification';
import { captcha, getFailure, listProfiles, ownProfiles, signIn, useMocks } from './mockSession';

useMocks();

describe('signing in', () => {
  const login = (email: string, password: string, captcha_response = captcha()) => ({
    body: { email, password, persistent: true, captcha_response },
  });

  it('refuses a wrong password with a message of its own', async () => {
    const failure = await getFailure(authentication.login, login(personas.expert.email, 'Falsch-1'));
    expect(failure).toMatchObject({ kind: 'unauthorized', message: expect.stringContaining('Passwort') });
  });

  it('takes an answer of the bot check once, and never an empty one', async () => {
    const { email } = personas.expert;
    expect(await getFailure(authentication.login, login(email, personaPassword, ''))).toMatchObject({
      kind: 'validation',
      fields: { captcha_response: expect.any(String) },
    });
    await call(authentication.login, login(email, personaPassword, 'stand-in-again'));
    expect(await getFailure(authentication.login, login(email, personaPassword, 'stand-in-again'))).toMatchObject({
      kind: 'validation',
    });
  });

  it('registers an address once', async () => {
    const body = {
      firstname: 'Nora',
      lastname: 'Neu',
      gender: 'female' as const,
      email: 'nora@fachprofil.example',
      password: personaPassword,
      c_password: personaPassword,
    };
    await call(authentication.register, { body: { ...body, captcha_response: captcha() } });
    await call(authentication.login, login(body.email, personaPassword));
    const again = { body: { ...body, captcha_response: captcha() } };
    expect(await getFailure(authentication.register, again)).toMatchObject({ fields: { email: expect.any(String) } });
  });

  it('mails a token that sets a new password once', async () => {
    await signIn('expert');
    const { email } = personas.expert;
    await call(authentication.forgotPassword, { body: { email, captcha_response: captcha() } });
    const mailed = new URL(mocks.mails.at(-1)?.path ?? '', 'http://app.test').searchParams.get('token') ?? '';
    const body = { email, password: 'Neues-Passwort-2', password_confirmation: 'Neues-Passwort-2', token: mailed };
    await call(authentication.resetForgottenPassword, { body });
    expect(await getFailure(authentication.resetForgottenPassword, { body })).toMatchObject({ kind: 'validation' });
    expect(await getFailure(claims.listClaims, undefined)).toMatchObject({ kind: 'unauthorized' });
    await call(authentication.login, login(email, 'Neues-Passwort-2'));
  });

  it('keeps the session of a social sign-in, as that of any other', async () => {
    const address = await call(authentication.getProviderRedirect, { params: { provider: 'linkedin' } });
    const kept: number[] = [];
    mocks.world.onChange = () => kept.push(mocks.world.snapshot().tables['sessions']?.rows.length ?? 0);
    const query = { code: new URL(address).searchParams.get('code') ?? '' };
    await call(authentication.finishProviderSignIn, { params: { provider: 'linkedin' }, query });
    expect(kept.at(-1)).toBe(mocks.world.table('sessions').all().length);
  });

  it('exchanges the code of a provider once', async () => {
    const address = await call(authentication.getProviderRedirect, { params: { provider: 'linkedin' } });
    const url = new URL(address);
    expect(url.pathname).toBe('/authorize/linkedin/callback');
    expect(url.searchParams.get('state')).toBeTruthy();
    const args = { params: { provider: 'linkedin' }, query: { code: url.searchParams.get('code') ?? '' } };
    expect((await call(authentication.finishProviderSignIn, args)).user.firstname).toBe('Anna');
    expect(await getFailure(authentication.finishProviderSignIn, args)).toMatchObject({ kind: 'validation' });
  });
});

describe('invitations', () => {
  const open = (invitationToken: string) =>
    call(endorsements.getPublicInvitation, { params: { token: invitationToken } });

  async function answer(invitationToken: string) {
    const {
      id,
      personal_connection,
      usual_channel,
      is_fan,
      endorsements: items,
    } = openInvitation(await open(invitationToken));
    return {
      params: { token: invitationToken },
      body: { id, personal_connection, usual_channel, is_fan, endorsements: items },
    };
  }

  it('are open to everybody, and hold more than a page may show', async () => {
    const invitation = await open(invitationTokens.pending);
    expect(invitation).toMatchObject({ firstname: 'Petra', accepted: false, owner: { firstname: 'Anna' } });
    const types = new Set(invitation.endorsements.flatMap(({ children }) => children.map(({ type }) => type)));
    expect(types.has('competence')).toBe(true);
    expect(types.size).toBeGreaterThan(1);
    expect(await getFailure(endorsements.getPublicInvitation, { params: { token: 'nobody' } })).toMatchObject({
      kind: 'notFound',
    });
  });

  it('are accepted by somebody signed in, once', async () => {
    const args = await answer(invitationTokens.pending);
    expect(await getFailure(endorsements.submitVerification, args)).toMatchObject({ kind: 'unauthorized' });
    await signIn('contact');
    await call(endorsements.submitVerification, args);
    expect(await open(invitationTokens.pending)).toMatchObject({
      accepted: true,
      personal_connection: true,
      verified: true,
    });
    expect(await getFailure(endorsements.submitVerification, args)).toMatchObject({ kind: 'conflict' });
    await signIn('expert');
    expect((await listProfiles())[0]?.verification_count).toBe(12);
  });

  it('are refused to their own expert, and after 30 days', async () => {
    const args = await answer(invitationTokens.pending);
    await signIn('expert');
    expect(await getFailure(endorsements.submitVerification, args)).toMatchObject({ kind: 'forbidden' });
    await signIn('contact');
    expect(await getFailure(endorsements.submitVerification, await answer(invitationTokens.expired))).toMatchObject({
      status: 410,
    });
    setScenario(mocks, { clockDays: 31 });
    expect(await getFailure(endorsements.submitVerification, args)).toMatchObject({ status: 410 });
    setScenario(mocks, defaultScenario);
  });

  it('need a published profile', async () => {
    await signIn('new');
    const body = { firstname: 'Ida', lastname: 'Frei', content: '', competence_profiles: ['41'] };
    expect(await getFailure(endorsements.createInvitation, { body })).toMatchObject({ kind: 'forbidden' });
    await signIn('expert');
    const [profileId, , paused] = await ownProfiles();
    const wrong = { body: { ...body, competence_profiles: [paused] } };
    expect(await getFailure(endorsements.createInvitation, wrong)).toMatchObject({ kind: 'validation' });
    const created = await call(endorsements.createInvitation, { body: { ...body, competence_profiles: [profileId] } });
    const listed = (await call(endorsements.listInvitations, undefined)).find(({ id }) => id === created?.id);
    expect(listed).toMatchObject({ firstname: 'Ida', accepted: false, token: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('on the personal page count once per person', async () => {
    await signIn('expert');
    const [profileId] = await ownProfiles();
    await signIn('contact');
    const delivered = await call(endorsements.getPersonalInvitation, { params: { profileId } });
    const mark = { id: delivered.competence?.id ?? null, verified: true, is_fan: false };
    const body = {
      competence: mark,
      occupation: null,
      discipline: null,
      educations: [],
      work_experiences: [],
      same_field: null,
    };
    const args = { params: { profileId }, body };
    await call(endorsements.submitPersonalVerification, args);
    expect(await getFailure(endorsements.submitPersonalVerification, args)).toMatchObject({ kind: 'conflict' });
  });
});
