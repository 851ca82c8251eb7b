import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personaPassword, personas } from '@mocks/personas';
import { users } from '@/api/endpoints/users';
import { readStored } from '@/platform/clientStorage';
import { readDraft } from '@/platform/drafts';
import { selectUser } from '@/store/session';
import { cookies } from '../cookies';
import { arriveAt, render, type RenderOptions } from '../render';
import { fill, findRefusal, keptInBrowser, recordBodies, recordCalls, tickCaptcha } from './authForms';
import { loseAnswer, losses } from './loseAnswer';

const { email } = personas.expert;
const wanted = 'neu@fachprofil.example';
const path = '/users/email';
const account = () => mocks.world.table('accounts').where((row) => row.firstname === 'Anna')[0]!;
const maybe = `Vielleicht ist eine E-Mail an ${wanted} unterwegs`;

async function open(options: RenderOptions = { as: 'expert' }) {
  const view = await render('/user?section=email', options);
  const { id = '' } = selectUser(view.store.getState()) ?? {};
  return { ...view, id, pending: () => readStored('pendingEmail', id) };
}

async function openForm(options?: RenderOptions) {
  const view = await open(options);
  await view.user.click(await screen.findByRole('button', { name: 'Ihre Adresse ändern' }));
  return view;
}

async function ask(user: UserEvent, address = wanted, password = personaPassword) {
  await fill(user, { 'Neue E-Mail-Adresse': address, 'Aktuelles Passwort': password });
  await user.click(await screen.findByRole('button', { name: 'Bestätigung senden' }));
}

