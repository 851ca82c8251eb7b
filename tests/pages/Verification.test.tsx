import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personaPassword, personas, type PersonaKey } from '@mocks/personas';
import { endorsements } from '@/api/endpoints/endorsements';
import type { Choices } from '@/domain/verification';
import { readStored } from '@/platform/clientStorage';
import { arriveAt, render } from '../render';
import { fill, findRefusal, recordBodies, recordCalls, tickCaptcha } from './authForms';
import { confirmName } from './confirmName';

const path = `/verification/${invitationTokens.pending}`;
const call = `/endorsement/invitation/public/${invitationTokens.pending}`;

async function open(as?: PersonaKey, language: 'de' | 'en' = 'de', address = path) {
  const view = await render(address, { ...(as ? { as } : {}), language });
  await screen.findAllByRole('switch');
  return view;
}

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}
const confirmButton = () =>
  screen.getByRole('button', {
    name: confirmName('Alle \\d+ bestätigen|\\d+ Punkte? (?:bestätigen|noch einmal senden)|Wählen Sie, was Sie kennen'),
  });
const chips = () =>
  screen.getAllByRole('checkbox').map((chip) => [chip.textContent, chip.getAttribute('aria-checked')]);

function fail(status: number, body: object) {
  mockServer.use(
    mockEndpoint(endorsements.submitVerification, () => HttpResponse.json(body, { status }), { once: true }),
  );
}

describe('an invitation on a phone (VER-06)', () => {
  it('asks one question with one call: everything pre-set, only competences', async () => {
    const calls = recordCalls();
    await open();
    expect(calls).toEqual([`GET ${call}`]);
    expect(
      await screen.findByRole('heading', { level: 1, name: /Anna Bergmann bittet Sie um eine Bestätigung/ }),
    ).toBeVisible();
    expect(
      await screen.findByText(/Öffentlich stehen unter Annas Profil nur Ihr Name und was Sie bestätigen/),
    ).toBeVisible();
    expect(await screen.findByText(/wir haben die Anlage der Schule/)).toBeVisible();
    const competences = mocks.world
      .table('invitations')
      .find(({ token }) => token === invitationTokens.pending)
      ?.endorsements.flatMap(({ children }) => children.filter(({ type }) => type === 'competence'));
    expect(chips()).toEqual(competences?.map(({ name }) => [name, 'true']));
    for (const relation of screen.getAllByRole('switch')) expect(relation).toBeChecked();
    expect(confirmButton()).toHaveTextContent(`Alle ${(competences?.length ?? 0) + 3} bestätigen`);
    expect(await screen.findByText(/Die Einladung gilt bis/)).toBeVisible();
  });

  it('keeps the address out of search engines and of referrers (quality T26, T35)', async () => {
    await open();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });

  it('names everything above the button, and leads to the questions from there (D-48)', async () => {
    const { user } = await open();
    const [, usualChannel] = screen.getAllByRole('switch');
    const inShort = await screen.findByRole('button', { name: /^Zur Auswahl:/ });
    expect(inShort).toHaveTextContent('Zur Auswahl: 5 Kompetenzen · bekannt · in Kontakt · empfohlen');
    await user.click(inShort);
    expect(await screen.findByRole('heading', { level: 2, name: 'Wie Sie sich kennen' })).toHaveFocus();
    await user.click(usualChannel as HTMLElement);
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    expect(inShort).toHaveTextContent('Zur Auswahl: 4 Kompetenzen · bekannt · empfohlen');
  });

  it('says why nothing can be confirmed once everything is taken back', async () => {
    const bodies = recordBodies(call);
    const { user } = await open('contact');
    for (const chip of screen.getAllByRole('checkbox')) await user.click(chip);
    for (const relation of screen.getAllByRole('switch')) await user.click(relation);
    expect(confirmButton()).toHaveAccessibleName(/^Wählen Sie, was Sie kennen ?Mindestens einen Punkt\.$/);
    await user.click(confirmButton());
    expect(await screen.findByRole('heading', { level: 2, name: 'Wie Sie sich kennen' })).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('closes kindly without a call where it cannot be confirmed', async () => {
    const calls = recordCalls();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Das kann ich nicht bestätigen' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Das ist in Ordnung' })).toHaveFocus());
    expect(calls).toEqual([`GET ${call}`]);
    await user.click(await screen.findByRole('button', { name: 'Noch einmal ansehen' }));
    expect(confirmButton()).toBeVisible();
  });
});

