import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personas } from '@mocks/personas';
import { authentication } from '@/api/endpoints/authentication';
import { arriveAt, render } from '../render';
import { fill, fillRegistration, findRefusal, recordCalls } from './authForms';
import { loseAnswer, losses, notSaved, reconnect } from './loseAnswer';

const ways = Object.keys(losses) as (keyof typeof losses)[];

describe('a registration whose response was lost (D-66)', () => {
  const email = 'nina@fachprofil.example';
  const accounts = () => mocks.world.table('accounts').where((account) => account.email === email);

  async function fillForm(password = 'Sommer-2026') {
    const view = await render('/register');
    const person = { Vorname: 'Nina', Nachname: 'Öztürk', 'E-Mail-Adresse': email };
    await fillRegistration(view.user, { ...person, Passwort: password });
    return view;
  }
  const submit = ({ user }: Awaited<ReturnType<typeof fillForm>>) =>
    user.click(screen.getByRole('button', { name: 'Konto anlegen' }));

  it.each(ways)('is signed in with, since the account exists (%s)', async (how) => {
    const view = await fillForm();
    loseAnswer(authentication.register, { how });
    await submit(view);
    await arriveAt('/dashboard');
    expect(accounts()).toHaveLength(1);
  });

  it('leads to the sign-in while nothing else is reachable, and after a second try', async () => {
    const view = await fillForm();
    loseAnswer(authentication.register, { offline: true });
    await submit(view);
    const text = 'Ihr Konto ist wahrscheinlich schon angelegt: Bitte melden Sie sich damit an.';
    expect(await findRefusal()).toHaveTextContent(text);
    reconnect();
    const calls = recordCalls();
    await submit(view);
    await waitFor(() => expect(calls).toContain('POST /register'));
    expect(await findRefusal()).toHaveTextContent(text);
    expect(screen.queryByText(/bereits vergeben/)).not.toBeInTheDocument();
    expect(accounts()).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Zur Anmeldung mit dieser Adresse' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('leads to the sign-in also after a reload, with another password', async () => {
    const text = 'Ihr Konto ist wahrscheinlich schon angelegt: Bitte melden Sie sich damit an.';
    const first = await fillForm();
    loseAnswer(authentication.register, { offline: true });
    await submit(first);
    expect(await findRefusal()).toHaveTextContent(text);
    first.unmount();
    reconnect();
    const second = await fillForm('Winter-2026');
    await submit(second);
    expect(await findRefusal()).toHaveTextContent(text);
    expect(accounts()).toHaveLength(1);
  });

  it('can be repeated where it never arrived', async () => {
    const view = await fillForm();
    mockServer.use(mockEndpoint(authentication.register, () => HttpResponse.error(), { once: true }));
    await submit(view);
    expect(await findRefusal()).toHaveTextContent(notSaved);
    await submit(view);
    await arriveAt('/dashboard');
    expect(accounts()).toHaveLength(1);
  });
});

describe('a new password whose response was lost (D-66)', () => {
  it('may be set, and a used-up link says so too', async () => {
    const account = mocks.world.table('accounts').where((row) => row.email === personas.expert.email)[0];
    Object.assign(account ?? {}, { reset_token: 'tok-42' });
    const query = new URLSearchParams({ token: 'tok-42', email: personas.expert.email });
    const { user } = await render(`/reset-forgot-password?${query}`);
    await fill(user, { 'Neues Passwort': 'Winter-2027', 'Passwort wiederholen': 'Winter-2027' });
    loseAnswer(authentication.resetForgottenPassword);
    await user.click(await screen.findByRole('button', { name: 'Passwort setzen' }));
    const text = 'Ihr neues Passwort ist wahrscheinlich schon gesetzt';
    expect(await findRefusal()).toHaveTextContent(text);
    await user.click(await screen.findByRole('button', { name: 'Passwort setzen' }));
    expect(await findRefusal()).toHaveTextContent(text);
    expect(screen.queryByText(/Link scheint ungültig/)).not.toBeInTheDocument();
    expect(account?.password).toBe('Winter-2027');
    await user.click(await screen.findByRole('link', { name: 'Zur Anmeldung mit dieser Adresse' }));
    await arriveAt('/login');
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(personas.expert.email);
  });
});
