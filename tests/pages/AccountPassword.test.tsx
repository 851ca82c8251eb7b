import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personaPassword, personas } from '@mocks/personas';
import { users } from '@/api/endpoints/users';
import { arriveAt, render } from '../render';
import { fill, findRefusal, keptInBrowser, recordBodies, recordCalls, tickCaptcha } from './authForms';
import { loseAnswer } from './loseAnswer';

const { email } = personas.expert;
const chosen = 'Winter-2027';
const path = '/users/password';
const labels = ['Aktuelles Passwort', 'Neues Passwort', 'Passwort wiederholen'] as const;
const account = () => mocks.world.table('accounts').where((row) => row.email === email)[0]!;
const maybe = 'Vielleicht ist Ihr Passwort schon geändert: Dann wird das alte hier abgelehnt.';

async function open() {
  const view = await render('/user?section=password', { as: 'expert' });
  await screen.findByRole('form', { name: 'Passwort' });
  return view;
}

const press = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Passwort ändern' }));

async function change(user: UserEvent, current = personaPassword, again = chosen) {
  await fill(user, { [labels[0]]: current, [labels[1]]: chosen, [labels[2]]: again });
  await press(user);
}

describe('another password (ACC-04, FRM-02)', () => {
  it('is set with the old one; the form is emptied and says so', async () => {
    const { user } = await open();
    const bodies = recordBodies(path);
    await change(user);
    expect(await within(await screen.findByRole('main')).findByText(/^Gespeichert \d/)).toBeVisible();
    expect((await screen.findAllByText('Ihr Passwort ist geändert.')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([{ current_password: personaPassword, password: chosen, password_confirmation: chosen }]);
    expect(account().password).toBe(chosen);
    for (const label of labels) expect(await screen.findByLabelText(label)).toHaveValue('');
    expect(keptInBrowser()).not.toContain(chosen);
    expect(keptInBrowser()).not.toContain(personaPassword);
  });

  it('is offered to password managers as one form with the address of the account', async () => {
    const { user } = await open();
    const form = await screen.findByRole('form', { name: 'Passwort' });
    const fields = [...form.querySelectorAll('input')].map((input) => input.autocomplete);
    expect(fields).toEqual(['username', 'current-password', 'new-password', 'new-password']);
    await waitFor(() => expect(form.querySelector('[autocomplete="username"]')).toHaveValue(email));
    expect(await screen.findByLabelText(labels[1])).toHaveAttribute('type', 'password');
    const [, show] = await screen.findAllByRole('button', { name: 'Passwort anzeigen' });
    await user.click(show!);
    expect(await screen.findByLabelText(labels[1])).toHaveAttribute('type', 'text');
  });

  it.each([
    ['a weak one', 'kurz', 'kurz', /Mindestens 8 Zeichen/],
    ['two that differ', chosen, 'Anders-2027', /stimmen nicht überein/],
  ])('is refused without a call: %s', async (_, password, again, text) => {
    const { user } = await open();
    const calls = recordCalls();
    await fill(user, { [labels[0]]: personaPassword, [labels[1]]: password, [labels[2]]: again });
    await press(user);
    expect(await findRefusal()).toHaveTextContent(text);
    expect(calls).toEqual([]);
  });

  it.each([
    ['current_password', labels[0]],
    ['password', labels[1]],
    ['password_confirmation', labels[2]],
  ])('is refused at its field: %s', async (field, label) => {
    const refusal = { success: false, data: { [field]: ['Das geht so nicht.'] } };
    mockServer.use(mockEndpoint(users.changePassword, () => HttpResponse.json(refusal, { status: 422 })));
    const { user } = await open();
    await change(user);
    await findRefusal();
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(/Das geht so nicht\./);
    expect(await screen.findByLabelText(label)).toBeInvalid();
  });

  it('is sent once by two presses', async () => {
    const { user } = await open();
    const bodies = recordBodies(path);
    await fill(user, { [labels[0]]: personaPassword, [labels[1]]: chosen, [labels[2]]: chosen });
    const button = await screen.findByRole('button', { name: 'Passwort ändern' });
    button.click();
    button.click();
    await screen.findByText(/^Gespeichert \d/);
    expect(bodies).toHaveLength(1);
  });

  it('is kept nowhere when the session ends in the middle', async () => {
    const { user } = await open();
    mockServer.use(http.all('*/api/*', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })));
    await change(user);
    await arriveAt('/login?section=password&to=%2Fuser');
    expect(keptInBrowser()).not.toContain(chosen);
    expect(keptInBrowser()).not.toContain(personaPassword);
    expect(Object.keys(localStorage).filter((key) => key.includes('.draft.'))).toEqual([]);
  });
});

