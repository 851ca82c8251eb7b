import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { endorsements } from '@/api/endpoints/endorsements';
import { manageAll } from '@/domain/ability';
import { buildAbility } from '@/app/ability';
import { selectClaims } from '@/entities/claim/claimsSlice';
import { selectInvitations } from '@/entities/invitation/endorsementsSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { readStored, writeStored } from '@/platform/clientStorage';
import { searchablePages } from '@/routes/searchablePages';
import { selectUser, sessionBegan } from '@/store/session';
import { arriveAt, render } from '@tests/render';

const page = '/access-control';
const annaId = () => String(mocks.world.table('accounts').find(({ firstname }) => firstname === 'Anna')?.id);
const pressKey = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const searchDialog = (name = 'Suchen') => screen.findByRole('dialog', { name });

/** Opens the search by its key, with everything that can be found. */
async function open(language: 'de' | 'en' = 'de') {
  const view = await render(page, { as: 'expert', language });
  pressKey('k', { ctrlKey: true });
  const dialog = await searchDialog(language === 'de' ? 'Suchen' : 'Search');
  const field = await within(dialog).findByRole('combobox');
  const { store } = view;
  await waitFor(() => {
    for (const select of [selectInvitations, selectClaims, selectProfiles, selectPosts]) {
      expect(select(store.getState())).not.toEqual([]);
    }
  });
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const rows = () => within(dialog).queryAllByRole('option');
  return { ...view, dialog, field, type, rows };
}

/** The first of the hits are by their name. */
const nameOf = (row: HTMLElement) => (row.querySelector('div')?.firstChild?.textContent ?? '').trim();

