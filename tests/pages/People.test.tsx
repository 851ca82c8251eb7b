import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import type { PersonaKey } from '@mocks/personas';
import { endorsements } from '@/api/endpoints/endorsements';
import { endSession } from '@/store/session';
import { cookies } from '../cookies';
import { arriveAt, render } from '../render';
import { fill, recordBodies } from './authForms';

const paths = {
  'Familie und Freunde': '/recommendations/family-and-friends',
  'Kolleginnen und Kollegen': '/recommendations/colleagues',
  Kunden: '/recommendations/customers',
} as const;
type Group = keyof typeof paths;
const everybody = '/recommendations/family-and-friends?group=all';

const open = (group: Group, as: PersonaKey = 'expert') => render(paths[group], { as });
const list = (name: string) => screen.findByRole('list', { name });
const namesIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const withoutGroup = () => list('Ohne Gruppe');
const groupOf = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Gruppe von ${name}` });
const filters = async () => within(await screen.findByRole('group', { name: 'Gruppen' }));
const drawer = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe.each(Object.keys(paths) as Group[])('the address of the group %s (D-74, D-88)', (group) => {
  it('names nobody at first, and below it everybody who was invited by name, without an empty card', async () => {
    await open(group);
    expect(await screen.findByRole('heading', { level: 1, name: 'Menschen' })).toBeVisible();
    expect(await screen.findByText('Noch niemand in dieser Gruppe.')).toBeVisible();
    expect(await screen.findByText('Nur auf diesem Gerät.')).toBeVisible();
    expect((await filters()).getByRole('button', { name: `${group} 0` })).toHaveAttribute('aria-pressed', 'true');
    expect(namesIn(await withoutGroup())).toEqual(['Georg Baumann', 'Petra Lindner', 'Malte Friedrich', 'Ute Sander']);
  });

  it('has who confirmed before who is asked, as soon as they are put into it', async () => {
    const { user } = await open(group);
    for (const name of ['Petra Lindner', 'Georg Baumann']) await user.selectOptions(await groupOf(name), group);
    expect(namesIn(await list(group))).toEqual(['Georg Baumann', 'Petra Lindner']);
    expect(await screen.findByText(/Photovoltaikanlagen planen.* und 5 weitere Punkte/)).toBeVisible();
    expect(namesIn(await withoutGroup())).toEqual(['Malte Friedrich', 'Ute Sander']);
  });

  it('invites with the fitting words, and the invited person is in the group', async () => {
    const bodies = recordBodies('/endorsement/invitation');
    const { user, router } = await render('/dashboard', { as: 'expert' });
    await act(() => router.navigate(`${paths[group]}?dialog=invite`));
    const form = await drawer('Jemanden einladen');
    expect(router.state.location.search).toBe('');
    expect(await within(form).findByText(`Die Einladung kommt in die Gruppe „${group}“.`)).toBeVisible();
    const message = await within(form).findByLabelText<HTMLTextAreaElement>(/^Nachricht/);
    expect(message.value).toMatch(/Ihnen\.$|freuen\.$/);
    await within(form).findAllByRole('checkbox');
    await fill(user, { Vorname: 'Tom', Nachname: 'Fink' });
    await user.click(await within(form).findByRole('button', { name: 'Einladung anlegen' }));
    const sheet = await drawer('Einladung für Tom Fink teilen');
    expect(bodies).toMatchObject([{ firstname: 'Tom', content: message.value }]);
    await user.click(await within(sheet).findByRole('button', { name: 'Schließen' }));
    expect(namesIn(await list(group))).toEqual(['Tom Fink']);
  });
});

describe('the groups as filters', () => {
  it('have an address each, and the pressed one keeps the focus', async () => {
    const { user, router } = await open('Kunden');
    await user.selectOptions(await groupOf('Ute Sander'), 'Kunden');
    const chips = await filters();
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Alle 4',
      'Familie und Freunde 0',
      'Kolleginnen und Kollegen 0',
      'Kunden 1',
    ]);
    for (const [name, address] of [
      ['Kolleginnen und Kollegen 0', paths['Kolleginnen und Kollegen']],
      ['Alle 4', everybody],
      ['Familie und Freunde 0', paths['Familie und Freunde']],
    ] as const) {
      await user.click(chips.getByRole('button', { name }));
      await arriveAt(address);
      expect(chips.getByRole('button', { name })).toHaveFocus();
      expect(chips.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
    await act(() => router.navigate(-2));
    await arriveAt(paths['Kolleginnen und Kollegen']);
    expect(await screen.findByText('Noch niemand in dieser Gruppe.')).toBeVisible();
  });

  it('show everybody at once, of whom nobody disappears when put into a group', async () => {
    const { user } = await render(everybody, { as: 'expert' });
    await user.selectOptions(await groupOf('Ute Sander'), 'Kunden');
    expect(await groupOf('Ute Sander')).toHaveDisplayValue('Kunden');
    expect(namesIn(await list('Alle'))).toHaveLength(4);
    expect(screen.queryByRole('list', { name: 'Ohne Gruppe' })).toBeNull();
  });
});

describe('putting people into groups', () => {
  it('is taken back with one press, and outlasts the page', async () => {
    const { user, router } = await open('Kunden');
    await user.selectOptions(await groupOf('Ute Sander'), 'Kunden');
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(namesIn(await withoutGroup())).toContain('Ute Sander');
    await user.selectOptions(await groupOf('Ute Sander'), 'Familie und Freunde');
    expect(await screen.findByText('Ute Sander: jetzt in „Familie und Freunde“')).toBeVisible();
    expect(namesIn(await withoutGroup())).not.toContain('Ute Sander');
    // The row is gone, and with it what had the focus.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^(?:Ohne Gruppe|Menschen)$/));
    await act(() => router.navigate(paths['Familie und Freunde']));
    expect(namesIn(await list('Familie und Freunde'))).toEqual(['Ute Sander']);
  });

  it('moves several at once, and takes them back together', async () => {
    const { user } = await render(everybody, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Mehrere auswählen' }));
    expect(await screen.findByText('Wählen Sie Personen aus')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: /^Petra Lindner/ }));
    await user.click(await screen.findByRole('checkbox', { name: /^Georg Baumann/ }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Gruppe wählen' }), 'Kunden');
    expect(await screen.findByText('2 Personen: jetzt in „Kunden“')).toBeVisible();
    for (const name of ['Petra Lindner', 'Georg Baumann']) expect(await groupOf(name)).toHaveDisplayValue('Kunden');
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await groupOf('Petra Lindner')).toHaveDisplayValue('Keine Gruppe');
    expect((await filters()).getByRole('button', { name: 'Kunden 0' })).toBeVisible();
  });

  it('outlasts signing out, as an id and a group alone, and is shown to nobody else (D-74)', async () => {
    const first = await open('Kunden');
    await first.user.selectOptions(await groupOf('Ute Sander'), 'Kunden');
    expect(namesIn(await list('Kunden'))).toEqual(['Ute Sander']);
    act(() => first.store.dispatch(endSession('logout')));
    await arriveAt('/login');
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/Ute|Sander/);
    cleanup();
    await open('Kunden', 'limit');
    await screen.findByRole('heading', { level: 1, name: 'Menschen' });
    expect(screen.queryByText('Ute Sander')).toBeNull();
    cleanup();
    cookies.removeAll();
    await open('Kunden');
    expect(namesIn(await list('Kunden'))).toEqual(['Ute Sander']);
  });

  it('goes back to the group from which somebody was taken, who can also be in none', async () => {
    const { user, router } = await open('Kunden');
    await user.selectOptions(await groupOf('Ute Sander'), 'Kunden');
    await user.selectOptions(await groupOf('Ute Sander'), 'Keine Gruppe');
    expect(await screen.findByText('Ute Sander: jetzt in keiner Gruppe')).toBeVisible();
    expect(namesIn(await withoutGroup())).toContain('Ute Sander');
    await user.selectOptions(await groupOf('Ute Sander'), 'Kunden');
    await user.selectOptions(await groupOf('Ute Sander'), 'Kolleginnen und Kollegen');
    expect(screen.queryByRole('list', { name: 'Kunden' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(namesIn(await list('Kunden'))).toEqual(['Ute Sander']);
    await act(() => router.navigate(paths['Kolleginnen und Kollegen']));
    expect(await screen.findByText('Noch niemand in dieser Gruppe.')).toBeVisible();
  });

  it('goes with the starter of a message, and not with one that says nothing of it', async () => {
    const { user, router } = await render('/dashboard', { as: 'expert' });
    await act(() => router.navigate('/verify-competence?dialog=invite'));
    const form = await drawer('Jemanden einladen');
    await within(form).findAllByRole('checkbox');
    await user.click(await within(form).findByRole('button', { name: 'Nach einem Projekt' }));
    expect(within(form).queryByText(/kommt in die Gruppe/)).toBeNull();
    await user.click(await within(form).findByRole('button', { name: 'An Familie und Freunde' }));
    expect(await within(form).findByText('Die Einladung kommt in die Gruppe „Familie und Freunde“.')).toBeVisible();
    await fill(user, { Vorname: 'Tom', Nachname: 'Fink' });
    await user.click(await within(form).findByRole('button', { name: 'Einladung anlegen' }));
    await drawer('Einladung für Tom Fink teilen');
    await act(() => router.navigate(paths['Familie und Freunde']));
    expect(namesIn(await list('Familie und Freunde'))).toEqual(['Tom Fink']);
  });
});

describe('the people', () => {
  it('say what they confirmed or whether they still can, and lead to the details', async () => {
    const { user } = await render(everybody, { as: 'expert' });
    expect(namesIn(await list('Alle'))).toEqual(['Georg Baumann', 'Petra Lindner', 'Malte Friedrich', 'Ute Sander']);
    expect(screen.getAllByText('Noch keine Antwort')).toHaveLength(2);
    expect(await screen.findByText('Einladung abgelaufen')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Details zu Georg Baumann' }));
    expect(await within(await drawer('Georg Baumann')).findByText('Echte Bestätigung')).toBeVisible();
  });

  it('can be read again where that failed', async () => {
    mockServer.use(mockEndpoint(endorsements.listInvitations, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await open('Kunden');
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(screen.queryByText(/^Noch niemand/)).toBeNull();
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(namesIn(await withoutGroup())).toHaveLength(4);
  });

  it('need a published profile first, which the page helps to create', async () => {
    await open('Kunden', 'new');
    expect(await screen.findByText('Noch kein öffentliches Profil')).toBeVisible();
    const create = await screen.findByRole('link', { name: 'Neues Kompetenzprofil anlegen' });
    expect(create).toHaveAttribute('href', '/competence/new-profile');
    expect(screen.queryByRole('button', { name: 'Jemanden einladen' })).toBeNull();
  });

  it('are nobody while nobody was invited by name', async () => {
    const invitations = mocks.world.table('invitations');
    for (const { id } of invitations.where(({ firstname }) => firstname !== '')) invitations.remove(id);
    await open('Kunden');
    expect(await screen.findByText('Noch niemand mit Namen eingeladen')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Gruppen' })).toBeNull();
  });

  it('are drawn as far as they can be seen, of ten thousand, and are searched (S5)', async () => {
    const data = Array.from({ length: 10_000 }, (_, id) => ({
      id: id + 1,
      firstname: 'Gast',
      lastname: String(id + 1),
      accepted: 0,
      expired_at: '2099-01-01',
    }));
    mockServer.use(mockEndpoint(endorsements.listInvitations, () => HttpResponse.json({ success: true, data })));
    const { user } = await open('Kunden');
    expect(namesIn(await withoutGroup()).length).toBeLessThan(200);
    await user.click(await screen.findByRole('searchbox', { name: 'Name suchen' }));
    await user.paste('Gast 9999');
    await waitFor(async () => expect(namesIn(await withoutGroup())).toEqual(['Gast 9999']));
    await user.paste('x');
    expect(await screen.findByText('Niemand passt zu dieser Suche')).toBeVisible();
  });
});
