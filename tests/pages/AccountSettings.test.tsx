import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpResponse } from 'msw';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import type { Language } from '@/api/schema/languages';
import { plans } from '@/api/endpoints/plans';
import { users } from '@/api/endpoints/users';
import { clientStorage, readStored, storageKey, storedOf, writeStored } from '@/platform/clientStorage';
import { writeDraft } from '@/platform/drafts';
import { selectLayout } from '@/store/layoutPreferences';
import { selectUser } from '@/store/session';
import { arriveAt, render } from '../render';
import { accountOf, fail } from './profileWorld';

const open = (section: string, language: Language = 'de') =>
  render(`/user?section=${section}`, { as: 'expert', language });
const annaId = () => String(accountOf('expert').id);

describe('appearance', () => {
  it('sets colours, language and single keys', async () => {
    const { user } = await open('appearance');
    const section = within(await screen.findByRole('region', { name: 'Sprache und Darstellung' }));
    expect(await section.findByRole('button', { name: 'Hell', pressed: true })).toBeVisible();
    await user.click(await section.findByRole('button', { name: 'Dunkel' }));
    expect(await section.findByRole('button', { name: 'Dunkel', pressed: true })).toBeVisible();
    expect(localStorage.getItem(clientStorage.mode.key)).toBe('dark');
    await user.click(await section.findByRole('switch', { name: /Einzelne Tasten/ }));
    expect(readStored('singleKeys')).toBe(false);
    await user.click(await section.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('region', { name: 'Language and appearance' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'English', pressed: true })).toBeVisible();
    expect(readStored('language')).toBe('en');
  });

  it('has the layout below "Mehr", and follows it at once', async () => {
    const { user, store } = await open('appearance');
    const section = within(await screen.findByRole('region', { name: 'Sprache und Darstellung' }));
    expect(section.queryByRole('switch', { name: 'Kopfzeile bleibt sichtbar' })).not.toBeInTheDocument();
    await user.click(await section.findByText('Mehr'));
    const sticky = await section.findByRole('switch', { name: 'Kopfzeile bleibt sichtbar' });
    await user.click(sticky);
    await user.click(await section.findByRole('button', { name: 'Volle Breite' }));
    await user.click(await section.findByRole('switch', { name: 'Durchscheinende Kopfzeile' }));
    expect(selectLayout(store.getState())).toMatchObject({
      navbarType: 'hidden',
      contentWidth: 'fluid',
      navbarBlur: false,
    });
    await user.click(await section.findByRole('button', { name: 'Oben' }));
    expect(document.cookie).toContain('fachprofil.navLayout=horizontal');
    expect(sticky).toBeChecked();
    expect(sticky).toBeDisabled();
    expect(await section.findByRole('switch', { name: 'Von rechts nach links' })).not.toBeChecked();
  });

  it.each(['de', 'en'] as const)('has colours alone in the menu, and a way to the others: %s', async (language) => {
    const { user } = await render('/access-control', { as: 'expert', language });
    const de = language === 'de';
    await user.click(await screen.findByRole('button', { name: de ? 'Mein Konto, AB' : /AB$/ }));
    await user.click(await screen.findByRole('menuitem', { name: de ? 'Darstellung' : 'Appearance' }));
    const menu = within(await screen.findByRole('dialog'));
    expect(await menu.findAllByRole('radio')).toHaveLength(3);
    expect(menu.queryByRole('switch')).not.toBeInTheDocument();
    await user.click(await menu.findByRole('link', { name: de ? 'Alle Einstellungen' : 'All settings' }));
    await arriveAt('/user?section=appearance');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers colours alone to a visitor', async () => {
    const { user } = await render('/not-authorized');
    await user.click(await screen.findByRole('button', { name: 'Darstellung' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Darstellung' }));
    await user.click(await menu.findByRole('radio', { name: 'Dunkel' }));
    expect(localStorage.getItem(clientStorage.mode.key)).toBe('dark');
    expect(screen.queryByRole('link', { name: 'Alle Einstellungen' })).not.toBeInTheDocument();
  });
});

describe('connections (IMP-04)', () => {
  const deliver = (change: Record<string, unknown>) =>
    mockServer.use(
      mockEndpoint(users.getDetails, () => HttpResponse.json({ firstname: 'Anna', lastname: 'Bergmann', ...change })),
    );

  it.each([
    [1, 'de', 'LinkedIn ist verbunden.', 'Aus LinkedIn oder Lebenslauf übernehmen'],
    [0, 'de', 'LinkedIn ist nicht verbunden.', 'LinkedIn verbinden'],
    [undefined, 'de', 'Ob LinkedIn verbunden ist, ist nicht bekannt.', 'LinkedIn verbinden'],
    [0, 'en', 'LinkedIn is not connected.', 'Connect LinkedIn'],
  ] as const)(
    'say what is delivered (%s, %s), and lead to where it is connected',
    async (flag, language, text, link) => {
      deliver({ is_linkedin_connected: flag });
      await open('connections', language);
      expect(await screen.findByText(text)).toBeVisible();
      expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '/competence/import');
    },
  );

  it('say nothing where the account could not be read, until it is', async () => {
    fail(users.getDetails);
    const { user } = await open('connections');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('alert')).toHaveTextContent('Ihre Kontodaten konnten nicht geladen werden.');
    expect(main.queryByText(/LinkedIn/)).not.toBeInTheDocument();
    mockServer.resetHandlers();
    await user.click(await main.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await main.findByText('LinkedIn ist verbunden.')).toBeVisible();
  });
});

describe('the plan', () => {
  const answer = (body: string | null, status = 200) =>
    mockServer.use(
      mockEndpoint(
        plans.getSubscription,
        () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } }),
      ),
    );
  const section = async () => within(await screen.findByRole('region', { name: 'Tarif' }));

  it('is named with its period', async () => {
    answer(JSON.stringify({ plan: 'vendor', started_at: '2026-02-01', ends_at: '2027-01-31' }));
    await open('plan');
    expect(await (await section()).findByText('Vendor')).toBeVisible();
    expect(await (await section()).findByText(/^1\.\sFebruar\s2026 – 31\.\sJanuar\s2027$/)).toBeVisible();
  });

  it('says so where its period is not delivered', async () => {
    answer(JSON.stringify({ plan: 'genius' }));
    await open('plan');
    expect(await (await section()).findByText('Genius')).toBeVisible();
    expect(await (await section()).findByText('Die Laufzeit ist nicht bekannt.')).toBeVisible();
  });

  it.each(['null', '{"success":true,"data":null}'])('is none where the server says so: %s', async (body) => {
    answer(body);
    await open('plan');
    expect(await (await section()).findByText('Sie haben zurzeit keinen Tarif.')).toBeVisible();
    expect((await section()).getByRole('link')).toHaveAttribute('href', '/account/biling');
  });

  it.each([
    ['404', '{}', 404],
    ['500', '{}', 500],
    ['no content', null, 204],
    ['an empty body', '', 200],
    ['an envelope without data', '{"success":true}', 200],
    ['no JSON', '<html>', 200],
  ])('is never none where it cannot be read (%s), and can be read again', async (_, body, status) => {
    answer(body, status);
    const { user } = await open('plan');
    expect(await (await section()).findByRole('alert')).toHaveTextContent('Ihr Tarif konnte nicht geladen werden.');
    expect((await section()).queryByText(/keinen Tarif/)).not.toBeInTheDocument();
    answer(JSON.stringify({ plan: 'patron' }));
    await user.click(await (await section()).findByRole('button', { name: 'Erneut versuchen' }));
    expect(await (await section()).findByText('Patron')).toBeVisible();
  });
});