describe('the search', () => {
  it('opens by its key, also in a field, and gives the focus back', async () => {
    const { user } = await render('/competence/claims', { as: 'expert' });
    const sort = await screen.findByRole('combobox', { name: 'Sortieren nach' });
    sort.focus();
    pressKey('k', { metaKey: true });
    const field = await within(await searchDialog()).findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sort).toHaveFocus();
  });

  it('opens by its button and leads to what is marked, and the next time offers that first', async () => {
    const { user } = await render(page, { as: 'expert' });
    pressKey('Shift');
    await user.click(await screen.findByRole('button', { name: 'Suchen' }));
    const dialog = within(await searchDialog());
    await user.type(await dialog.findByRole('combobox'), 'medi');
    expect(dialog.getByRole('option', { selected: false, name: /^Mediathek/ })).toBeVisible();
    await user.keyboard('{Enter}');
    await arriveAt('/user/images');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: 'Mediathek' })).toHaveFocus();
    expect(readStored('recentHits', annaId())).toEqual(['page:/user/images']);
    pressKey('k', { ctrlKey: true });
    const recent = await within(await searchDialog()).findByRole('group', { name: 'Zuletzt' });
    expect(within(recent).getAllByRole('option')[0]).toHaveTextContent(/^MediathekSie sind hier/);
  });

  it('begins anew where it is opened again', async () => {
    const { user } = await open();
    await user.keyboard('medi');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    pressKey('k', { ctrlKey: true });
    const dialog = within(await searchDialog());
    const field = await dialog.findByRole('combobox');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(await dialog.findByRole('group', { name: 'Zuletzt' })).toBeVisible();
  });

  it.each([
    ['a page without a menu', '/competence/new-claim'],
    ['an address without a page', '/no/such/page'],
    ['a page of help', '/help'],
  ])('opens by its key on %s', async (_name, path) => {
    const { user } = await render(path, { as: 'expert' });
    pressKey('k', { ctrlKey: true });
    await user.type(await within(await searchDialog()).findByRole('combobox'), 'medi{Enter}');
    await arriveAt('/user/images');
  });

  it('is no part of a page without a session', async () => {
    await render('/no/such/page');
    expect(pressKey('k', { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('button', { name: 'Suchen' })).not.toBeInTheDocument();
  });

  it('is offered by an address without a page', async () => {
    const { user } = await render('/no/such/page', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Suchen' }));
    expect(await within(await searchDialog()).findByRole('combobox')).toHaveFocus();
  });

  it('names an element that exists as what it controls, and the marked option', async () => {
    const { field, type, rows } = await open();
    type('w');
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
    expect(list).toHaveAttribute('role', 'listbox');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', rows()[0]?.id));
    type('xyzzy');
    expect(field).not.toHaveAttribute('aria-controls');
  });

  it('tells the state of what it finds', async () => {
    const { type, rows } = await open();
    const stateOf = (text: string) => {
      type(text);
      return rows()[0];
    };
    expect(stateOf('Batteriespeicher')).toHaveTextContent(/Veröffentlicht · Elektroingenieurin/);
    expect(stateOf('Formelangst')).toHaveTextContent(/Entwurf, noch \d Schritte · /);
    expect(stateOf('Malte')).toHaveTextContent(/Wartet auf Antwort, läuft in \d Tagen ab/);
    expect(stateOf('Ute Sander')).toHaveTextContent(/Abgelaufen/);
    expect(stateOf('Georg')).toHaveTextContent(/Bestätigt/);
  });

  it('offers first what is made new, before what is switched', async () => {
    const { dialog } = await open();
    const actions = within(within(dialog).getByRole('group', { name: 'Aktionen' })).getAllByRole('option');
    expect(actions[0]).toHaveTextContent(/^Neuer Claim$/);
    expect(actions.at(-1)).toHaveTextContent('Abmelden');
  });

  it('offers no invitation to who may not invite', async () => {
    const { dialog, type, rows, store } = await open();
    type('Jemanden einladen');
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/^Jemanden einladen/));
    const user = selectUser(store.getState());
    if (!user) throw new Error('nobody is signed in');
    act(() => void store.dispatch(sessionBegan({ user, rules: [{ action: 'read', subject: 'AccessControl' }] })));
    await waitFor(() => expect(within(dialog).queryByRole('option', { name: /^Jemanden einladen/ })).toBeNull());
  });

  it('says how many there are of each kind once typing has stopped', async () => {
    const { dialog, type } = await open();
    type('Petra');
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/^1 Einladung$/));
    type('xyzzy');
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Nichts gefunden'));
  });

  it('opens an invitation, also on the page of invitations', async () => {
    const { type, user } = await open();
    type('Petra');
    await user.keyboard('{Enter}');
    await arriveAt('/verify-competence');
    expect(await screen.findByRole('dialog', { name: /Petra Lindner/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    pressKey('k', { ctrlKey: true });
    await user.type(await within(await searchDialog()).findByRole('combobox'), 'Georg{Enter}');
    expect(await screen.findByRole('dialog', { name: /Georg Baumann/ })).toBeVisible();
  });

  it('offers three ways on where nothing is found', async () => {
    const { dialog, type, field, user } = await open();
    type('Wie lüfte ich?');
    const ways = within(dialog);
    const claim = await ways.findByRole('link', { name: 'Als Frage eines neuen Claims verwenden' });
    expect(claim).toHaveAttribute(
      'href',
      `/competence/new-claim?question=${encodeURIComponent('Wie lüfte ich?').replaceAll('%20', '+')}`,
    );
    expect(ways.getByRole('link', { name: 'Jemanden einladen' })).toHaveAttribute(
      'href',
      '/verify-competence?dialog=invite',
    );
    await user.click(ways.getByRole('button', { name: 'Suche leeren' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('takes a single word for no question', async () => {
    const { dialog, type } = await open();
    type('Xylophon');
    expect(await within(dialog).findByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
    expect(dialog).toHaveTextContent('Gesucht in Ihren Profilen, Claims, Beiträgen, Einladungen.');
    expect(
      within(dialog).queryByRole('link', { name: 'Als Frage eines neuen Claims verwenden' }),
    ).not.toBeInTheDocument();
  });

  it('says what could not be read, and reads it again; what was typed stays, and nothing is said to be found too early', async () => {
    let isRefused = true;
    const refuse = () => (isRefused ? HttpResponse.json({ message: 'Server Error' }, { status: 403 }) : undefined);
    mockServer.use(mockEndpoint(endorsements.listInvitations, refuse), mockEndpoint(claims.listClaims, refuse));
    const { user } = await render(page, { as: 'expert' });
    pressKey('k', { ctrlKey: true });
    const dialog = within(await searchDialog());
    // The same cause once, for all that it kept away.
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Noch nicht durchsucht: Claims und Einladungen/);
    const field = dialog.getByRole('combobox');
    await user.type(field, 'Petra');
    expect(await dialog.findByRole('heading', { name: 'Bisher nichts gefunden' })).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Als Frage eines neuen Claims verwenden' })).not.toBeInTheDocument();
    isRefused = false;
    await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Petra');
    expect(await dialog.findByRole('option', { name: /Petra Lindner/ })).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks before something unsaved is left', async () => {
    const question = mocks.world.table('claims').find(({ question }) => question.includes('Batteriespeicher'));
    const { user } = await render(`/competence/claim-form?id=${question?.id}`, { as: 'expert' });
    await user.type(await screen.findByRole('textbox', { name: /Frage/ }), ' Neu');
    pressKey('k', { ctrlKey: true });
    await user.type(await within(await searchDialog()).findByRole('combobox'), 'medi{Enter}');
    expect(await screen.findByRole('dialog', { name: /Änderungen|verlassen|ungespeichert/i })).toBeVisible();
    expect(window.location.pathname).toBe('/competence/claim-form');
  });
});

describe('what can be found (rule of three characters)', () => {
  /*
   * The best of: the first three characters of the name, those of one of its words, the first letters of three successive
   * words, and the first characters of two words.
   */
  const attempts = (name: string): string[] => {
    const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return [
      name.slice(0, 3),
      ...words.map((word) => word.slice(0, 3)),
      ...words.slice(2).map((_word, at) =>
        words
          .slice(at, at + 3)
          .map((word) => word.charAt(0))
          .join(''),
      ),
      ...words.slice(1).map((word, at) => `${words[at]?.charAt(0) ?? ''} ${word.charAt(0)}`),
    ];
  };

  it.each(['de', 'en'] as const)(
    'every page, profile and claim of Anna is among the first five hits (%s)',
    async (language) => {
      const { store, type, rows } = await open(language);
      const isAmongFirst = (name: string) => (text: string) => {
        type(text);
        return rows()
          .slice(0, 5)
          .some((row) => nameOf(row) === name);
      };
      const state = store.getState();
      type('e');
      const all = new Set<string>();
      for (const letter of 'abcdefghijklmnopqrstuvwxyzäöü') {
        type(letter);
        for (const row of rows()) all.add(nameOf(row));
      }
      const pages = searchablePages({ isSignedIn: true, ability: buildAbility(manageAll) });
      expect(all.size).toBeGreaterThan(pages.length + selectClaims(state).length + selectProfiles(state).length);
      expect([...all].filter((name) => !attempts(name).some(isAmongFirst(name)))).toEqual([]);
    },
  );
});

describe('single keys (D-79)', () => {
  it('open the search and the list of keys, but not while a field has the focus', async () => {
    const { user } = await render('/competence/claims', { as: 'expert' });
    const sort = await screen.findByRole('combobox', { name: 'Sortieren nach' });
    pressKey('Shift');
    await screen.findByRole('button', { name: 'Suchen' });
    sort.focus();
    expect(pressKey('/')).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    sort.blur();
    expect(pressKey('/')).toBe(false);
    expect(await searchDialog()).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // It fades out with the focus in it.
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]') ?? null).toBeNull());
    expect(pressKey('?', { shiftKey: true })).toBe(false);
    const keys = await screen.findByRole('dialog', { name: 'Tastenkürzel' });
    // One key with two meanings, each with where it holds.
    expect(keys).toHaveTextContent(
      /Strg K.*suchen, außer in formatiertem Text.*In formatiertem Text.*Strg K.*Link, statt/,
    );
    for (const key of ['Strg Eingabe', 'Strg B', 'Strg Umschalt 7', 'Strg Z', 'Leertaste', 'Pos1']) {
      expect(keys).toHaveTextContent(key);
    }
  });

  it('leave the command to who has taken it already, as a formatted text does for a link', async () => {
    await render(page, { as: 'expert' });
    await screen.findByRole('button', { name: 'Suchen' });
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    pressKey('k', { ctrlKey: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    pressKey('k', { ctrlKey: true });
    expect(await searchDialog()).toBeVisible();
  });

  it('are switched off in the settings, and the command stays', async () => {
    const { user } = await render('/user?section=appearance', { as: 'expert' });
    const single = await screen.findByRole('switch', { name: /Einzelne Tasten/ });
    await user.click(single);
    expect(readStored('singleKeys')).toBe(false);
    single.blur();
    expect(pressKey('/')).toBe(true);
    pressKey('k', { ctrlKey: true });
    expect(await searchDialog()).toBeVisible();
  });

  it('stay off on this device', async () => {
    writeStored('singleKeys', false);
    await render(page, { as: 'expert' });
    pressKey('Shift');
    await screen.findByRole('button', { name: 'Suchen' });
    expect(pressKey('?')).toBe(true);
  });
});
