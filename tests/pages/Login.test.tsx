import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { personaPassword, personas } from '@mocks/personas';
import { authentication } from '@/api/endpoints/authentication';
import { users } from '@/api/endpoints/users';
import { storeVerificationLink } from '@/routes/destination';
import { setDemoAccounts } from '@/platform/demoAccounts';
import { selectUser } from '@/store/session';
import { cookies } from '../cookies';
import { arriveAt, render } from '../render';
import { fill, findRefusal, recordBodies, recordCalls, tickCaptcha } from './authForms';

const { email } = personas.expert;

afterEach(() => {
  setDemoAccounts([], null);
});

async function open(path = '/login', language: 'de' | 'en' = 'de') {
  const view = await render(path, { language });
  const submit = await screen.findByRole('button', { name: language === 'de' ? 'Anmelden' : 'Sign in' });
  const signIn = async (password = personaPassword) => {
    await fill(view.user, { 'E-Mail-Adresse': email, Passwort: password });
    await tickCaptcha(view.user);
    await view.user.click(submit);
  };
  return { ...view, submit, signIn };
}

describe('signing in (AUT-01)', () => {
  it('keeps the session, loads what AUT-08 names and leads to the dashboard', async () => {
    const calls = recordCalls();
    const bodies = recordBodies('/login');
    const { signIn, store } = await open();
    await signIn();
    await arriveAt('/dashboard');
    expect(bodies).toEqual([
      { email, password: personaPassword, persistent: false, captcha_response: expect.stringMatching(/^stand-in-/) },
    ]);
    expect(selectUser(store.getState())).toMatchObject({ firstname: 'Anna' });
    expect(cookies.read('fachprofil.token')).toBeTruthy();
    await waitFor(() =>
      expect(calls).toEqual(
        expect.arrayContaining([
          'GET /users/details',
          'GET /countries',
          'GET /claims/plain',
          'GET /competenceprofile/mycompetences',
          'GET /my-images',
          'GET /post',
        ]),
      ),
    );
  });

  it('has what is missing read once, by its focus, and not anew with every field that is corrected (3.3.1)', async () => {
    const { user, submit } = await open();
    await user.click(submit);
    const errors = await screen.findByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(errors).toHaveFocus();
    expect(errors).toHaveAccessibleDescription(expect.stringContaining('E-Mail-Adresse: '));
    const announced = () =>
      [...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]')].map((one) => one.textContent);
    const before = announced();
    await fill(user, { 'E-Mail-Adresse': email });
    await waitFor(() => expect(errors).not.toHaveTextContent('E-Mail-Adresse'));
    expect(announced()).toEqual(before);
    expect(announced().join(' ')).not.toContain('Passwort: ');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveFocus();
  });

  it('stays signed in for thirty days where asked to', async () => {
    const bodies = recordBodies('/login');
    const set = vi.spyOn(document, 'cookie', 'set');
    const { signIn, user } = await open();
    await user.click(await screen.findByLabelText('Angemeldet bleiben'));
    await signIn();
    await arriveAt('/dashboard');
    expect(bodies[0]).toMatchObject({ persistent: true });
    expect(set.mock.calls.filter(([line]) => /^fachprofil\.token=.*expires=/.test(line))).toHaveLength(1);
  });

  it.each([
    ['/login?tab=1&to=%2Fposts%2Fall-posts', '/posts/all-posts?tab=1'],
    ['/login?to=%2F%5Cevil.example', '/dashboard'],
    ['/login?to=https%3A%2F%2Fevil.example', '/dashboard'],
  ])('leads on from %s to %s (AUT-09)', async (path, destination) => {
    const { signIn } = await open(path);
    await signIn();
    await arriveAt(destination);
  });

  it('leads back to a waiting verification page, and says so before', async () => {
    storeVerificationLink('/verification/abc', Date.now());
    const { signIn } = await open('/login?to=%2Fposts%2Fall-posts');
    expect(await screen.findByText('Danach geht es zurück zur Bestätigung.')).toBeVisible();
    await signIn();
    await arriveAt('/verification/abc');
  });

  it('makes one call of a double click (T29)', async () => {
    const bodies = recordBodies('/login');
    const { user, submit } = await open();
    await fill(user, { 'E-Mail-Adresse': email, Passwort: personaPassword });
    await tickCaptcha(user);
    await user.dblClick(submit);
    await arriveAt('/dashboard');
    expect(bodies).toHaveLength(1);
  });

  it('asks nothing of old passwords but that they are there (D-17)', async () => {
    const { signIn } = await open();
    await signIn('x');
    expect(await findRefusal()).toHaveTextContent('Die E-Mail-Adresse oder das Passwort stimmt nicht.');
  });
});

