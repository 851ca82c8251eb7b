import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { gameTerms } from '@mocks/data/gameTerms';
import { mocks, mockServer } from '@mocks/node';
import { game } from '@/api/endpoints/game';
import { config } from '@/platform/config';
import { readStored } from '@/platform/clientStorage';
import { cookies } from '../cookies';
import { arriveAt, render } from '../render';
import { recordBodies } from './authForms';
import { gameDialog, openGame, pick, played, said, startGame, termsOf, useGameTimers } from './gameWorld';
import { loseAnswer, perhapsSaved, reconnect } from './loseAnswer';
import { accountOf, profileOf } from './profileWorld';
import { findButton, findNamed, press } from './quickFind';

const attempts = () =>
  mocks.world.table('games').find(({ occupation_id }) => String(occupation_id) === String(played().occupation_id));
const sentResults = () => recordBodies(`/occupation-game/${played().occupation_id}`);
/** The page is drawn a second before the end, too. */
async function advance(seconds: number) {
  for (const step of [seconds - 1, 1]) await act(() => vi.advanceTimersByTimeAsync(1000 * step));
}

/** Loses the running game by three mistakes. */
const lose = () => pick(...termsOf(false).slice(0, 3));

describe('the way to the game', () => {
  it('is in the editor of a profile that nobody has confirmed yet', async () => {
    await openGame();
    expect(await gameDialog('Berufsspiel: Dozentin')).toHaveTextContent('Von 15 Begriffen gehören 5 zu Ihrem Beruf.');
    expect(screen.getByRole('heading', { name: 'Berufsspiel: Dozentin' })).toHaveFocus();
  });

  it('is not offered where somebody has', async () => {
    await render(`/competence/${profileOf('priority').id}`, { as: 'expert' });
    await screen.findByText('11 Bestätigungen');
    expect(screen.queryByRole('button', { name: 'Berufsspiel spielen' })).not.toBeInTheDocument();
  });

  it('is beside the invitations, for any occupation', async () => {
    const { user } = await render('/verify-competence', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Berufsspiel' }));
    const choice = within(await gameDialog('Für welchen Beruf spielen Sie?'));
    await user.click(await choice.findByRole('button', { name: 'Energieberaterin' }));
    expect(await gameDialog('Berufsspiel: Energieberaterin')).toBeVisible();
  });

  it('asks for no occupation where there is only one', async () => {
    for (const name of ['priority', 'paused'] as const) mocks.world.table('profiles').remove(profileOf(name).id);
    const { user } = await render('/verify-competence', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Berufsspiel' }));
    expect(await gameDialog(/^Berufsspiel: /)).toBeVisible();
  });

  it.each(['client', 'new'] as const)('is not there without a profile: %s', async (as) => {
    await render('/verify-competence', { as });
    expect(screen.queryByRole('button', { name: 'Berufsspiel' })).not.toBeInTheDocument();
  });
});

describe('a game that is won (GAM-01)', () => {
  it('confirms the profile, which is read again', async () => {
    const results = sentResults();
    await openGame();
    await startGame();
    await pick(termsOf(false)[0] ?? '', ...termsOf(true));
    expect(await gameDialog('Sie haben das Berufsspiel bestanden')).toBeVisible();
    expect(results).toEqual([{ passed: true, mistakes: 1, seconds: expect.any(Number) }]);
    await press(findButton('Fertig'));
    expect(await screen.findByText('1 Bestätigung')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Berufsspiel spielen' })).not.toBeInTheDocument();
  });

  it('names the terms that were found, and which of them are competences of the profile', async () => {
    const [own] = gameTerms(Number(played().occupation_id), 'de').filter(({ correct }) => correct);
    played().competence_ids = own ? [own.id] : [];
    await openGame();
    await startGame();
    await pick(...termsOf(true));
    const dialog = within(await gameDialog('Sie haben das Berufsspiel bestanden'));
    const words = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(words).toEqual(
      termsOf(true).map((name) => (name === own?.name ? `${name} · eine Ihrer Kompetenzen` : name)),
    );
  });

  it('can be won without a limit, however long it takes', async () => {
    useGameTimers();
    await openGame();
    await startGame('Ohne Limit');
    await pick(...termsOf(true).slice(0, 4));
    await advance(3000);
    await pick(...termsOf(true).slice(4));
    expect(await gameDialog('Sie haben das Berufsspiel bestanden')).toBeVisible();
  });

  it('shows the first confirmation of all once: here, and not on the start page again', async () => {
    const verifications = mocks.world.table('verifications');
    for (const { id } of verifications.where(() => true)) verifications.remove(id);
    const { router } = await openGame();
    await startGame();
    await pick(...termsOf(true));
    expect(await gameDialog('Ihre erste Bestätigung ist da')).toHaveTextContent('1 Bestätigung');
    expect(readStored('milestones', `${accountOf('expert').id}.firstConfirmation`)).toBe('shown');
    await press(findButton('Fertig'));
    await act(() => router.navigate('/dashboard'));
    await screen.findByRole('heading', { level: 1, name: /^Guten/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not played again', async () => {
    mocks.world.table('games').add({
      account_id: accountOf('expert').id,
      occupation_id: Number(played().occupation_id),
      attempts: 1,
      passed: true,
    });
    await render(`/competence/${played().id}`, { as: 'expert' });
    await press(findButton('Berufsspiel spielen'));
    expect(await gameDialog('Sie haben dieses Spiel schon bestanden')).toBeVisible();
  });
});

describe('a game that is lost (GAM-02)', () => {
  it('leaves one last attempt; after that another occupation is offered', async () => {
    await openGame();
    await startGame();
    await pick(...termsOf(true).slice(0, 2));
    await lose();
    const lost = await gameDialog('Ein Fehler zu viel');
    expect(lost).toHaveTextContent('Sie haben 2 von 5 Begriffen gefunden.');
    for (const name of termsOf(true).slice(2)) expect(lost).not.toHaveTextContent(name);
    await press(findButton('Zum letzten Versuch'));
    expect(await gameDialog('Berufsspiel: Dozentin')).toHaveTextContent('Das ist Ihr letzter Versuch');
    await startGame('Ohne Limit');
    await lose();
    const blocked = await gameDialog('Beide Versuche sind aufgebraucht');
    for (const name of termsOf(true)) expect(blocked).toHaveTextContent(`${name} · nicht gefunden`);
    expect(attempts()).toMatchObject({ attempts: 2, passed: false });
    await press(findButton('Anderen Beruf wählen'));
    const choice = within(await gameDialog('Für welchen Beruf spielen Sie?'));
    await press(choice.getByRole('button', { name: 'Energieberaterin' }));
    expect(await gameDialog('Berufsspiel: Energieberaterin')).toBeVisible();
  });

  describe('for the second time', () => {
    const none = config.supportEmail;
    const operator = config as { supportEmail: string };
    afterEach(() => (operator.supportEmail = none));

    async function openBlocked() {
      for (const name of ['priority', 'published'] as const) mocks.world.table('profiles').remove(profileOf(name).id);
      mocks.world.table('games').add({
        account_id: accountOf('expert').id,
        occupation_id: Number(played().occupation_id),
        attempts: 2,
        passed: false,
      });
      await render(`/competence/${played().id}`, { as: 'expert' });
      await press(findButton('Berufsspiel spielen'));
      return within(await gameDialog('Beide Versuche sind aufgebraucht'));
    }

    it('leads to a new profile where there is no other occupation, and to support', async () => {
      operator.supportEmail = 'hilfe@betreiber.example';
      const dialog = await openBlocked();
      const mail = dialog.getByRole('link', { name: 'Dem Support schreiben' });
      expect(mail.getAttribute('href')).toMatch(/^mailto:hilfe@betreiber\.example\?subject=Berufsspiel%3A%20Dozentin&/);
      await press(dialog.getByRole('link', { name: 'Profil mit anderem Beruf anlegen' }));
      await arriveAt('/competence/new-profile');
    });

    it('offers no support where nobody is named', async () => {
      const dialog = await openBlocked();
      expect(dialog.queryByRole('link', { name: 'Dem Support schreiben' })).not.toBeInTheDocument();
    });
  });
});

describe('the time', () => {
  it('is announced in steps, at 30 and at 10 seconds, and not with every second', async () => {
    useGameTimers();
    await openGame();
    await startGame();
    expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live');
    const heard: string[] = [];
    let before = 60;
    for (const left of [31, 30, 29, 20, 11, 10, 9, 1]) {
      await advance(before - left);
      heard.push(`${left}: ${said().join()}`);
      before = left;
    }
    const [half, ten] = ['Noch 30 Sekunden', 'Noch 10 Sekunden'];
    expect(heard).toEqual([
      '31: ',
      ...[30, 29, 20, 11].map((left) => `${left}: ${half}`),
      ...[10, 9, 1].map((left) => `${left}: ${ten}`),
    ]);
  });

  it('is announced at 30 and at 10 seconds, and ends the game', async () => {
    useGameTimers();
    await openGame();
    expect(await gameDialog('Berufsspiel: Dozentin')).toHaveTextContent('auch wenn Sie den Tab wechseln');
    await startGame();
    expect(screen.getByRole('timer')).toHaveTextContent('Noch 1:00');
    await advance(29);
    expect(said()).toEqual([]);
    await advance(1);
    expect(said()).toEqual(['Noch 30 Sekunden']);
    await advance(20);
    expect(said()).toEqual(['Noch 10 Sekunden']);
    await advance(10);
    expect(await gameDialog('Die Zeit ist abgelaufen')).toHaveTextContent('Sie haben 0 von 5 Begriffen gefunden.');
    expect(attempts()).toMatchObject({ attempts: 1 });
  });

  it('is ten times as long for who chooses that', async () => {
    useGameTimers();
    await openGame();
    await startGame('10 Minuten');
    await advance(599);
    expect(screen.getByRole('timer')).toHaveTextContent('Noch 0:01');
    await advance(1);
    expect(await gameDialog('Die Zeit ist abgelaufen')).toBeVisible();
  });

  it('ends the game under the question whether to leave it, which the next game does not ask', async () => {
    useGameTimers();
    await openGame();
    await startGame();
    await press(findNamed('Spiel verlassen'));
    await gameDialog('Möchten Sie das Spiel verlassen?');
    await advance(60);
    await gameDialog('Die Zeit ist abgelaufen');
    await press(findButton('Zum letzten Versuch'));
    await startGame();
    expect(screen.queryByRole('dialog', { name: 'Möchten Sie das Spiel verlassen?' })).not.toBeInTheDocument();
  });

  it('is over at once for who comes back to the tab, whose timers ran late', async () => {
    useGameTimers();
    await openGame();
    await startGame();
    const startedAt = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(startedAt + 61_000);
    expect(screen.getByRole('timer')).toHaveTextContent('Noch 1:00');
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(await gameDialog('Die Zeit ist abgelaufen')).toBeVisible();
  });

  it('needs no sentence about tabs without a limit', async () => {
    await openGame();
    await press(findButton('Ohne Limit'));
    expect(screen.queryByText(/auch wenn Sie den Tab wechseln/)).not.toBeInTheDocument();
  });
});

it('says hits and mistakes, and keeps the focus at the term', async () => {
  await openGame();
  await startGame();
  const [hit = ''] = termsOf(true);
  const [first = '', second = ''] = termsOf(false);
  await pick(hit);
  expect(said()).toEqual([`Richtig: ${hit}. 1 von 5 gefunden.`]);
  await pick(first);
  expect(said()).toEqual([`Falsch: ${first}. Noch 1 Fehler ist erlaubt.`]);
  await pick(second);
  expect(said()).toEqual([`Falsch: ${second}. Der nächste Fehler beendet das Spiel.`]);
  expect(screen.getByRole('button', { name: `${second}, falsch` })).toHaveAttribute('aria-disabled', 'true');
});

describe('leaving a running game (D-75)', () => {
  it('asks first; staying goes on, leaving counts', async () => {
    const { user } = await openGame();
    await startGame();
    await user.keyboard('{Escape}');
    const question = within(await gameDialog('Möchten Sie das Spiel verlassen?'));
    await user.click(question.getByRole('button', { name: 'Weiterspielen' }));
    await user.click(await findButton(termsOf(true)[0] ?? ''));
    await user.click(await screen.findByRole('button', { name: 'Spiel verlassen' }));
    await user.click(
      await within(await gameDialog('Möchten Sie das Spiel verlassen?')).findByRole('button', {
        name: 'Spiel verlassen',
      }),
    );
    expect(await gameDialog('Sie haben das Spiel verlassen')).toHaveTextContent('1 von 5');
    expect(attempts()).toMatchObject({ attempts: 1, passed: false });
  });

  it('asks before the page is left, too, and counts then', async () => {
    const { router, user } = await openGame();
    await startGame();
    act(() => void router.navigate('/dashboard'));
    const question = within(await gameDialog('Möchten Sie das Spiel verlassen?'));
    expect(attempts()).toMatchObject({ attempts: 0 });
    await user.click(question.getByRole('button', { name: 'Spiel verlassen' }));
    await arriveAt('/dashboard');
    await waitFor(() => expect(attempts()).toMatchObject({ attempts: 1, passed: false }));
  });

  it('asks nothing before the start and after the end', async () => {
    const { user } = await render(`/competence/${played().id}`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Berufsspiel spielen' }));
    await gameDialog('Berufsspiel: Dozentin');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(attempts()).toMatchObject({ attempts: 0 });
    expect(await screen.findByRole('button', { name: 'Berufsspiel spielen' })).toHaveFocus();
  });
});

describe('a server without the game (D-50)', () => {
  it.each([404, 405, 501])('%i leads to the invitations', async (status) => {
    mockServer.use(mockEndpoint(game.getRound, () => HttpResponse.json({ message: 'Not Found' }, { status })));
    await render(`/competence/${played().id}`, { as: 'expert' });
    await press(findButton('Berufsspiel spielen'));
    const dialog = within(await gameDialog('Das Berufsspiel ist hier noch nicht verfügbar'));
    await press(dialog.getByRole('link', { name: 'Jemanden einladen' }));
    expect(await screen.findByRole('dialog', { name: 'Jemanden einladen' })).toBeVisible();
    await arriveAt('/verify-competence');
  });

  it('opens the form of an invitation where one is there already', async () => {
    mockServer.use(mockEndpoint(game.getRound, () => HttpResponse.json({}, { status: 404 })));
    await render('/verify-competence', { as: 'expert' });
    await press(findButton('Berufsspiel'));
    await press(within(await gameDialog(/^Für welchen/)).getByRole('button', { name: 'Dozentin' }));
    await press(within(await gameDialog(/noch nicht verfügbar$/)).getByRole('button', { name: 'Jemanden einladen' }));
    expect(await screen.findByRole('dialog', { name: 'Jemanden einladen' })).toBeVisible();
  });

  it('is the same where it delivers no term that belongs', async () => {
    const data = { occupation: null, terms: [{ id: 1, name: 'Netzberechnung', correct: 0 }], attempts: 0, passed: 0 };
    mockServer.use(mockEndpoint(game.getRound, () => HttpResponse.json({ success: true, message: 'OK', data })));
    await render(`/competence/${played().id}`, { as: 'expert' });
    await press(findButton('Berufsspiel spielen'));
    expect(await gameDialog('Das Berufsspiel ist hier noch nicht verfügbar')).toBeVisible();
  });
});

describe('the result', () => {
  it('is looked up where its answer was lost, and not sent again', async () => {
    const results = sentResults();
    await openGame();
    await startGame();
    loseAnswer(game.submitResult);
    await lose();
    expect(await gameDialog('Ein Fehler zu viel')).toBeVisible();
    expect(results).toHaveLength(1);
    expect(attempts()).toMatchObject({ attempts: 1 });
  });

  it('is sent by a press where nobody knows whether it arrived, and counts once', async () => {
    const results = sentResults();
    await openGame();
    await startGame();
    loseAnswer(game.submitResult, { offline: true });
    await lose();
    expect(await gameDialog('Das Spiel ist zu Ende')).toHaveTextContent(perhapsSaved);
    reconnect();
    await press(findButton('Noch einmal senden'));
    expect(await gameDialog('Ein Fehler zu viel')).toBeVisible();
    expect(results).toHaveLength(1);
    expect(attempts()).toMatchObject({ attempts: 1 });
  });

  it('survives the end of the session', async () => {
    await openGame();
    await startGame();
    mockServer.use(mockEndpoint(game.submitResult, () => HttpResponse.json({}, { status: 401 })));
    await pick(...termsOf(true));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    cleanup();
    cookies.removeAll();
    mockServer.resetHandlers();

    await render(`/competence/${played().id}`, { as: 'expert' });
    await press(findButton('Berufsspiel spielen'));
    expect(await gameDialog('Ihr letztes Ergebnis ist noch nicht gespeichert')).toBeVisible();
    await press(findButton('Ergebnis speichern'));
    expect(await gameDialog('Sie haben das Berufsspiel bestanden')).toBeVisible();
    expect(attempts()).toMatchObject({ attempts: 1, passed: true });
  });

  it('that the server takes no more ends where both attempts are used up, in its words (ERR-03)', async () => {
    await openGame();
    await startGame();
    // Played in another tab meanwhile.
    const other = attempts();
    if (other) other.attempts = 2;
    await lose();
    const dialog = await gameDialog('Beide Versuche sind aufgebraucht');
    expect(dialog).toHaveTextContent('Für diesen Beruf sind alle Versuche aufgebraucht.');
  });

  it('that a server answers and does not save is not won', async () => {
    await openGame();
    await startGame();
    mockServer.use(
      mockEndpoint(game.submitResult, () => HttpResponse.json({ success: true, message: 'OK', data: null })),
    );
    await pick(...termsOf(true));
    expect(await screen.findByText(/angenommen, aber nicht gespeichert/)).toBeVisible();
    expect(await gameDialog('Alle Begriffe gefunden')).toBeVisible();
  });
});
