import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personas } from '@mocks/personas';
import { users } from '@/api/endpoints/users';
import { readStored, writeStored } from '@/platform/clientStorage';
import { selectUser } from '@/store/session';
import { arriveAt, render } from '../render';
import { findRefusal, recordCalls } from './authForms';
import { loseAnswer, losses } from './loseAnswer';

const { email } = personas.expert;
const wanted = 'neu@fachprofil.example';
const address = '/users/email/confirm/tok-42';
const confirm = `GET ${address}`;
const invalid = 'Hoppla, Ihr Link scheint ungültig zu sein.';
const maybe = 'Vielleicht ist die neue Adresse schon bestätigt.';
const account = () => mocks.world.table('accounts').where((row) => row.firstname === 'Anna')[0]!;

beforeEach(() => {
  account().email_change = { email: wanted, token: 'tok-42' };
});

const press = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Adresse bestätigen' }));
const again = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
const findDone = () => screen.findByRole('heading', { level: 1, name: 'Adresse bestätigt' });

/** As Anna, who has asked for the address on this device. */
async function openAsAnna(path = address) {
  const view = await render(path, { as: 'expert' });
  const { id = '' } = selectUser(view.store.getState()) ?? {};
  writeStored('pendingEmail', { email: wanted, isMaybe: false }, id);
  return view;
}

describe('a mailed link to confirm an address (D-71)', () => {
  it('does nothing until the button is pressed: opened, scrolled, loaded again (T27)', async () => {
    const calls = recordCalls();
    const first = await render(address);
    act(() => void window.dispatchEvent(new Event('scroll')));
    first.unmount();
    const { user } = await render(address);
    expect(await screen.findByRole('button', { name: 'Adresse bestätigen' })).toBeVisible();
    expect(await screen.findByText('Danach gilt die neue Adresse für Ihr Konto.')).toBeVisible();
    expect(calls).toEqual([]);
    expect(account().email).toBe(email);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    await press(user);
    await findDone();
    expect(calls).toEqual([confirm]);
  });

  it('says which address counts, and leads a visitor to the sign-in with it', async () => {
    const { user } = await render(address);
    await press(user);
    await waitFor(async () => expect(await findDone()).toHaveFocus());
    expect(await screen.findByText(`${wanted} gilt jetzt für Ihr Konto.`)).toBeVisible();
    expect(account().email).toBe(wanted);
    await user.click(await screen.findByRole('link', { name: 'Zur Anmeldung' }));
    await arriveAt('/login');
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(wanted);
  });

  it('leads who is signed in to the account, which shows the new address and no pending one', async () => {
    const { user, store } = await openAsAnna();
    await press(user);
    await user.click(await screen.findByRole('link', { name: 'Zum Konto' }));
    await arriveAt('/user?section=email');
    expect(await screen.findByText(wanted)).toBeVisible();
    expect(screen.queryByText(/Noch nicht bestätigt/)).toBeNull();
    const { id = '' } = selectUser(store.getState()) ?? {};
    expect(readStored('pendingEmail', id)).toBeNull();
  });

  it('is taken with a server that does not say the address', async () => {
    mockServer.use(mockEndpoint(users.confirmEmail, () => HttpResponse.json({ success: true, data: null })));
    const { user } = await render(address);
    await press(user);
    await findDone();
    expect(screen.queryByText(/gilt jetzt/)).toBeNull();
  });

  it('works with a sign behind it', async () => {
    const calls = recordCalls();
    const { user } = await render(`${address}).`);
    await press(user);
    await findDone();
    expect(calls.at(-1)).toBe(confirm);
  });

  it('is sent once by two presses', async () => {
    const calls = recordCalls();
    await render(address);
    const button = await screen.findByRole('button', { name: 'Adresse bestätigen' });
    button.click();
    button.click();
    await findDone();
    expect(calls).toEqual([confirm]);
  });
});

describe('a link that does not count (B8)', () => {
  it('since it was used before', async () => {
    const first = await render(address);
    await press(first.user);
    await findDone();
    first.unmount();
    const { user } = await render(address);
    await press(user);
    expect(await findRefusal()).toHaveTextContent(invalid);
    expect(await findRefusal()).toHaveTextContent('schon benutzt, ist abgelaufen, oder es gibt einen neueren');
    expect(await screen.findByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
  });

  it.each([403, 404, 410, 422])('since the server refuses it: %i', async (status) => {
    mockServer.use(mockEndpoint(users.confirmEmail, () => HttpResponse.json({ message: 'No.' }, { status })));
    const { user } = await openAsAnna();
    await press(user);
    expect(await findRefusal()).toHaveTextContent(invalid);
    expect(screen.queryByText(/gilt jetzt/)).toBeNull();
  });

  it('changes nothing for somebody else who is signed in', async () => {
    const { user } = await render(address, { as: 'contact' });
    await press(user);
    expect(await screen.findByText(`${wanted} gilt jetzt für Ihr Konto.`)).toBeVisible();
    expect(account().email).toBe(wanted);
    expect(mocks.world.table('accounts').where((row) => row.email === personas.contact.email)).toHaveLength(1);
  });

  it.each([405, 501])('is not blamed where the server does not offer the call: %i', async (status) => {
    mockServer.use(mockEndpoint(users.confirmEmail, () => HttpResponse.json({}, { status })));
    const { user } = await render(address);
    await press(user);
    expect(await findRefusal()).toHaveTextContent('Diese Funktion ist hier noch nicht verfügbar.');
    expect(await findRefusal()).not.toHaveTextContent(invalid);
  });
});

describe('a lost answer (D-66)', () => {
  const ways = (Object.keys(losses) as (keyof typeof losses)[]).filter((how) => how !== 'empty');

  it.each(ways)('is settled by the account of who is signed in: %s', async (how) => {
    const { user } = await openAsAnna();
    loseAnswer(users.confirmEmail, { how });
    await press(user);
    await findDone();
    expect(await screen.findByText(`${wanted} gilt jetzt für Ihr Konto.`)).toBeVisible();
  });

  it('stays open for a visitor, and a used link does not count as invalid then', async () => {
    const calls = recordCalls();
    const { user } = await render(address);
    loseAnswer(users.confirmEmail);
    await press(user);
    expect(await findRefusal()).toHaveTextContent(maybe);
    expect(calls).toEqual([confirm]);
    await again(user);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(await findRefusal()).toHaveTextContent(maybe);
    expect(screen.queryByText(new RegExp(invalid))).toBeNull();
  });

  it('of a server that has failed before the work: the next try confirms', async () => {
    mockServer.use(mockEndpoint(users.confirmEmail, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = await openAsAnna();
    await press(user);
    expect(await findRefusal()).toHaveTextContent(maybe);
    await again(user);
    await findDone();
  });
});

describe('a session that ends meanwhile', () => {
  it('leads to the sign-in, with the way back kept out of the query (T26)', async () => {
    const { user } = await openAsAnna();
    mockServer.use(http.all('*/api/*', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })));
    await press(user);
    await arriveAt('/login');
    expect(readStored('verificationLink')).toMatchObject({ path: address });
  });
});
