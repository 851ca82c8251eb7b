import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mocks, mockServer } from '@mocks/node';
import { personas } from '@mocks/personas';
import { authentication } from '@/api/endpoints/authentication';
import { storeVerificationLink } from '@/routes/destination';
import { selectNotices } from '@/store/notices';
import { arriveAt, render } from '../render';
import { fill, findRefusal, recordBodies, recordCalls, tickCaptcha } from './authForms';
import { loseAnswer, reconnect } from './loseAnswer';

/* Registering on the way to a confirmation: two short screens (AUT-02, VER-07). */

const path = `/verification/${invitationTokens.pending}`;
const summary = 'Ihre Auswahl: Netzplanung';
const email = 'nina@fachprofil.example';
const password = 'Sommer-2026';

beforeEach(() => {
  storeVerificationLink(path, Date.now(), summary);
});

const goOn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Weiter' }));
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
const findPasswordScreen = () => screen.findByRole('heading', { level: 1, name: 'Passwort wählen' });
const accounts = () => mocks.world.table('accounts').where((account) => account.email === email);

async function fillPerson(user: UserEvent, address = email) {
  await fill(user, { Vorname: 'Nina', Nachname: 'Öztürk', 'E-Mail-Adresse': address });
  await user.click(await screen.findByLabelText('weiblich'));
  await goOn(user);
  await findPasswordScreen();
}

async function fillPassword(user: UserEvent) {
  await fill(user, { Passwort: password, 'Passwort wiederholen': password });
  await tickCaptcha(user);
}

/** From the first screen, once it is put right: what was typed on the second one is still there. */
async function finish(user: UserEvent) {
  await goOn(user);
  await findPasswordScreen();
  expect(await screen.findByLabelText('Passwort')).toHaveValue(password);
  await submit(user);
  await arriveAt(path);
  expect(accounts()).toHaveLength(1);
}

