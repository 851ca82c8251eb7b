import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openSession } from '@mocks/db/sessions';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personas } from '@mocks/personas';
import { authentication } from '@/api/endpoints/authentication';
import { selectUser } from '@/store/session';
import { arriveAt, render } from '../render';
import { fill, fillRegistration, findRefusal, recordBodies, recordCalls, tickCaptcha } from './authForms';

const person = {
  Vorname: 'Nina',
  Nachname: 'Öztürk',
  'E-Mail-Adresse': 'nina@fachprofil.example',
  Passwort: 'Sommer-2026',
  'Passwort wiederholen': 'Sommer-2026',
};

async function register(user: UserEvent, changed: Partial<typeof person> = {}) {
  await fillRegistration(user, { ...person, ...changed });
  await submit(user);
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Konto anlegen' }));

/** The second screen, with its password fields still empty. */
async function openPasswordScreen(address = '/register') {
  const view = await render(address);
  const { Passwort: _password, 'Passwort wiederholen': _again, ...names } = person;
  await fill(view.user, names);
  await view.user.click(await screen.findByLabelText('weiblich'));
  await view.user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Passwort wählen' })).toBeVisible();
  return view;
}

describe('leaving', () => {
  it('asks first once something is typed, and says that it is lost', async () => {
    const { user } = await render('/register');
    await fill(user, { Vorname: 'Nina' });
    await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
    const question = await screen.findByRole('dialog', { name: 'Seite verlassen?' });
    expect(question).toHaveTextContent('Was Sie eingegeben haben, geht dabei verloren.');
    await user.click(within(question).getByRole('button', { name: 'Hier bleiben' }));
    expect(await screen.findByLabelText('Vorname')).toHaveValue('Nina');
    await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
    await user.click(await screen.findByRole('button', { name: 'Seite verlassen' }));
    await arriveAt('/login');
  });

  it('asks, too, where everything was filled in at once, as a password manager does', async () => {
    const { user } = await render('/register');
    const field = await screen.findByLabelText('Vorname');
    act(() => {
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: 'Nina' } });
    });
    await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
    expect(await screen.findByRole('dialog', { name: 'Seite verlassen?' })).toBeVisible();
  });

  it('asks nothing where nothing is typed', async () => {
    const { user } = await render('/register');
    await screen.findByLabelText('Vorname');
    await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
    await arriveAt('/login');
  });
});

describe('the second password (FRM-02)', () => {
  it('is compared when it is left, whatever else is still empty, and again when the first one changes', async () => {
    const { user } = await openPasswordScreen();
    const second = await screen.findByLabelText('Passwort wiederholen');
    await fill(user, { Passwort: 'Sommer-2026', 'Passwort wiederholen': 'Sommer-2027' });
    await user.tab();
    expect(await screen.findByText('Die beiden Passwörter stimmen nicht überein.')).toBeVisible();
    expect(second).toBeInvalid();
    await user.clear(await screen.findByLabelText('Passwort'));
    await fill(user, { Passwort: 'Sommer-2027' });
    await waitFor(() => expect(second).toBeValid());
  });

  it('is reported with the first submit, beside the other mistakes, in the language of the page', async () => {
    const { user } = await openPasswordScreen();
    await fill(user, { Passwort: 'Sommer-2026', 'Passwort wiederholen': 'Sommer-2027' });
    await submit(user);
    const summary = await findRefusal();
    expect(summary).toHaveTextContent('Passwort wiederholen: Die beiden Passwörter stimmen nicht überein.');
    expect(summary).toHaveTextContent('Sicherheitsprüfung: ');
    await act(() => i18next.changeLanguage('en'));
    await waitFor(() => expect(summary).toHaveTextContent('Repeat password: '));
    expect(summary).not.toHaveTextContent('Sicherheitsprüfung');
  });
});

describe('a new account (AUT-02)', () => {
  it('is signed in at once with what was just chosen, by two calls with two answers of the check', async () => {
    const registered = recordBodies('/register');
    const signedIn = recordBodies('/login');
    const { user, store } = await render('/register?to=%2Fposts%2Fall-posts');
    await register(user);
    await arriveAt('/posts/all-posts');
    const shared = { email: person['E-Mail-Adresse'], password: person.Passwort };
    expect(registered).toEqual([
      {
        ...shared,
        firstname: 'Nina',
        lastname: 'Öztürk',
        gender: 'female',
        c_password: person.Passwort,
        captcha_response: expect.stringMatching(/^stand-in-/),
      },
    ]);
    expect(signedIn).toEqual([{ ...shared, persistent: false, captcha_response: expect.stringMatching(/^stand-in-/) }]);
    expect(registered[0]?.['captcha_response']).not.toBe(signedIn[0]?.['captcha_response']);
    expect(selectUser(store.getState())).toMatchObject({ firstname: 'Nina', lastname: 'Öztürk' });
  });

  it('takes the session that a server answers, and asks for no second one', async () => {
    mockServer.use(
      mockEndpoint(authentication.register, () =>
        HttpResponse.json({ success: true, data: openSession(mocks.world, mocks.world.table('accounts').all()[0]!) }),
      ),
    );
    const calls = recordCalls();
    const { user } = await render('/register');
    await register(user);
    await arriveAt('/dashboard');
    expect(calls).not.toContain('POST /login');
  });

  it('leads to the sign-in, e-mail filled in and `to` kept, where signing in takes another step', async () => {
    mockServer.use(
      mockEndpoint(authentication.login, () => HttpResponse.json({ message: 'Bitte bestätigen.' }, { status: 403 })),
    );
    const { user } = await render('/register?to=%2Fposts%2Fall-posts');
    await register(user);
    await arriveAt('/login?to=%2Fposts%2Fall-posts');
    expect(await within(await screen.findByRole('main')).findByText(/Ihr Konto ist angelegt/)).toBeVisible();
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(person['E-Mail-Adresse']);
    expect(await screen.findByLabelText('Passwort')).toHaveValue('');
  });
});

