import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mocks } from '@mocks/node';
import { personas } from '@mocks/personas';
import { arriveAt, render } from '../render';
import { fill, findRefusal, recordBodies, recordCalls } from './authForms';

const token = invitationTokens.pending;
const signs = ['.', ')', ',', '%3E', '%20', '%22', '%3F', '!', ';', '*', '_', ').', '%E2%80%8B', '%C2%BB'];

const profileId = () => {
  const anna = mocks.world.table('accounts').find(({ email }) => email === personas.expert.email);
  return mocks.world.table('profiles').find((row) => row.account_id === anna?.id && row.public)?.id ?? 0;
};

describe('an invitation’s address with a sign that does not belong to it', () => {
  it.each(signs)('opens with %s behind it, and goes on under the address as it was sent', async (sign) => {
    await render(`/verification/${token}${sign}`);
    expect((await screen.findAllByRole('switch')).length).toBeGreaterThan(0);
    await arriveAt(`/verification/${token}`);
  });

  it('opens with a bracket around it, and keeps the query', async () => {
    await render(`/verification/%3C${token}%3E?lang=de`);
    expect((await screen.findAllByRole('switch')).length).toBeGreaterThan(0);
    await arriveAt(`/verification/${token}?lang=de`);
  });

  it('opens a profile’s own verification page too', async () => {
    await render(`/personal/verification/${profileId()}).`);
    expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(0);
    await arriveAt(`/personal/verification/${profileId()}`);
  });

  it('leaves a token alone that ends in such a sign', async () => {
    const invitation = mocks.world.table('invitations').find((row) => row.token === token);
    if (invitation) invitation.token = `${token}.`;
    const calls = recordCalls();
    await render(`/verification/${token}.`);
    expect((await screen.findAllByRole('switch')).length).toBeGreaterThan(0);
    await arriveAt(`/verification/${token}.`);
    expect(calls).toEqual([`GET /endorsement/invitation/public/${token}.`]);
  });

  it('says that it cannot be opened where it is unknown without the sign too', async () => {
    const calls = recordCalls();
    await render('/verification/nobody-knows-this).');
    expect(await screen.findByRole('heading', { level: 1, name: /lässt sich nicht öffnen/ })).toBeVisible();
    await arriveAt('/verification/nobody-knows-this');
    expect(calls).toHaveLength(2);
  });

  it('reads once where nothing but signs is there', async () => {
    const calls = recordCalls();
    await render('/verification/...');
    expect(await screen.findByRole('heading', { level: 1, name: /lässt sich nicht öffnen/ })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

describe('a mailed link of an account with a sign behind it', () => {
  const chosen = 'Winter-2027';
  const { email } = personas.expert;
  const open = (query: string) => {
    const [account] = mocks.world.table('accounts').where((row) => row.email === email);
    if (account) account.reset_token = 'tok-42';
    return render(`/reset-forgot-password?${query}`);
  };
  const choose = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await fill(user, { 'Neues Passwort': chosen, 'Passwort wiederholen': chosen });
    await user.click(await screen.findByRole('button', { name: 'Passwort setzen' }));
  };

  it.each([
    ['the token', `email=${email}&token=tok-42).`],
    ['the e-mail address', `token=tok-42&email=${email}%3E`],
  ])('sets the new password: behind %s', async (_where, query) => {
    const bodies = recordBodies('/reset-forgot-password');
    const view = await open(query);
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
    await choose(view);
    await arriveAt('/login');
    expect(bodies.at(-1)).toMatchObject({ email, token: 'tok-42' });
  });

  it('says that the link is invalid where it is so without the sign too', async () => {
    await choose(await open(`token=other.&email=${email}`));
    expect(await findRefusal()).toHaveTextContent('Ihr Link scheint ungültig zu sein');
  });

  it('begins the restoring of an account with the whole e-mail address', async () => {
    await render(`/restore-account?token=t&email=${email}.`);
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
  });
});