describe('a refused sign-in', () => {
  it('stays on the form: the words of the server, e-mail kept, password cleared, check renewed (T19)', async () => {
    const bodies = recordBodies('/login');
    const { signIn, user, submit } = await open();
    await signIn('wrong');
    const alert = await findRefusal();
    expect(alert).toHaveTextContent('Die E-Mail-Adresse oder das Passwort stimmt nicht.');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
    expect(await screen.findByLabelText('Passwort')).toHaveValue('');
    expect(window.location.pathname).toBe('/login');
    await fill(user, { Passwort: personaPassword });
    await user.click(submit);
    await arriveAt('/dashboard');
    const [first, second] = bodies.map((body) => body['captcha_response']);
    expect(first).not.toBe(second);
  });

  it.each([
    ['without words', 401, {}, 'Die E-Mail-Adresse oder das Passwort stimmt nicht.'],
    ['with a bare word', 401, { message: 'Unauthorised.' }, 'Die E-Mail-Adresse oder das Passwort stimmt nicht.'],
    [
      'with more than that',
      401,
      { message: 'Noch zwei Versuche.' },
      'Die E-Mail-Adresse oder das Passwort stimmt nicht. Noch zwei Versuche.',
    ],
    [
      'with 404 and a bare word',
      404,
      { success: false, message: 'Unauthorised.', data: { error: 'Unauthorised' } },
      'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    ],
    ['of a forbidden kind', 403, { message: 'Forbidden' }, 'Der Zugriff auf diese Ressource ist nicht erlaubt.'],
    ['of a closed account', 403, { message: 'Dieses Konto ist deaktiviert.' }, 'Dieses Konto ist deaktiviert.'],
    ['of a broken server', 500, { message: 'SQLSTATE[42S02]' }, 'Etwas ist schiefgegangen.'],
    ['with success false', 200, { success: false, message: 'Nein.' }, 'Nein.'],
  ])('%s is reported', async (_, status, body, text) => {
    mockServer.use(mockEndpoint(authentication.login, () => HttpResponse.json(body, { status })));
    const { signIn } = await open();
    await signIn();
    const refusal = await findRefusal();
    expect(refusal).toHaveTextContent(text);
    expect(refusal).not.toHaveTextContent(/Unauthori|Forbidden/);
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
  });

  it.each([
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    ['no token', () => HttpResponse.json({ success: true, data: { user: { id: 11 } } })],
    ['no user', () => HttpResponse.json({ success: true, data: { access_token: 'x' } })],
    ['a page', () => HttpResponse.html('<p>hello</p>')],
  ])('by an answer that holds %s never leaves half a session (F11, F12)', async (_, answer) => {
    mockServer.use(mockEndpoint(authentication.login, answer));
    const { signIn } = await open();
    await signIn();
    expect(await findRefusal()).toHaveTextContent('Etwas ist schiefgegangen.');
    expect(document.cookie).not.toContain('fachprofil.');
    expect(window.location.pathname).toBe('/login');
  });

  it('by a browser without cookies is explained (F27)', async () => {
    const { signIn } = await open();
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    await signIn();
    expect(await findRefusal()).toHaveTextContent('Ihr Browser blockiert Cookies.');
  });

  it('shows refused fields where they are', async () => {
    mockServer.use(
      mockEndpoint(authentication.login, () =>
        HttpResponse.json({ success: false, message: 'Invalid', data: { email: ['Unbekannt.'] } }, { status: 422 }),
      ),
    );
    const { signIn } = await open();
    await signIn();
    await findRefusal();
    expect(await screen.findByLabelText('E-Mail-Adresse')).toBeInvalid();
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription('Unbekannt.');
  });
});

describe('an account that is paused or deleted', () => {
  const wayBack = () => screen.findByRole('link', { name: 'Wiederherstellen' });

  it.each([
    ['with 401', 401, {}],
    ['with 403', 403, { message: 'Dieses Konto ist deaktiviert.' }],
    ['with 404', 404, { data: { error: 'Unauthorised' } }],
  ])('is led to its way back beside every refusal %s', async (_, status, body) => {
    mockServer.use(mockEndpoint(authentication.login, () => HttpResponse.json(body, { status })));
    const { signIn, user } = await open();
    expect(screen.queryByRole('link', { name: 'Wiederherstellen' })).toBeNull();
    await signIn();
    const refusal = await findRefusal();
    expect(refusal.nextElementSibling).toContainElement(await wayBack());
    await user.click(await wayBack());
    await arriveAt('/restore-account');
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
  });

  it('is none where the server is broken', async () => {
    mockServer.use(mockEndpoint(authentication.login, () => HttpResponse.json({}, { status: 500 })));
    const { signIn } = await open();
    await signIn();
    await findRefusal();
    expect(screen.queryByRole('link', { name: 'Wiederherstellen' })).toBeNull();
  });

  it.each(['deactivated', 'Inactive', 'paused', 'disabled'])(
    'is led there where the sign-in calls it %s',
    async (status) => {
      const user = { id: 11, firstname: 'Anna', lastname: 'Bergmann', role: 'expert', status };
      mockServer.use(
        mockEndpoint(authentication.login, () =>
          HttpResponse.json({ success: true, data: { access_token: 'x', user } }),
        ),
      );
      const { signIn, store } = await open();
      await signIn();
      await arriveAt('/restore-account');
      expect(await screen.findByText('Dieses Konto ist pausiert. Hier stellen Sie es wieder her.')).toBeVisible();
      expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
      expect(selectUser(store.getState())).toBeNull();
      expect(document.cookie).not.toContain('fachprofil.token');
    },
  );

  it('is told so where its data call it paused', async () => {
    const details = { id: 11, firstname: 'Anna', lastname: 'Bergmann', email, status: 'deactivated' };
    mockServer.use(mockEndpoint(users.getDetails, () => HttpResponse.json({ success: true, data: details })));
    const { signIn, store } = await open();
    await signIn();
    expect(await screen.findByText(/^Ihr Konto ist pausiert\./)).toBeVisible();
    await arriveAt('/login');
    expect(await wayBack()).toHaveAttribute('href', '/restore-account');
    expect(selectUser(store.getState())).toBeNull();
  });

  it.each(['active', '', 'unverified'])('is none that the server calls "%s"', async (status) => {
    const user = { id: 11, firstname: 'Anna', lastname: 'Bergmann', role: 'expert', status };
    mockServer.use(
      mockEndpoint(authentication.login, () => HttpResponse.json({ success: true, data: { access_token: 'x', user } })),
      mockEndpoint(users.getDetails, () => HttpResponse.json({ success: true, data: { ...user, email } })),
      http.all('*/api/*', () => HttpResponse.json({ success: true, data: [] })),
    );
    const { signIn, store } = await open();
    await signIn();
    await arriveAt('/dashboard');
    expect(selectUser(store.getState())?.firstname).toBe('Anna');
  });
});

describe('before any call', () => {
  it('everything missing is listed at once, by the name of the field, with links to the fields', async () => {
    const calls = recordCalls();
    const { user, submit } = await open();
    await user.click(submit);
    const alert = await findRefusal();
    await waitFor(() => expect(alert).toHaveFocus());
    const links = within(alert).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'E-Mail-Adresse: Bitte füllen Sie dieses Feld aus.',
      'Passwort: Bitte füllen Sie dieses Feld aus.',
      'Sicherheitsprüfung: Bitte bestätigen Sie, dass Sie kein Roboter sind.',
    ]);
    await user.click(links[2]!);
    await waitFor(() => expect(screen.getByLabelText('Ich bin kein Roboter')).toHaveFocus());
    expect(calls).toEqual([]);
  });
});