const section = () => screen.findByRole('region', { name: 'E-Mail-Adresse' });
describe('another e-mail address (ACC-04, D-55)', () => {
  it('is asked for with the password, and shown until the account carries it', async () => {
    const { user, pending } = await openForm();
    const bodies = recordBodies(path);
    await ask(user);
    const sent = `Wir haben einen Link zum Bestätigen an ${wanted} gesendet.`;
    expect((await screen.findAllByText(sent)).length).toBeGreaterThan(0);
    expect(bodies).toEqual([{ email: wanted, password: personaPassword }]);
    expect(mocks.mails.at(-1)).toMatchObject({
      to: wanted,
      path: expect.stringMatching(/^\/users\/email\/confirm\/\w+$/),
    });
    const shown = within(await section());
    expect(await shown.findByText(email)).toBeVisible();
    expect(
      await shown.findByText(`Noch nicht bestätigt: ${wanted}. Der Link dazu ging an diese Adresse.`),
    ).toBeVisible();
    expect(pending()).toEqual({ email: wanted, isMaybe: false });
    expect(screen.queryByText(/Gespeichert/)).toBeNull();

    // Confirmed in the mail program, the user comes back.
    account().email = wanted.toUpperCase();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await shown.findByText(wanted.toUpperCase())).toBeVisible();
    expect(screen.queryByText(/Noch nicht bestätigt/)).toBeNull();
    expect(pending()).toBeNull();
    expect(await screen.findByRole('button', { name: 'Ihre Adresse ändern' })).toBeVisible();
  });

  it('is still shown after a reload; sending again needs the password, and the newest mail counts', async () => {
    const first = await openForm();
    await ask(first.user);
    await screen.findByText(/Noch nicht bestätigt/);
    first.unmount();
    // The helper signs in anew.
    cookies.removeAll();
    const { user } = await open();
    expect(await screen.findByText(/Noch nicht bestätigt/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Noch einmal senden oder ändern' }));
    const address = await screen.findByLabelText('Neue E-Mail-Adresse');
    expect(address).toHaveValue(wanted);
    expect(address).toHaveAccessibleDescription('Von mehreren E-Mails gilt nur die neueste.');
    expect(await screen.findByLabelText('Aktuelles Passwort')).toHaveValue('');
    const bodies = recordBodies(path);
    await fill(user, { 'Aktuelles Passwort': personaPassword });
    await user.click(await screen.findByRole('button', { name: 'Bestätigung senden' }));
    await waitFor(() => expect(mocks.mails).toHaveLength(2));
    expect(bodies).toEqual([{ email: wanted, password: personaPassword }]);
  });

  it('is refused where it is the present one, without a call', async () => {
    const { user } = await openForm();
    const bodies = recordBodies(path);
    await ask(user, email.toUpperCase());
    await findRefusal();
    expect(await screen.findByLabelText('Neue E-Mail-Adresse')).toHaveAccessibleDescription(
      /Das ist Ihre jetzige Adresse\./,
    );
    expect(bodies).toEqual([]);
  });

  it.each([
    ['of somebody else', personas.limit.email, personaPassword, 'Neue E-Mail-Adresse', /bereits vergeben/],
    ['with a wrong password', wanted, 'falsch', 'Aktuelles Passwort', /Das Passwort stimmt nicht/],
  ])('%s is refused at its field', async (_, address, password, label, text) => {
    const { user, pending } = await openForm();
    await ask(user, address, password);
    await findRefusal();
    const field = await screen.findByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(text);
    expect(await screen.findByLabelText('Neue E-Mail-Adresse')).toHaveValue(address);
    expect(pending()).toBeNull();
  });

  it('is sent once by two presses', async () => {
    const { user } = await openForm();
    const bodies = recordBodies(path);
    await fill(user, { 'Neue E-Mail-Adresse': wanted, 'Aktuelles Passwort': personaPassword });
    const button = await screen.findByRole('button', { name: 'Bestätigung senden' });
    button.click();
    button.click();
    await screen.findByText(/Noch nicht bestätigt/);
    expect(bodies).toHaveLength(1);
    expect(mocks.mails).toHaveLength(1);
  });

  it('has a password that password managers fill, and an address that they leave', async () => {
    await openForm();
    const address = await screen.findByLabelText('Neue E-Mail-Adresse');
    expect(address).toHaveAttribute('autocomplete', 'email');
    // The new one, which they do not know.
    for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore']) expect(address).toHaveAttribute(name);
    const password = await screen.findByLabelText('Aktuelles Passwort');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    const username = password.closest('form')?.querySelector('[autocomplete="username"]');
    expect(username).toHaveValue(email);
  });

  it('says nothing false where the address is not known', async () => {
    const details = { firstname: 'Anna', lastname: 'Bergmann' };
    mockServer.use(mockEndpoint(users.getDetails, () => HttpResponse.json({ success: true, data: details })));
    await open();
    expect(await within(await section()).findByText('Nicht bekannt')).toBeVisible();
    expect(screen.queryByText('Noch nicht angegeben')).toBeNull();
  });
});

describe('an answer that was lost (D-66)', () => {
  const failing = {
    ...losses,
    broken: () => HttpResponse.json({ message: 'Server Error' }, { status: 500 }),
  };

  it.each(Object.keys(losses) as (keyof typeof losses)[])('sends no second mail by itself: %s', async (how) => {
    // An empty body is as good an answer as any.
    if (how === 'empty') return;
    const { user, pending } = await openForm();
    const bodies = recordBodies(path);
    const calls = recordCalls();
    loseAnswer(users.changeEmail, { how });
    await ask(user);
    expect(await findRefusal()).toHaveTextContent(maybe);
    expect(await screen.findByLabelText('Neue E-Mail-Adresse')).toHaveValue(wanted);
    expect(pending()).toEqual({ email: wanted, isMaybe: true });
    expect(calls).toEqual([`PATCH ${path}`]);
    expect(mocks.mails).toHaveLength(1);
    // A second press is the person's own decision.
    await user.click(await screen.findByRole('button', { name: 'Bestätigung senden' }));
    expect(await screen.findByText(/Noch nicht bestätigt/)).toBeVisible();
    expect(bodies).toHaveLength(2);
    expect(pending()).toEqual({ email: wanted, isMaybe: false });
  });

  it('by an error after the work is remembered as perhaps sent, in the row and in the form', async () => {
    const { user } = await openForm();
    mockServer.use(mockEndpoint(users.changeEmail, failing.broken, { once: true }));
    await ask(user);
    expect(await findRefusal()).toHaveTextContent(maybe);
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect(await within(await section()).findByText(new RegExp(maybe))).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Noch einmal senden oder ändern' }));
    expect(await screen.findByLabelText('Neue E-Mail-Adresse')).toHaveAccessibleDescription(new RegExp(maybe));
  });
});

describe('a server without this call', () => {
  it.each([404, 405, 501])('is told in a plain sentence, and what was typed stays: %i', async (status) => {
    const { user, pending } = await openForm();
    mockServer.use(mockEndpoint(users.changeEmail, () => HttpResponse.json({ message: 'x' }, { status })));
    await ask(user);
    expect(await findRefusal()).toHaveTextContent('Diese Funktion ist hier noch nicht verfügbar.');
    expect(await screen.findByLabelText('Neue E-Mail-Adresse')).toHaveValue(wanted);
    expect(pending()).toBeNull();
  });
});

describe('a 401 in the middle', () => {
  it('keeps the typed address on this device, and never a password', async () => {
    const { user, id, unmount } = await openForm();
    mockServer.use(http.all('*/api/*', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })));
    await ask(user);
    await arriveAt('/login?section=email&to=%2Fuser');
    expect(readDraft(id, 'account-email')?.values).toEqual({ email: wanted });
    expect(keptInBrowser()).not.toContain(personaPassword);
    unmount();
    mockServer.resetHandlers();
    const { user: back } = await open();
    await back.click(await screen.findByRole('button', { name: /Wiederherstellen|Übernehmen|Einsetzen/ }));
    expect(await screen.findByLabelText('Neue E-Mail-Adresse')).toHaveValue(wanted);
    expect(await screen.findByLabelText('Aktuelles Passwort')).toHaveValue('');
  });
});

describe('who has no password', () => {
  it('is sent a mail that sets one, to the address of the account, with a check of its own', async () => {
    const { user } = await openForm();
    await fill(user, { 'Neue E-Mail-Adresse': wanted });
    await user.click(await screen.findByText('Kein Passwort, weil Sie sich mit LinkedIn oder Google anmelden?'));
    const form = within(await screen.findByRole('form', { name: 'Passwort vergessen' }));
    expect(await form.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
    expect(await form.findByLabelText('E-Mail-Adresse')).toHaveAttribute('readonly');
    const bodies = recordBodies('/forgot-password');
    await tickCaptcha(user);
    await user.click(await form.findByRole('button', { name: 'Link senden' }));
    expect(await screen.findByText(new RegExp(`Wenn es zu ${email} ein Konto gibt`))).toBeVisible();
    expect(bodies).toEqual([{ email, captcha_response: expect.stringMatching(/^stand-in-/) }]);
    expect(screen.queryByRole('button', { name: 'Andere Adresse verwenden' })).toBeNull();
    expect(await screen.findByLabelText('Neue E-Mail-Adresse')).toHaveValue(wanted);
  });
});
