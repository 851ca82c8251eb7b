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

const open = (group: Group, as: PersonaKey = 'expert') => render(paths[group], { as });
const list = (name: RegExp) => screen.findByRole('list', { name });
const namesIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const withoutGroup = () => list(/ohne Gruppe$/);
const drawer = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe.each(Object.keys(paths) as Group[])('the page of the group %s (D-74)', (group) => {
  it('names nobody at first, and below it everybody who was asked by name', async () => {
    await open(group);
    expect(await screen.findByRole('heading', { level: 1, name: group })).toBeVisible();
    expect(await screen.findByText('Noch niemand in dieser Gruppe')).toBeVisible();
    expect(await screen.findByText(/Die Gruppen bleiben auf diesem Gerät/)).toBeVisible();
    expect(namesIn(await withoutGroup())).toEqual(['Georg Baumann', 'Petra Lindner', 'Malte Friedrich', 'Ute Sander']);
  });

  it('has who confirmed before who is asked, as soon as they are put into it', async () => {
    const { user } = await open(group);
    for (const name of ['Petra Lindner', 'Georg Baumann']) {
      await user.click(await screen.findByRole('button', { name: `${group}: ${name}` }));
    }
    expect(namesIn(await list(/hat bestätigt$/))).toEqual(['Georg Baumann']);
    expect(await screen.findByText(/Photovoltaikanlagen planen/)).toBeVisible();
    expect(namesIn(await list(/ist gefragt$/))).toEqual(['Petra Lindner']);
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
    expect(namesIn(await list(/ist gefragt$/))).toEqual(['Tom Fink']);
  });
});

describe('putting people into groups', () => {
  it('is taken back with one press, and outlasts the page', async () => {
    const { user, router } = await open('Kunden');
    await user.click(await screen.findByRole('button', { name: 'Kunden: Ute Sander' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /ist gefragt$/ })).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(namesIn(await withoutGroup())).toContain('Ute Sander');
    await user.click(await screen.findByRole('button', { name: 'Familie und Freunde: Ute Sander' }));
    expect(await screen.findByText('Ute Sander gehört jetzt zu „Familie und Freunde“')).toBeVisible();
    expect(namesIn(await withoutGroup())).not.toContain('Ute Sander');
    await act(() => router.navigate(paths['Familie und Freunde']));
    expect(namesIn(await list(/ist gefragt$/))).toEqual(['Ute Sander']);
  });

  it('outlasts signing out, as an id and a group alone, and is shown to nobody else (D-74)', async () => {
    const first = await open('Kunden');
    await first.user.click(await screen.findByRole('button', { name: 'Kunden: Ute Sander' }));
    expect(namesIn(await list(/ist gefragt$/))).toEqual(['Ute Sander']);
    act(() => first.store.dispatch(endSession('logout')));
    await arriveAt('/login');
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/Ute|Sander/);
    cleanup();
    await open('Kunden', 'limit');
    await screen.findByRole('heading', { level: 1, name: 'Kunden' });
    expect(screen.queryByText('Ute Sander')).toBeNull();
    cleanup();
    cookies.removeAll();
    await open('Kunden');
    expect(namesIn(await list(/ist gefragt$/))).toEqual(['Ute Sander']);
    expect(await screen.findByText(/Die Gruppen bleiben auf diesem Gerät, auch wenn Sie sich abmelden/)).toBeVisible();
  });

  it('is changed from the menu of a person, who can also be in none again', async () => {
    const { user } = await open('Kunden');
    await user.click(await screen.findByRole('button', { name: 'Kunden: Ute Sander' }));
    const menu = { name: 'Weitere Aktionen zur Einladung für Ute Sander' };
    await user.click(await screen.findByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: 'Aus der Gruppe nehmen' }));
    expect(namesIn(await withoutGroup())).toContain('Ute Sander');
    await user.click(await screen.findByRole('button', { name: 'Kunden: Ute Sander' }));
    await user.click(await screen.findByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: 'Zu „Kolleginnen und Kollegen“' }));
    expect(namesIn(await withoutGroup())).not.toContain('Ute Sander');
    expect(screen.queryByRole('list', { name: /ist gefragt$/ })).toBeNull();
  });

  it('goes back to the group from which it was taken', async () => {
    const { user, router } = await open('Kunden');
    await user.click(await screen.findByRole('button', { name: 'Kunden: Ute Sander' }));
    await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen zur Einladung für Ute Sander' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Zu „Kolleginnen und Kollegen“' }));
    expect(await screen.findByText('Ute Sander gehört jetzt zu „Kolleginnen und Kollegen“')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(namesIn(await list(/ist gefragt$/))).toEqual(['Ute Sander']);
    await act(() => router.navigate(paths['Kolleginnen und Kollegen']));
    expect(await screen.findByText('Noch niemand in dieser Gruppe')).toBeVisible();
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
    expect(namesIn(await list(/ist gefragt$/))).toEqual(['Tom Fink']);
  });

  it('leads to the details of a person', async () => {
    const { user } = await open('Kunden');
    await user.click(await screen.findByRole('button', { name: 'Details zur Einladung für Georg Baumann' }));
    expect(await within(await drawer('Georg Baumann')).findByText('Echte Bestätigung')).toBeVisible();
  });
});

describe('the people of a group', () => {
  it('can be read again where that failed', async () => {
    mockServer.use(mockEndpoint(endorsements.listInvitations, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await open('Kunden');
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(screen.queryByText('Noch niemand in dieser Gruppe')).toBeNull();
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(namesIn(await withoutGroup())).toHaveLength(4);
  });

  it('need a published profile first', async () => {
    await open('Kunden', 'new');
    expect(await screen.findByText('Noch kein öffentliches Profil')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Jemanden einladen' })).toBeNull();
  });

  it('are nobody while nobody was invited by name', async () => {
    const invitations = mocks.world.table('invitations');
    for (const { id } of invitations.where(({ firstname }) => firstname !== '')) invitations.remove(id);
    await open('Kunden');
    expect(await screen.findByText('Laden Sie jemanden ein, der Ihre Arbeit kennt.')).toBeVisible();
    expect(screen.queryByRole('list', { name: /ohne Gruppe$/ })).toBeNull();
  });

  it('are drawn as far as they can be seen, of ten thousand (S5)', async () => {
    const data = Array.from({ length: 10_000 }, (_, id) => ({
      id: id + 1,
      firstname: 'Gast',
      lastname: String(id + 1),
      accepted: 0,
      expired_at: '2099-01-01',
    }));
    mockServer.use(mockEndpoint(endorsements.listInvitations, () => HttpResponse.json({ success: true, data })));
    await open('Kunden');
    expect(namesIn(await list(/^10000 Personen ohne Gruppe$|^10\.000 Personen ohne Gruppe$/)).length).toBeLessThan(200);
  });
});
