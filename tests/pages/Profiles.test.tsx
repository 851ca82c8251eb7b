import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { profiles } from '@/api/endpoints/profiles';
import { users } from '@/api/endpoints/users';
import { arriveAt, render } from '../render';
import { profileOf, fail } from './profileWorld';

const open = (as: 'expert' | 'new' | 'limit' = 'expert', language: 'de' | 'en' = 'de') =>
  render('/competence/profiles', { as, language });

async function cardOf(name: RegExp) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
}

describe('the list of competence profiles (PRO-01)', () => {
  it('shows occupation, title in the form of the gender, status, priority, verifications and addresses', async () => {
    await open();
    const card = await cardOf(/Elektroingenieur/);
    expect(await card.findByText(/^Senior-Expertin · /)).toBeVisible();
    expect(await card.findByText('Veröffentlicht')).toBeVisible();
    expect(await card.findByText('Priorität')).toBeVisible();
    expect(await card.findByText('11 Bestätigungen')).toBeVisible();
    expect(await card.findByRole('link', { name: /personal\/verification\/\d+/ })).toBeVisible();
    const paused = await cardOf(/Dozent/);
    expect(await paused.findByText('Pausiert')).toBeVisible();
    // Neither the public page nor the verification page answers before (PRO-19).
    expect(paused.getAllByText('Erscheint nach dem Veröffentlichen.')).toHaveLength(2);
    expect(paused.queryByRole('link', { name: /personal\/verification/ })).not.toBeInTheDocument();
  });

  it('leads somebody without a profile to the wizard and says what it is needed for (PRO-22)', async () => {
    const { user } = await open('new');
    expect(await screen.findByText(/Erst damit lassen sich Claims, Beiträge und Einladungen anlegen/)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Erstes Profil anlegen' }));
    await arriveAt('/competence/new-profile');
  });

  it('says that the limit is reached and leads to the plans (PRO-08)', async () => {
    await open('limit');
    expect(
      await screen.findByText('Du hast das Limit 3 zum Erstellen von Kompetenzprofilen erreicht.', { exact: false }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByRole('link', { name: 'Neues Profil' })).not.toBeInTheDocument();
  });

  it('offers to read again what could not be read', async () => {
    fail(profiles.listProfiles);
    const { user } = await open();
    const retry = await within(await screen.findByRole('main')).findByRole('button', { name: 'Erneut versuchen' });
    mockServer.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: /Elektroingenieur/ })).toBeVisible();
  });

  it("says that the user's own data could not be loaded, and loads them again (B8)", async () => {
    mockServer.use(mockEndpoint(users.getDetails, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await open();
    const alert = await screen.findByText('Ihre Kontodaten konnten nicht geladen werden.');
    const card = await cardOf(/Elektroingenieur/);
    expect(card.queryByText(/^Senior-Expertin/)).toBeNull();
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await card.findByText(/^Senior-Expertin/)).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  });

  it.each(['/dashboard', '/competence/new-profile'])('says so on %s, too', async (path) => {
    mockServer.use(mockEndpoint(users.getDetails, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await render(path, { as: 'new' });
    const alert = await within(await screen.findByRole('main')).findByText(
      'Ihre Kontodaten konnten nicht geladen werden.',
    );
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  });

  it('deletes after a question and takes the focus to the page (PRO-16)', async () => {
    const { user } = await open('expert', 'en');
    const { id } = profileOf('paused');
    const card = await cardOf(/lecturer/i);
    await user.click(await card.findByRole('button', { name: /^More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete profile' }));
    fail(profiles.deleteProfile);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Delete for good' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Error! Unable to delete profile');
    mockServer.resetHandlers();
    await user.click(await within(dialog).findByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /lecturer/i })).not.toBeInTheDocument());
    expect(mocks.world.table('profiles').get(id)).toBeUndefined();
    expect(await screen.findByText('Successfully deleted profile')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('gives priority to one and takes it from the others (PRO-14)', async () => {
    const { user } = await open();
    const { id } = profileOf('published');
    const card = await cardOf(/Energieberater/);
    await user.click(await card.findByRole('button', { name: /^Weitere Aktionen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Priorität geben' }));
    expect(await screen.findByText(/zweimal in 12 Monaten/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Priorität geben' }));
    expect(await card.findByText('Priorität')).toBeVisible();
    expect((await cardOf(/Elektroingenieur/)).queryByText('Priorität')).not.toBeInTheDocument();
    expect(profileOf('priority').id).toBe(id);
  });

  it('shows the refusal of a third switch (PRO-15)', async () => {
    mockServer.use(
      mockEndpoint(profiles.makeCanonical, () =>
        HttpResponse.json({ success: false, message: 'x', data: { canonical: ['nein'] } }, { status: 422 }),
      ),
    );
    const { user } = await open();
    const card = await cardOf(/Energieberater/);
    await user.click(await card.findByRole('button', { name: /^Weitere Aktionen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Priorität geben' }));
    await user.click(await screen.findByRole('button', { name: 'Priorität geben' }));
    expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'Sie können die Priorität Ihrer Kompetenzprofile nicht ändern, da Sie in den letzten 12 Monaten bereits zweimal gewechselt haben.',
    );
  });
});