describe('the page', () => {
  it('keeps the query on the way to the other screens', async () => {
    await open('/login?to=%2Fposts%2Fall-posts&invitation=ABC');
    const search = '?to=%2Fposts%2Fall-posts&invitation=ABC';
    // Below the form, and in a wide window as a button of the panel.
    const register = await screen.findAllByRole('link', { name: 'Konto anlegen' });
    expect(register).toHaveLength(2);
    for (const link of register) expect(link).toHaveAttribute('href', `/register${search}`);
    expect(await screen.findByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute(
      'href',
      `/forgot-password${search}`,
    );
    expect(await screen.findByRole('link', { name: 'Konto wiederherstellen' })).toHaveAttribute(
      'href',
      `/restore-account${search}`,
    );
  });

  it('is complete in English', async () => {
    await open('/login', 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await screen.findByLabelText('E-mail address')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Continue with LinkedIn' })).toBeVisible();
    expect(document.title).toMatch(/^Sign in · /);
  });

  it('lets browsers and password managers help (3.3.8)', async () => {
    await open();
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username');
    expect(await screen.findByLabelText('Passwort')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('offers the people of the mock server for one click, and nobody elsewhere', async () => {
    const { unmount } = await open();
    expect(screen.queryByRole('region', { name: /Mit einem Klick/ })).toBeNull();
    unmount();
    setDemoAccounts(Object.values(personas), 'client');
    const { user, store } = await open();
    const people = within(await screen.findByRole('region', { name: /Mit einem Klick/ })).getAllByRole('button');
    expect(people).toHaveLength(6);
    expect(people[0]).toHaveTextContent('Klaus Kunze');
    await user.click(await screen.findByRole('button', { name: /Petra Lindner/ }));
    await arriveAt('/dashboard');
    expect(selectUser(store.getState())?.firstname).toBe('Petra');
  });
});

describe('what a stranger sees', () => {
  it('is what this is, how it works, a sample and the way to an example, without a request', async () => {
    const calls = recordCalls();
    const { user } = await open();
    const panel = screen.getByRole('complementary', { name: 'Was Sie hier tun können' });
    expect(within(panel).getByText(/^Zeigen Sie, was Sie können\./)).toBeInTheDocument();
    expect(within(panel).getByRole('img', { name: /^Beispiel: das Profil einer Netzplanerin/ })).toBeVisible();
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
    expect(calls).toEqual([]);
    await user.click(within(panel).getByRole('link', { name: 'Beispielprofil ansehen' }));
    await arriveAt('/examples/profile');
  });

  it('is the other ways to sign in before the form', async () => {
    await open();
    const google = screen.getByRole('button', { name: 'Weiter mit Google' });
    const email = screen.getByLabelText('E-Mail-Adresse');
    expect(google.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
