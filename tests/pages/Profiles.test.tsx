import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { profiles } from '@/api/endpoints/profiles';
import { users } from '@/api/endpoints/users';
import { arriveAt, render } from '../render';
import { completePaused, profileOf, fail } from './profileWorld';

const open = (as: 'expert' | 'new' | 'limit' = 'expert', language: 'de' | 'en' = 'de') =>
  render('/competence/profiles', { as, language });

async function cardOf(name: RegExp | string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
}

describe('the list of competence profiles (PRO-01)', () => {
  it('shows occupation, title in the form of the gender, status, priority and verifications', async () => {
    await open();
    const card = await cardOf(/Elektroingenieur/);
    expect(await card.findByText(/^Senior-Expertin · /)).toBeVisible();
    expect(await card.findByText('Veröffentlicht')).toBeVisible();
    expect(await card.findByText('Hauptprofil')).toBeVisible();
    expect(await card.findByText('11 Bestätigungen')).toBeVisible();
    expect(await card.findByRole('link', { name: 'Elektroingenieurin' })).toHaveAttribute(
      'href',
      `/competence/${profileOf('priority').id}`,
    );
    expect(await (await cardOf(/Dozent/)).findByText('Pausiert')).toBeVisible();
  });

  it('opens the public page of a published profile, and of no other', async () => {
    await open();
    const card = await cardOf(/Elektroingenieur/);
    const view = await card.findByRole('link', { name: 'Elektroingenieurin ansehen (öffnet in einem neuen Tab)' });
    expect(view).toHaveAttribute('href', `https://experts.fachprofil.example/${profileOf('priority').id}`);
    expect(view).toHaveAttribute('target', '_blank');
    expect(view).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const paused = await cardOf(/Dozent/);
    expect(await paused.findByText('Nicht öffentlich')).toBeVisible();
    expect(await paused.findByRole('link', { name: 'Dozentin bearbeiten' })).toBeVisible();
    expect(paused.queryByRole('link', { name: /ansehen/ })).toBeNull();
    expect(paused.queryByRole('button', { name: /teilen/ })).toBeNull();
  });

  it('shares the public page with a message in both languages, and names the verification page (PRO-19)', async () => {
    const { user } = await open();
    const card = await cardOf(/Elektroingenieur/);
    const { id } = profileOf('priority');
    const address = `https://experts.fachprofil.example/${id}`;
    await user.click(await card.findByRole('button', { name: 'Elektroingenieurin teilen' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Profil teilen' }));
    const message = await sheet.findByLabelText<HTMLTextAreaElement>('Nachricht');
    expect(message.value).toMatch(/als Elektroingenieurin/);
    expect(message.value).toContain(address);
    const target = (name: string) => new URL(sheet.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(target('E-Mail').searchParams.get('body')).toBe(message.value);
    expect(target('WhatsApp').searchParams.get('text')).toBe(message.value);
    expect(target('LinkedIn').searchParams.get('url')).toBe(address);
    await user.click(await sheet.findByRole('button', { name: 'Kopieren: Bestätigungsseite' }));
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/personal/verification/${id}$`));
    await user.click(await sheet.findByRole('button', { name: 'English' }));
    // Its name is known in German only.
    await waitFor(() => expect(message.value).toMatch(/^My competence profile shows what I can do:/));
  });

  it('has these actions in the menu where the row has no room for them', async () => {
    const wide = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(wide(query), { matches: true }));
    const { user } = await open();
    const card = await cardOf(/Elektroingenieur/);
    expect(card.queryByRole('button', { name: /teilen/ })).toBeNull();
    await user.click(await card.findByRole('button', { name: /^Weitere Aktionen/ }));
    expect(await screen.findByRole('menuitem', { name: /^Ansehen/ })).toHaveAttribute(
      'href',
      `https://experts.fachprofil.example/${profileOf('priority').id}`,
    );
    expect(await screen.findByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
    await user.click(await screen.findByRole('menuitem', { name: 'Teilen' }));
    expect(await screen.findByRole('dialog', { name: 'Profil teilen' })).toBeVisible();
  });

  it('pauses a profile after a question (PRO-13)', async () => {
    const { user } = await open();
    const { id } = profileOf('published');
    const card = await cardOf(/Energieberater/);
    await user.click(await card.findByRole('button', { name: /^Weitere Aktionen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pausieren' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Pausieren' }));
    expect(mocks.world.table('profiles').get(id)?.public).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Ohne Rückgängig schließen' }));
    expect(await card.findByText('Pausiert')).toBeVisible();
    expect(mocks.world.table('profiles').get(id)?.public).toBe(false);
  });

  it('says what a profile still lacks instead of publishing it, and leads there (PRO-10)', async () => {
    const { user } = await open();
    const { id } = profileOf('paused');
    const card = await cardOf(/Dozent/);
    await user.click(await card.findByRole('button', { name: /^Weitere Aktionen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Veröffentlichen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zum Veröffentlichen fehlt noch etwas' }));
    await user.click(await dialog.findByRole('button', { name: /wichtigste|Hauptstation/i }));
    await arriveAt(`/competence/${id}`);
  });

  it('publishes a profile that is complete (PRO-12)', async () => {
    const { id } = completePaused();
    const { user } = await open();
    const card = await cardOf(/Dozent/);
    await user.click(await card.findByRole('button', { name: /^Weitere Aktionen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Veröffentlichen' }));
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
    const milestone = within(await screen.findByRole('dialog', { name: 'Kompetenzprofil veröffentlicht' }));
    expect(mocks.world.table('profiles').get(id)?.public).toBe(true);
    const share = within(await milestone.findByRole('group', { name: 'Teilen' }));
    expect(share.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
    expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', expect.stringContaining(`%2F${id}`));
    await user.click(share.getByRole('button', { name: 'QR-Karte' }));
    expect(await milestone.findByRole('img', { name: /^Visitenkarte von/ })).toBeVisible();
    await user.click(await milestone.findByRole('button', { name: 'Fertig' }));
    expect(await card.findByText('Veröffentlicht')).toBeVisible();
    expect(await card.findByRole('button', { name: 'Dozentin teilen' })).toBeVisible();
  });

  it('leads somebody without a profile to the wizard and says what it is needed for (PRO-22)', async () => {
    const { user } = await open('new');
    expect(await screen.findByText(/Sie brauchen eines, um Claims, Beiträge und Einladungen anzulegen/)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Erstes Profil anlegen' }));
    await arriveAt('/competence/new-profile');
  });

  it('says that the limit is reached, with the way to the plans (PRO-08)', async () => {
    await open('limit');
    expect(
      await screen.findByText('Du hast das Limit 3 zum Erstellen von Kompetenzprofilen erreicht.', { exact: false }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute('href', '/pricing');
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

  it.each([
    ['/dashboard', 'Hier fehlen: Kontodaten'],
    ['/competence/new-profile', 'Ihre Kontodaten konnten nicht geladen werden.'],
  ])('says so on %s, too', async (path, text) => {
    mockServer.use(mockEndpoint(users.getDetails, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await render(path, { as: 'new' });
    const alert = await within(await screen.findByRole('main')).findByText(text);
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  });

  it('deletes after a question and takes the focus to the page (PRO-16)', async () => {
    const { user } = await open('expert', 'en');
    const { id } = profileOf('paused');
    const card = await cardOf('Dozentin');
    await user.click(await card.findByRole('button', { name: /^More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete profile' }));
    fail(profiles.deleteProfile);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Delete for good' }));
    // The specification's words stand below a title.
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Deleting did not work Error! Unable to delete profile',
    );
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
    await user.click(await screen.findByRole('menuitem', { name: 'Zum Hauptprofil machen' }));
    expect(await screen.findByText(/zweimal in 12 Monaten/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Zum Hauptprofil machen' }));
    expect(await card.findByText('Hauptprofil')).toBeVisible();
    expect((await cardOf(/Elektroingenieur/)).queryByText('Hauptprofil')).not.toBeInTheDocument();
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
    await user.click(await screen.findByRole('menuitem', { name: 'Zum Hauptprofil machen' }));
    await user.click(await screen.findByRole('button', { name: 'Zum Hauptprofil machen' }));
    expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'Sie können die Priorität Ihrer Kompetenzprofile nicht ändern, da Sie in den letzten 12 Monaten bereits zweimal gewechselt haben.',
    );
  });
});