describe('my data', () => {
  let saved: { name: string; blob: Blob }[] = [];

  beforeEach(() => {
    saved = [];
    let last = new Blob();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:test';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: last });
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });

  it('are saved as a file', async () => {
    const { user } = await open('data');
    await user.click(await screen.findByRole('button', { name: 'Meine Daten herunterladen' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^fachprofil-\d{4}-\d{2}-\d{2}\.json$/);
    expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toMatchObject({
      user: { details: { lastname: 'Bergmann' } },
    });
  });
});

describe('what this device keeps (D-74)', () => {
  const kept = () => screen.findByRole('region', { name: 'Meine Daten' });
  const deleteButton = (what: RegExp) => screen.findByRole('button', { name: what });
  /** Answers the question, whose text is returned. */
  async function confirm(user: { click: (element: Element) => Promise<void> }, answer: 'Löschen' | 'Abbrechen') {
    const dialog = await screen.findByRole('dialog', { name: 'Von diesem Gerät löschen?' });
    const text = dialog.textContent;
    await user.click(await within(dialog).findByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return text;
  }

  it('is named with its number, and each kind is deleted by itself, once it is confirmed', async () => {
    const { user } = await open('data');
    const id = annaId();
    act(() => {
      writeDraft(id, 'newClaim', { topic: 'Wärmepumpe' }, Date.now());
      writeDraft(id, 'post-7-text', { content: 'Dach' }, Date.now());
      writeDraft('somebody-else', 'newClaim', { topic: 'Fremd' }, Date.now());
      writeStored('invitationGroups', { 7: 'colleagues' }, id);
      window.dispatchEvent(new StorageEvent('storage'));
    });
    const texts = /^Löschen 2 Texte, die noch nicht gespeichert sind$/;
    expect(screen.queryByText('Gelöscht')).not.toBeInTheDocument();
    await user.click(await deleteButton(texts));
    expect(await confirm(user, 'Abbrechen')).toContain('noch nicht gespeichert');
    expect(Object.keys(storedOf(id).drafts)).toHaveLength(2);
    await user.click(await deleteButton(texts));
    await confirm(user, 'Löschen');
    expect(storedOf(id).drafts).toEqual({});
    expect(await kept()).not.toHaveTextContent('noch nicht gespeichert');
    expect(await kept()).toHaveTextContent('Die Gruppe von 1 Person');
    expect(await screen.findByText('Gelöscht')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Was dieses Gerät behält' })).toHaveFocus());
    expect(Object.keys(storedOf('somebody-else').drafts)).toHaveLength(1);
  });

  it('leaves no kind out: all of it can be deleted, and then nothing is named', async () => {
    const { user } = await open('data');
    const id = annaId();
    const names = (Object.keys(clientStorage) as (keyof typeof clientStorage)[]).filter(
      (name) => clientStorage[name].area === 'local' && clientStorage[name].key.endsWith('*'),
    );
    act(() => {
      for (const name of names) writeStored(name as 'drafts', { 1: 'x' }, id);
      for (const name of names) writeStored(name as 'drafts', { 1: 'x' }, `${id}.more`);
      window.dispatchEvent(new StorageEvent('storage'));
    });
    const buttons = async () => within(await kept()).queryAllByRole('button', { name: /^Löschen / });
    const words = (await kept()).textContent.replaceAll(/(\p{Ll})(?=\p{Lu}|\d)/gu, '$1 ').split(/\s+/);
    expect(words.length).toBeLessThanOrEqual(80);
    for (let left = (await buttons()).length; left > 0; left -= 1) {
      await user.click((await buttons())[0]!);
      await confirm(user, 'Löschen');
      expect(await buttons()).toHaveLength(left - 1);
    }
    expect(await kept()).toHaveTextContent('Nichts außer Anmeldung, Sprache und Darstellung.');
    expect(Object.values(storedOf(id)).flatMap((values) => Object.keys(values))).toEqual([]);
    for (const name of names) expect(localStorage.getItem(storageKey(name as 'drafts', id))).toBeNull();
  });

  it('holds the groups of people, who have none afterwards', async () => {
    const { user, router, store } = await render('/recommendations/customers', { as: 'expert' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Gruppe von Petra Lindner' }), 'Kunden');
    expect(await screen.findByRole('list', { name: 'Kunden' })).toHaveTextContent('Petra Lindner');
    await act(() => router.navigate('/user?section=data'));
    await user.click(await deleteButton(/^Löschen Die Gruppe von 1 Person$/));
    expect(await confirm(user, 'Löschen')).toContain('Die Einladungen bleiben.');
    await act(() => router.navigate('/recommendations/customers'));
    expect(await screen.findByText('Noch niemand in dieser Gruppe.')).toBeVisible();
    expect(readStored('invitationGroups', selectUser(store.getState())?.id)).toBeNull();
  });

  it('says so where the browser refuses to keep anything', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open('data');
    act(() => writeDraft(annaId(), 'newClaim', { topic: 'Wärmepumpe' }, Date.now()));
    fireEvent(window, new StorageEvent('storage'));
    expect(await screen.findByText('Dieser Browser bewahrt Ihre Eingaben gerade nicht auf.')).toBeVisible();
  });

  it('opens where the storage is blocked altogether', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await open('data');
    expect(await screen.findByText('Dieser Browser bewahrt Ihre Eingaben gerade nicht auf.')).toBeVisible();
  });
});
