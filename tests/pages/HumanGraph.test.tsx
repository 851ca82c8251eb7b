import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import type { PersonaKey } from '@mocks/personas';
import { endorsements } from '@/api/endpoints/endorsements';
import { render } from '../render';

const path = '/recommendations/human-graph';
const open = (as: PersonaKey = 'expert', address = path) => render(address, { as });
const table = (name: RegExp) => screen.findByRole('table', { name });
const people = () => table(/Person hat bestätigt$|Personen haben bestätigt$/);
const competences = () => table(/ Kompetenzen$/);
/** The node of the drawing that is chosen. */
const node = async () =>
  within(await screen.findByRole('application', { name: 'Beziehungsnetz' })).getByRole('button', { current: true });
const focusNode = async () => {
  const current = await node();
  act(() => current.focus());
};
const drawer = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe('the human graph (NAV-05, D-14)', () => {
  it('says in words who confirmed which competence', async () => {
    await open();
    const georg = within(await people()).getByRole('row', { name: /Georg Baumann/ });
    expect(georg).toHaveTextContent(/Baumann.*Photovoltaikanlagen planen, Batteriespeicher/);
    const confirmed = within(await competences()).getByRole('row', { name: /^Photovoltaikanlagen planen/ });
    expect(confirmed).toHaveTextContent(/Elektroingenieurin.*Georg Baumann/);
    expect(within(await competences()).getByRole('columnheader', { name: 'Bestätigt von' })).toBeVisible();
    expect(within(await competences()).getAllByText('Noch nicht bestätigt').length).toBeGreaterThan(0);
    // Nobody who has only been asked.
    expect(within(await people()).queryByText('Petra Lindner')).toBeNull();
  });

  it('is walked by keys from one tab stop, and Enter opens the details', async () => {
    const { user } = await open();
    expect(await node()).toHaveAccessibleName('Dr.-Ing. Anna Bergmann. 3 Profile');
    await focusNode();
    await user.keyboard('{ArrowRight}');
    expect(await node()).toHaveFocus();
    expect(await node()).toHaveAccessibleName(/Profil 1 von 3/);
    await user.keyboard('{ArrowDown}');
    expect(await node()).toHaveAccessibleName(/Profil 2 von 3/);
    await user.keyboard('{Home}{ArrowRight}');
    expect(await node()).toHaveAccessibleName(/^Erneuerbare Energien\. Kompetenz 1 von/);
    await user.keyboard('{End}');
    expect(await node()).toHaveAccessibleName(/Kompetenz (\d+) von \1/);
    await user.keyboard('{Home}{ArrowRight}');
    expect(await node()).toHaveAccessibleName(/^Georg Baumann\. Person 1 von 1/);
    await user.keyboard('{Enter}');
    expect(await within(await drawer('Georg Baumann')).findByText('Echte Bestätigung')).toBeVisible();
  });

  it('opens the details of a node that is pressed, and has one tab stop', async () => {
    const { user } = await open();
    await node();
    const drawing = within(screen.getByRole('application'));
    await user.click(drawing.getByRole('button', { name: /^Photovoltaikanlagen planen/ }));
    expect(await drawer('Photovoltaikanlagen planen')).toBeVisible();
    expect(drawing.getAllByRole('button', { hidden: true }).filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      drawing.getByRole('button', { hidden: true, current: true }),
    ]);
  });

  it('goes from the drawing to the same row of the table', async () => {
    const { user, router } = await open('expert');
    await focusNode();
    await user.keyboard('{ArrowRight}{ArrowRight}{Escape}');
    const row = within(await competences()).getByRole('button', { name: 'Erneuerbare Energien' });
    await waitFor(() => expect(row).toHaveFocus());
    expect(screen.getByRole('row', { name: /^Erneuerbare Energien/ })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?node=competence-/));
  });

  it('goes to the row of a later page, which the tables show only after the key that leaves', async () => {
    const invitations = mocks.world.table('invitations');
    const georg = invitations.find(({ lastname }) => lastname === 'Baumann');
    const others = Array.from({ length: georg ? 30 : 0 }, (_, index) => `Person ${index + 1}`);
    others.forEach((lastname, index) => {
      if (georg) invitations.add({ ...georg, id: georg.id + 1000 + index, token: lastname, lastname });
    });
    await open('expert', `${path}?node=person-${georg?.id}`);
    const first = await node();
    // Both keys before anything is rendered, as on a slow device.
    act(() => {
      fireEvent.keyDown(first, { key: 'End' });
      fireEvent.keyDown(first, { key: 'Escape' });
    });
    const last = (await node()).getAttribute('aria-label')?.split('.')[0] ?? '';
    await waitFor(async () => expect(within(await people()).getByRole('button', { name: last })).toHaveFocus());
    expect(last).toMatch(/Person \d+$/);
  });

  it('follows the address to another node, by a link and by Back, after one was chosen by hand', async () => {
    const georg = mocks.world.table('invitations').find(({ lastname }) => lastname === 'Baumann');
    const { user, router } = await open('expert');
    await focusNode();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?node=profile-/));
    await act(() => router.navigate(`${path}?node=person-${georg?.id}`));
    expect(await node()).toHaveAccessibleName(/^Georg Baumann\. Person/);
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await node()).toHaveAccessibleName(/Profil 1 von 3/));
  });

  it('leaves the address alone while a key is held down', async () => {
    const { router } = await open('expert');
    await node();
    const nodes = screen.getByRole('application', { name: 'Beziehungsnetz' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const searches = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) {
      fireEvent.keyDown(within(nodes).getByRole('button', { current: true }), { key });
      await act(() => vi.advanceTimersByTimeAsync(100));
      searches.push(router.state.location.search);
    }
    expect(searches).toEqual(['', '', '', '']);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(router.state.location.search).toMatch(/^\?node=/);
  });

  it('counts more than 300 people by what they confirmed, and lists them all', async () => {
    const invitations = mocks.world.table('invitations');
    const georg = invitations.find(({ lastname }) => lastname === 'Baumann');
    if (!georg) throw new Error('nobody to multiply');
    for (let index = 0; index < 300; index += 1) {
      invitations.add({ ...georg, id: georg.id + 1000 + index, token: `${index}`, lastname: `Person ${index + 1}` });
    }
    const { user } = await open('expert', `${path}?node=person-${georg.id}`);
    expect(await node()).toHaveAccessibleName(/^301 Menschen\. Gruppe \d von 5\. /);
    expect(await table(/^301 Personen/)).toBeVisible();
    await focusNode();
    await user.keyboard('{Home}{Enter}');
    const details = await drawer('Erneuerbare Energien');
    expect(within(details).getByText('301 Personen haben bestätigt')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Escape}');
    const row = within(await competences()).getByRole('button', { name: 'Erneuerbare Energien' });
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('has the chosen node in its address', async () => {
    const georg = mocks.world.table('invitations').find(({ lastname }) => lastname === 'Baumann');
    await open('expert', `${path}?node=person-${georg?.id}`);
    expect(await node()).toHaveAccessibleName(/^Georg Baumann\. Person/);
    expect(within(await people()).getByRole('row', { name: /Georg Baumann/ })).toHaveAttribute('aria-current', 'true');
  });

  it('tells of a competence who confirmed it, and leads on to them', async () => {
    const { user } = await open();
    await user.click(within(await competences()).getByRole('button', { name: 'Photovoltaikanlagen planen' }));
    const details = await drawer('Photovoltaikanlagen planen');
    expect(within(details).getByText('1 Person hat bestätigt')).toBeVisible();
    await user.click(within(details).getByRole('button', { name: 'Georg Baumann' }));
    expect(await within(await drawer('Georg Baumann')).findByText('Echte Bestätigung')).toBeVisible();
  });
});

describe('the human graph without answers', () => {
  it('shows the place of who is asked, or of anybody', async () => {
    const invitations = mocks.world.table('invitations');
    for (const { id } of invitations.where(({ accepted }) => accepted)) invitations.remove(id);
    const { user } = await open();
    expect(await competences()).toBeVisible();
    expect(screen.queryByRole('table', { name: /bestätigt$/ })).toBeNull();
    await focusNode();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await node()).toHaveAccessibleName(/Gefragt, noch ohne Antwort/);
  });

  it('needs a profile first', async () => {
    await open('new');
    expect(await screen.findByText('Noch kein öffentliches Profil')).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByRole('link', { name: 'Neues Kompetenzprofil anlegen' })).toHaveAttribute(
      'href',
      '/competence/new-profile',
    );
    // To an empty list.
    expect(screen.queryByRole('link', { name: 'Zu meinen Kompetenzprofilen' })).toBeNull();
  });

  it('can be read again where that failed', async () => {
    mockServer.use(mockEndpoint(endorsements.listInvitations, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await open();
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(within(await people()).getByRole('button', { name: 'Georg Baumann' })).toBeVisible();
  });
});