describe('registering on the way to a confirmation', () => {
  it('takes two screens, keeps the choice in sight on both, and leads back', async () => {
    const bodies = recordBodies('/register');
    const { user, store } = await render('/register');
    expect(await screen.findByLabelText('Vorname')).toBeVisible();
    expect(await screen.findByText(summary)).toBeVisible();
    expect(screen.queryByLabelText('Passwort')).toBeNull();
    expect(screen.queryByRole('button', { name: /Einladungscode/ })).toBeNull();
    await fillPerson(user);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(await screen.findByText(summary)).toBeVisible();
    await fillPassword(user);
    await submit(user);
    await arriveAt(path);
    // It would lie over what is to be tapped there.
    expect(selectNotices(store.getState())).toEqual([]);
    expect(bodies).toEqual([
      {
        firstname: 'Nina',
        lastname: 'Öztürk',
        gender: 'female',
        email,
        password,
        c_password: password,
        captcha_response: expect.any(String),
      },
    ]);
  });

  it('asks for what is missing on the first screen before the second', async () => {
    const { user } = await render('/register');
    await screen.findByLabelText('Vorname');
    await goOn(user);
    const refusal = await findRefusal();
    expect(refusal).toHaveTextContent('Vorname: Bitte füllen Sie dieses Feld aus.');
    expect(refusal).toHaveTextContent('Geschlecht: Bitte wählen Sie etwas aus.');
    expect(screen.queryByLabelText('Passwort')).toBeNull();
  });

  it('keeps what was typed on the way back and forth, by its own button and by the browser’s', async () => {
    const { user } = await render('/register');
    await fillPerson(user);
    await fillPassword(user);
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(await screen.findByLabelText('Vorname')).toHaveValue('Nina');
    expect(await screen.findByLabelText('weiblich')).toBeChecked();
    await goOn(user);
    await findPasswordScreen();
    expect(await screen.findByLabelText('Passwort')).toHaveValue(password);
    window.history.back();
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
  });

  it('brings a refused field back to its screen, with everything that was typed', async () => {
    const { user } = await render('/register');
    await fillPerson(user, personas.expert.email);
    await fillPassword(user);
    await submit(user);
    const field = await screen.findByLabelText('E-Mail-Adresse');
    expect(field).toHaveAccessibleDescription('Diese E-Mail-Adresse ist bereits vergeben.');
    await waitFor(async () => expect(await findRefusal()).toHaveFocus());
    await user.clear(field);
    await fill(user, { 'E-Mail-Adresse': email });
    await finish(user);
  });

  it('brings back a field that was emptied and passed by the browser’s Forward', async () => {
    const { user } = await render('/register');
    await fillPerson(user);
    await fillPassword(user);
    window.history.back();
    await user.clear(await screen.findByLabelText('Vorname'));
    window.history.forward();
    await findPasswordScreen();
    await submit(user);
    expect(await screen.findByLabelText('Vorname')).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
    await waitFor(async () => expect(await findRefusal()).toHaveFocus());
    expect(accounts()).toHaveLength(0);
    await fill(user, { Vorname: 'Nina' });
    await finish(user);
  });

  it('shows a refused password on the second screen', async () => {
    mockServer.use(
      mockEndpoint(
        authentication.register,
        () => HttpResponse.json({ success: false, data: { password: ['Zu bekannt.'] } }, { status: 422 }),
        { once: true },
      ),
    );
    const { user } = await render('/register');
    await fillPerson(user);
    await fillPassword(user);
    await submit(user);
    await findRefusal();
    expect(await screen.findByLabelText('Passwort')).toHaveAccessibleDescription(/Zu bekannt\./);
  });

  it('names a refused password on the first screen too, as text, since its field is on the second', async () => {
    mockServer.use(
      mockEndpoint(
        authentication.register,
        () =>
          HttpResponse.json(
            { success: false, data: { email: ['Schon vergeben.'], password: ['Zu bekannt.'] } },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    const { user } = await render('/register');
    await fillPerson(user);
    await fillPassword(user);
    await submit(user);
    await screen.findByLabelText('Vorname');
    const refusal = within(await findRefusal());
    expect(refusal.getByRole('button', { name: 'E-Mail-Adresse: Schon vergeben.' })).toBeVisible();
    expect(refusal.getByText('Passwort: Zu bekannt.')).toBeVisible();
    expect(refusal.getAllByRole('button')).toHaveLength(1);
  });

  it('begins anew on its first screen after a reload, with the choice still there', async () => {
    await render('/register?step=password');
    expect(await screen.findByLabelText('Vorname')).toBeVisible();
    expect(await screen.findByText(summary)).toBeVisible();
  });

  it('goes on where the address names the confirmation, since the browser keeps nothing', async () => {
    localStorage.clear();
    await render(`/register?to=${encodeURIComponent(path)}`);
    expect(await screen.findByText('Danach geht es zurück zur Bestätigung.')).toBeVisible();
    expect(screen.queryByLabelText('Passwort')).toBeNull();
  });
});

describe('a response that was lost on the way (D-66)', () => {
  /** The account is made, and nothing else is reachable until now. */
  async function registerOffline() {
    const { user } = await render('/register');
    await fillPerson(user);
    await fillPassword(user);
    loseAnswer(authentication.register, { offline: true });
    await submit(user);
    expect(await findRefusal()).toHaveTextContent('Ihr Konto ist wahrscheinlich schon angelegt');
    reconnect();
    return user;
  }

  it('is looked up before anything is sent again', async () => {
    const { user } = await render('/register');
    await fillPerson(user);
    await fillPassword(user);
    loseAnswer(authentication.register, { how: 'badGateway' });
    const calls = recordCalls();
    await submit(user);
    await arriveAt(path);
    expect(calls.filter((call) => call === 'POST /register')).toHaveLength(1);
    expect(accounts()).toHaveLength(1);
  });

  it('takes an address that its own lost attempt has taken for the account of this person', async () => {
    const user = await registerOffline();
    await submit(user);
    expect(await findRefusal()).toHaveTextContent('Ihr Konto ist wahrscheinlich schon angelegt');
    expect(accounts()).toHaveLength(1);
  });

  it('leads to the sign-in while nothing else is reachable', async () => {
    const user = await registerOffline();
    await user.click(await screen.findByRole('link', { name: 'Zur Anmeldung mit dieser Adresse' }));
    await arriveAt('/login');
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
    expect(await screen.findByText(summary)).toBeVisible();
  });
});