describe('the invitation code (D-02)', () => {
  it('comes from the address, may be changed, and travels along', async () => {
    const bodies = recordBodies('/register');
    const { user } = await openPasswordScreen('/register?invitation=FREUND-1');
    const code = await screen.findByLabelText(/^Einladungscode/);
    expect(code).toHaveValue('FREUND-1');
    await user.clear(code);
    await user.click(code);
    await user.paste(' FREUND-2 ');
    await fill(user, { Passwort: person.Passwort, 'Passwort wiederholen': person.Passwort });
    await tickCaptcha(user);
    await submit(user);
    await arriveAt('/dashboard');
    expect(bodies[0]).toMatchObject({ invitation: 'FREUND-2' });
  });

  it('is out of the way of those who have none', async () => {
    const { user } = await openPasswordScreen();
    expect(screen.queryByLabelText(/^Einladungscode/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Ich habe einen Einladungscode' }));
    await waitFor(() => expect(screen.getByLabelText(/^Einladungscode/)).toHaveFocus());
  });
});

describe('what is checked before any call', () => {
  it('is listed beforehand, ticked off while typing and named at the field (FRM-02)', async () => {
    const calls = recordCalls();
    const { user } = await openPasswordScreen();
    const rules = () => screen.getByText('Regeln für das Passwort', { exact: false });
    expect(within(rules()).getAllByText('noch offen')).toHaveLength(6);
    await fill(user, { Passwort: 'kurz' });
    expect(within(rules()).getAllByText('erfüllt')).toHaveLength(2);
    await submit(user);
    await findRefusal();
    expect(await screen.findByLabelText('Passwort')).toHaveAccessibleDescription(/Mindestens 8 Zeichen sind nötig/);
    expect(calls).toEqual([]);
  });

  it('names the rule that a password breaks, as soon as it is left', async () => {
    const { user } = await openPasswordScreen();
    const password = await screen.findByLabelText('Passwort');
    for (const [typed, text] of [
      ['sommer-2026', 'Bitte verwenden Sie mindestens einen Großbuchstaben.'],
      ['SOMMER-2026', 'Bitte verwenden Sie mindestens einen Kleinbuchstaben.'],
      ['Sommer-Zeit', 'Bitte verwenden Sie mindestens eine Ziffer.'],
      ['Sommer2026', 'Bitte verwenden Sie mindestens ein Sonderzeichen.'],
      ['Sommer- 2026', 'Leerzeichen sind im Passwort nicht möglich.'],
    ] as const) {
      await user.clear(password);
      await fill(user, { Passwort: typed });
      await user.tab();
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  it('refuses a confirmation that differs', async () => {
    const { user } = await render('/register');
    await register(user, { 'Passwort wiederholen': 'Winter-2026' });
    expect(await findRefusal()).toHaveTextContent('Die beiden Passwörter stimmen nicht überein.');
    expect(await screen.findByLabelText('Passwort wiederholen')).toBeInvalid();
  });
});

describe('a refusal of the server', () => {
  it('shows at its field, keeps everything, and the next try brings a new answer of the check', async () => {
    const bodies = recordBodies('/register');
    const { user } = await render('/register');
    await register(user, { 'E-Mail-Adresse': personas.expert.email });
    await findRefusal();
    const email = await screen.findByLabelText('E-Mail-Adresse');
    expect(email).toHaveAccessibleDescription('Diese E-Mail-Adresse ist bereits vergeben.');
    expect(await screen.findByLabelText('Vorname')).toHaveValue('Nina');
    await user.clear(email);
    await fill(user, { 'E-Mail-Adresse': person['E-Mail-Adresse'] });
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(await screen.findByLabelText('Passwort')).toHaveValue(person.Passwort);
    await submit(user);
    await arriveAt('/dashboard');
    expect(bodies[0]?.['captcha_response']).not.toBe(bodies[1]?.['captcha_response']);
    expect(mocks.world.table('accounts').where((row) => row.firstname === 'Nina')).toHaveLength(1);
  });
});

describe('the two screens', () => {
  it('have the other ways to sign in on the first one, the invitation code on the second one', async () => {
    await render('/register');
    expect(await screen.findByRole('button', { name: 'Weiter mit Google' })).toBeVisible();
    expect(screen.queryByLabelText('Passwort')).toBeNull();
    expect(screen.queryByRole('button', { name: /Einladungscode/ })).toBeNull();
  });

  it('are one after the other in a wide window too', async () => {
    await openPasswordScreen();
    expect(screen.queryByLabelText('Vorname')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Weiter mit Google' })).toBeNull();
    expect(await screen.findByRole('button', { name: /Einladungscode/ })).toBeVisible();
  });
});