describe('a lost answer (D-66)', () => {
  it('may have set it, and then the old one is refused, which is said too', async () => {
    const { user } = await open();
    const bodies = recordBodies(path);
    loseAnswer(users.changePassword);
    await change(user);
    expect(await findRefusal()).toHaveTextContent(maybe);
    expect(bodies).toHaveLength(1);
    expect(account().password).toBe(chosen);
    await press(user);
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(await screen.findByLabelText(labels[0])).toBeInvalid();
    expect(await findRefusal()).toHaveTextContent(maybe);
  });

  it('may not have set it: the next try does', async () => {
    const { user } = await open();
    const failing = () => HttpResponse.json({}, { status: 500 });
    mockServer.use(mockEndpoint(users.changePassword, failing, { once: true }));
    await change(user);
    expect(await findRefusal()).toHaveTextContent(maybe);
    await press(user);
    expect(await screen.findByText(/^Gespeichert \d/)).toBeVisible();
    expect(account().password).toBe(chosen);
  });

  it('does not excuse a wrong password of the first try', async () => {
    const { user } = await open();
    await change(user, 'falsch');
    expect(await findRefusal()).not.toHaveTextContent('Vielleicht');
    expect(await screen.findByLabelText(labels[0])).toHaveAccessibleDescription(/Das Passwort stimmt nicht/);
  });
});

describe('by mail', () => {
  const sendMail = async (user: UserEvent) => {
    const bodies = recordBodies('/forgot-password');
    await tickCaptcha(user);
    await user.click(await screen.findByRole('button', { name: 'Link senden' }));
    expect(await screen.findByText(new RegExp(`Wenn es zu ${email} ein Konto gibt`))).toBeVisible();
    expect(bodies).toEqual([{ email, captcha_response: expect.stringMatching(/^stand-in-/) }]);
    expect(mocks.mails.at(-1)?.path).toMatch(/^\/reset-forgot-password\?/);
  };

  it.each([404, 405, 501])('where the server does not offer the call; nothing typed stays: %i', async (status) => {
    mockServer.use(mockEndpoint(users.changePassword, () => HttpResponse.json({ message: 'x' }, { status })));
    const { user } = await open();
    await change(user);
    expect(await screen.findByText(/Hier wird das Passwort per E-Mail geändert/)).toBeVisible();
    expect(screen.queryByLabelText('Neues Passwort')).toBeNull();
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
    await sendMail(user);
    expect(keptInBrowser()).not.toContain(chosen);
  });

  it('for who has none', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Link senden' })).toBeNull();
    await user.click(await screen.findByText('Kein Passwort, weil Sie sich mit LinkedIn oder Google anmelden?'));
    await sendMail(user);
  });

  it('to an address that is asked for where the account does not tell it', async () => {
    const details = { firstname: 'Anna', lastname: 'Bergmann' };
    mockServer.use(mockEndpoint(users.getDetails, () => HttpResponse.json({ success: true, data: details })));
    const { user } = await open();
    await user.click(await screen.findByText('Kein Passwort, weil Sie sich mit LinkedIn oder Google anmelden?'));
    await fill(user, { 'E-Mail-Adresse': email });
    await sendMail(user);
    expect(await screen.findByRole('button', { name: 'Andere Adresse verwenden' })).toBeVisible();
  });
});