describe('a visitor who is not signed in (VER-07)', () => {
  it.each([
    ['de', /^Für eine echte Bestätigung müssen Sie sich anmelden oder registrieren.*Betrug\.$/],
    ['en', "To have a real verification, you need to login or register. It's to avoid fraud."],
  ] as const)('is asked to sign in because of fraud (%s)', async (language, sentence) => {
    const bodies = recordBodies(call);
    const { user } = await open(undefined, language);
    await user.click(
      await screen.findByRole('button', {
        name: confirmName(language === 'de' ? 'Alle \\d+ bestätigen' : 'Confirm all \\d+'),
      }),
    );
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: /Noch ein Schritt|One more step/ })).toHaveFocus(),
    );
    expect(bodies).toEqual([]);
  });

  it('registers with the name of the invitation, and reads where it goes on', async () => {
    const { user } = await open();
    await user.click(confirmButton());
    await user.click(await screen.findByRole('link', { name: 'Mit E-Mail registrieren' }));
    await arriveAt('/register');
    expect(await screen.findByLabelText('Vorname')).toHaveValue('Petra');
    expect(await screen.findByLabelText('Nachname')).toHaveValue('Lindner');
    expect(await screen.findByText('Danach geht es zurück zur Bestätigung.')).toBeVisible();
  });

  it('returns with the answers after signing in, and one tap sends them, once', async () => {
    const bodies = recordBodies(call);
    const { user } = await open();
    const [left, kept] = screen.getAllByRole('checkbox');
    await user.click(left as HTMLElement);
    await user.click(await screen.findByRole('switch', { name: /empfehle/ }));
    await user.click(confirmButton());
    expect(await screen.findByText(new RegExp(`Ihre Auswahl: .*${kept?.textContent}`))).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Ich habe schon ein Konto' }));
    await arriveAt('/login');
    expect(readStored('verificationLink')).toMatchObject({ path });

    await screen.findByLabelText('E-Mail-Adresse');
    await fill(user, { 'E-Mail-Adresse': personas.contact.email, Passwort: personaPassword });
    await tickCaptcha(user);
    await user.click(await screen.findByRole('button', { name: 'Anmelden' }));
    await arriveAt(path);
    expect(await screen.findByText(/Noch einmal tippen/)).toBeVisible();
    expect((await screen.findAllByRole('checkbox'))[0]).toHaveAttribute('aria-checked', 'false');
    expect(await screen.findByRole('switch', { name: /empfehle/ })).not.toBeChecked();
    expect(bodies, 'nothing is sent without the tap').toEqual([]);

    const names = chips();
    await user.dblClick(confirmButton());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Danke, Petra Lindner' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ personal_connection: true, usual_channel: true, is_fan: false });
    const [sent] = (bodies[0]?.['endorsements'] ?? []) as { children: { type: string; verified: boolean }[] }[];
    expect(sent?.children.map(({ verified }) => String(verified))).toEqual(names.map(([, checked]) => checked));
    expect(sent?.children.every(({ type }) => type === 'competence')).toBe(true);
    await user.click(await screen.findByText('und 3 weitere Punkte'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(names.length - 1));
    expect(screen.getByText('Außerdem bestätigt: bekannt · in Kontakt')).toBeVisible();
    expect(readStored('verificationChoices', invitationTokens.pending)).toBeNull();
    expect(readStored('verificationLink')).toBeNull();
  });

  it('signs in by another account right there, and comes back with the answers', async () => {
    const { user } = await open();
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await user.click(confirmButton());
    const [first, second] = await screen.findAllByRole('button', { name: /^Weiter mit/ });
    expect(first).toHaveAccessibleName('Weiter mit LinkedIn');
    expect(second).toHaveAccessibleName('Weiter mit Google');
    const email = await screen.findByRole('link', { name: 'Mit E-Mail registrieren' });
    expect(second?.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(first as HTMLElement);
    await arriveAt(path);
    expect(await screen.findByText(/Sie bestätigen als|Das ist Ihre eigene Einladung/)).toBeVisible();
    expect((await screen.findAllByRole('checkbox'))[0]).toHaveAttribute('aria-checked', 'false');
    expect(readStored('verificationLink')).toBeNull();
  });

  it('keeps the token out of the address of the sign-in page', async () => {
    const { user } = await open();
    await user.click(confirmButton());
    expect(await screen.findByRole('link', { name: 'Ich habe schon ein Konto' })).toHaveAttribute('href', '/login');
    expect(await screen.findByRole('link', { name: 'Mit E-Mail registrieren' })).toHaveAttribute('href', '/register');
  });

  it.each([
    ['is full', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
    [
      'is blocked',
      () => {
        vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
        vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
      },
    ],
  ])('names the way back in the address where the storage %s (quality F27)', async (_, takeStorage) => {
    const { user } = await open();
    takeStorage();
    await user.click(confirmButton());
    const to = encodeURIComponent(path);
    expect(await screen.findByRole('link', { name: 'Ich habe schon ein Konto' })).toHaveAttribute(
      'href',
      `/login?to=${to}`,
    );
    expect(await screen.findByRole('link', { name: 'Mit E-Mail registrieren' })).toHaveAttribute(
      'href',
      `/register?to=${to}`,
    );
  });

  it('can go back to the questions, and reload without losing an answer', async () => {
    const { user } = await open();
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await user.click(confirmButton());
    await user.click(await screen.findByRole('button', { name: 'Zurück zur Auswahl' }));
    await waitFor(() => expect(confirmButton()).toHaveFocus());
    cleanup();
    await open();
    expect(screen.getAllByRole('checkbox')[0]).toHaveAttribute('aria-checked', 'false');
  });

  it('is helped out of the window of another app, with the address intact', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 334.0',
    );
    const { user } = await open();
    await user.click(confirmButton());
    expect(await screen.findByText(/in einer anderen App geöffnet/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Mit E-Mail registrieren' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Weiter mit/ })).toBeNull();
  });
});

describe('an invitation that cannot be confirmed (VER-09)', () => {
  it.each([
    [invitationTokens.expired, 'Diese Einladung ist abgelaufen', /fragen Sie .*Anna Bergmann/],
    [invitationTokens.checked, 'Schon bestätigt', /fragen Sie bitte .*Anna Bergmann/],
    ['nobody-knows-this', 'Diese Einladung lässt sich nicht öffnen', /fragen Sie die Person/],
  ])('%s: %s', async (token, title, whom) => {
    await render(`/verification/${token}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(whom)).toBeVisible();
    expect(screen.queryByRole('button', { name: /bestätigen/ })).toBeNull();
  });

  it.each([
    ['verification', 'http://localhost:3000/verification/…'],
    ['personal/verification', 'http://localhost:3000/personal/verification/…'],
  ])('says how to go on with an unknown one, and what a whole link looks like: %s', async (page, whole) => {
    await render(`/${page}/nobody-knows-this`);
    expect(await screen.findByText(/nach einem neuen\./)).toHaveTextContent(
      `So sieht ein vollständiger Link aus: ${whole}`,
    );
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  });

  it('says of an unknown one that the mocks live in one browser', async () => {
    await render('/verification/nobody-knows-this');
    expect(await screen.findByText(/^Die Mocks leben in einem Browser/)).toBeVisible();
  });

  it('has the words of the specification in English', async () => {
    await render('/verification/nobody-knows-this', { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This invitation cannot be opened' })).toBeVisible();
    expect(await screen.findByText('Oops, looks like your token is invalid.')).toBeVisible();
  });

  it.each(['..%2F..%2Fusers%2Fdetails', '%252e%252e', 'a%3Fb', 'a'.repeat(513)])(
    'makes no call at all for %s (quality T5)',
    async (token) => {
      const calls = recordCalls();
      await render(`/verification/${token}`, { as: 'contact' });
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(calls.filter((one) => /invitation|\.\./.test(one))).toEqual([]);
      expect(screen.queryByRole('switch')).toBeNull();
    },
  );

  it('shows a hint instead of the button on one’s own invitation', async () => {
    await open('expert');
    expect(await screen.findByText(/Das ist Ihre eigene Einladung/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Zu Ihren Einladungen' })).toHaveAttribute(
      'href',
      '/verify-competence',
    );
    expect(screen.queryByRole('button', { name: /bestätigen/ })).toBeNull();
  });
});

describe('when something fails', () => {
  it('reads again on request', async () => {
    mockServer.use(
      mockEndpoint(endorsements.getPublicInvitation, () => HttpResponse.text('<h1>down</h1>', { status: 500 })),
    );
    const { user } = await render(path);
    expect(await findRefusal()).toHaveTextContent('Das ließ sich nicht laden.');
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('button', { name: confirmName('Alle \\d+ bestätigen') })).toBeVisible();
  });

  it('reads by itself once the connection is back', async () => {
    mockServer.use(mockEndpoint(endorsements.getPublicInvitation, () => HttpResponse.error()));
    await render(path);
    expect(await findRefusal()).toHaveTextContent('nicht erreichbar');
    expect(await screen.findByText(/Sobald sie wieder steht, lädt die Seite von selbst/)).toBeVisible();
    mockServer.resetHandlers();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('button', { name: confirmName('Alle \\d+ bestätigen') })).toBeVisible();
  });

  describe.each([
    ['de', /Sobald sie wieder steht/, /Ihre Auswahl und diese Adresse bleiben erhalten/, /Auswahl gerade nicht auf/],
    ['en', /Once it is back/, /Your selection and this address are kept/, /not keeping your selection/],
  ] as const)('and the invitation cannot be reached, in %s', (language, text, kept, notKept) => {
    const openUnreachable = async () => {
      mockServer.use(mockEndpoint(endorsements.getPublicInvitation, () => HttpResponse.error()));
      await render(path, { language });
      return screen.findByText(text);
    };

    it('says that the choice stays', async () => {
      const { user } = await open(undefined, language);
      await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
      cleanup();
      expect(await openUnreachable()).toHaveTextContent(kept);
    });

    it('says that it does not where the browser refuses to keep it (quality F27)', async () => {
      const { user } = await open(undefined, language);
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
      await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
      cleanup();
      const shown = await openUnreachable();
      expect(shown).toHaveTextContent(notKept);
      expect(shown).not.toHaveTextContent(kept);
    });

    it('says nothing of a choice where there is none', async () => {
      const shown = await openUnreachable();
      expect(shown).not.toHaveTextContent(language === 'de' ? /Auswahl/ : /selection/);
    });
  });

  it('asks to sign in where the server wants that first', async () => {
    const answer = () => HttpResponse.json({ success: false, message: 'Unauthenticated.' }, { status: 401 });
    mockServer.use(mockEndpoint(endorsements.getPublicInvitation, answer));
    await render(path);
    expect(await screen.findByRole('link', { name: 'Ich habe schon ein Konto' })).toBeVisible();
    expect(window.location.pathname).toBe(path);
  });

  it.each([
    [403, { success: false, message: 'no' }, /Zugriff auf diese Ressource/],
    [422, { success: false, data: { id: ['Die Einladung stimmt nicht.'] } }, /Die Einladung stimmt nicht\./],
    [500, { success: false }, /Etwas ist schiefgegangen/],
    [429, { success: false }, /zu viele Versuche/],
  ])('keeps the answers after %d and offers to send them again', async (status, body, text) => {
    const { user } = await open('contact');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    fail(status, body);
    await user.click(confirmButton());
    expect(await findRefusal()).toHaveTextContent(text);
    expect(screen.getAllByRole('checkbox')[0]).toHaveAttribute('aria-checked', 'false');
    await user.click(await screen.findByRole('button', { name: /noch einmal senden/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Danke/ })).toBeVisible();
  });

  it('is over where the server says so, whatever the clock of the visitor says', async () => {
    const { user } = await open('contact');
    fail(422, { message: 'The given data was invalid.', data: { token: ['This invitation has expired.'] } });
    await user.click(confirmButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Einladung ist abgelaufen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /bestätigen/ })).toBeNull();
  });

  it('shows what became of it when somebody else was faster', async () => {
    const { user } = await open('contact');
    const row = mocks.world.table('invitations').find(({ token }) => token === invitationTokens.pending);
    if (row) row.accepted = true;
    await user.click(confirmButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Schon bestätigt' })).toBeVisible();
  });

  it('ends an outdated session at the sign-in page and leads back from there with the answers', async () => {
    const { user } = await open('contact');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    fail(401, { success: false, message: 'Unauthenticated.' });
    await user.click(confirmButton());
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(readStored('verificationLink')).toMatchObject({ path });
    const { answers, awaitsSignIn } = readStored('verificationChoices', invitationTokens.pending) as Choices;
    expect(Object.values(answers)).toEqual([false]);
    expect(awaitsSignIn).toBe(true);
  });
});
