import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { plainAnswer } from '@mocks/serializers/plain';
import { serializeProfile } from '@mocks/serializers/profile';
import { setScenario } from '@mocks/server';
import { disciplines } from '@/api/endpoints/disciplines';
import { profiles } from '@/api/endpoints/profiles';
import { render } from '../render';
import { recordBodies } from './authForms';
import { openWizard, writeQuestion } from './claimWizard';
import { accountOf, profileOf } from './profileWorld';
import { find, findButton, findNamed, press as click, pressNamed, write } from './quickFind';
import { chooseOccupation, fillStation, ownProfiles, press, step } from './profileWizard';
import { confirmName } from './confirmName';

/* The screens against a server that delivers the fields of the specification and nothing else (D-65). */

beforeEach(() => setScenario(mocks, { responses: 'plain' }));

describe('on a server that answers documented fields only', () => {
  it('offers all categories as fields of work and says so, those near to the occupation first (D-61)', async () => {
    const { user } = await render('/competence/new-profile', { as: 'expert' });
    await user.click(await screen.findByRole('combobox', { name: 'Beruf' }));
    await user.paste('Energieb');
    await user.click(await screen.findByRole('option', { name: 'Energieberaterin / Energieberater' }));
    await user.click(await screen.findByRole('button', { name: 'Weiter' }));
    const area = await screen.findByRole('combobox', { name: 'Fachbereich' });
    await waitFor(() =>
      expect(area).toHaveAccessibleDescription(
        'Alle Fachbereiche der Plattform, passende zum Beruf „Energieberaterin“ zuerst. Unser Vorschlag. Später nicht mehr zu ändern.',
      ),
    );
    const names = within(area)
      .getAllByRole('option')
      .map((option) => option.textContent)
      .slice(1);
    expect(names[0]).toBe('Energie und Elektrotechnik');
    const others = names.slice(1);
    expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, 'de')));
  });

  it('says of fields of work of which none is near to the occupation only that they are all (D-61)', async () => {
    const { user } = await render('/competence/new-profile', { as: 'expert' });
    await user.click(await screen.findByRole('combobox', { name: 'Beruf' }));
    await user.paste('Tischler');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Weiter' }));
    expect(await screen.findByRole('combobox', { name: 'Fachbereich' })).toHaveAccessibleDescription(
      'Alle Fachbereiche der Plattform.',
    );
  });

  it('takes the subject of a new profile from the disciplines, and suggests it for the station (D-61)', async () => {
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await chooseOccupation(user);
    await press(user);
    await user.selectOptions(await screen.findByLabelText('Fachbereich'), 'Energie und Elektrotechnik');
    await press(user, 'Profil anlegen');
    const field = await screen.findByRole('combobox', { name: 'Schwerpunkt' });
    expect(field).toBeInvalid();
    await user.click(field);
    await user.paste('Energiet');
    await user.click(await screen.findByRole('option', { name: 'Energietechnik' }));
    await user.type(await screen.findByRole('spinbutton', { name: 'Berufserfahrung in Jahren' }), '6');
    await press(user, 'Profil anlegen');
    await step('station');
    await fillStation(user);
    await press(user);
    await step('details');
    await press(user);
    await step('publish');
    await user.click(await screen.findByRole('button', { name: 'Jetzt online gehen' }));
    expect(await screen.findByRole('dialog', { name: 'Kompetenzprofil veröffentlicht' })).toBeVisible();
    expect(ownProfiles()).toMatchObject([{ public: true }]);
  });

  it('suggests the subject for the station without asking for its name, which may be in another language (D-63)', async () => {
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await chooseOccupation(user);
    await press(user);
    await user.selectOptions(await screen.findByLabelText('Fachbereich'), 'Energie und Elektrotechnik');
    await user.click(await screen.findByRole('combobox', { name: 'Schwerpunkt' }));
    await user.paste('Energiet');
    await user.click(await screen.findByRole('option', { name: 'Energietechnik' }));
    await user.type(await screen.findByRole('spinbutton', { name: 'Berufserfahrung in Jahren' }), '6');
    mockServer.use(mockEndpoint(disciplines.searchDisciplines, () => HttpResponse.json({ success: true, data: [] })));
    await press(user, 'Profil anlegen');
    await step('station');
    expect(await screen.findByRole('button', { name: 'Energietechnik' })).toBeVisible();
  });

  it('finds the subject among the disciplines, narrows it down, and keeps the present one choosable (D-61)', async () => {
    const profile = profileOf('priority');
    const bodies = recordBodies(`/competenceprofile/${profile.id}/mycompetence`);
    const { user } = await render(`/competence/competence-form?id=${profile.id}`, { as: 'expert' });
    const form = within(await screen.findByRole('form', { name: 'Schwerpunkt und Kompetenzen' }));
    const field = await form.findByRole('combobox', { name: 'Schwerpunkt' });
    expect(field).toHaveValue('Erneuerbare Energien');
    await user.clear(field);
    await user.type(field, 'Elektrot');
    await user.click(await screen.findByRole('option', { name: 'Elektrotechnik' }));
    await user.click(await form.findByRole('button', { name: 'Elektrotechnik genauer' }));
    await user.click(await form.findByRole('button', { name: 'Energietechnik' }));
    expect(field).toHaveValue('Energietechnik');
    await user.click(await form.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    expect(await screen.findByText('Kompetenzen gespeichert')).toBeInTheDocument();
    expect(bodies).toEqual([{ subject_category_id: 2012 }]);
  });

  it('shows the chosen competences in the editor and on the public page, each with who confirmed it (PRO-06, PRO-09)', async () => {
    const chosen = 'Photovoltaikanlagen planen';
    const { user } = await render(`/competence/${profileOf('priority').id}`, { as: 'expert' });
    const [listed] = await screen.findAllByText(chosen);
    expect(listed?.closest('dd')?.previousElementSibling).toHaveTextContent(/^Kompetenzen$/);
    await user.click(await screen.findByRole('button', { name: 'Vorschau' }));
    const page = within(await screen.findByRole('dialog', { name: 'So sehen andere Ihr Profil' }));
    const section = (await page.findByRole('heading', { name: 'Kompetenzen' })).closest('section') as HTMLElement;
    expect(await within(section).findByText(chosen)).toBeVisible();
    expect(within(section).getByText('Erneuerbare Energien')).toBeVisible();
    expect(await within(section).findAllByText('Bestätigt von Georg Baumann')).not.toHaveLength(0);
  });

  it('shows field of work and years of experience on the public page (PRO-04, PRO-09)', async () => {
    const { user } = await render(`/competence/${profileOf('priority').id}`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Vorschau' }));
    const page = within(await screen.findByRole('dialog', { name: 'So sehen andere Ihr Profil' }));
    const field = await page.findByText('Elektrotechnik und Energie');
    expect(field.parentElement).toHaveTextContent(/Elektrotechnik und Energie.· 16.Jahre, 1 Monat Berufserfahrung/);
  });

  it('shows what else it delivers of a profile: coordinates, focus points, an address in fields, answers', async () => {
    const profile = profileOf('priority');
    const answered = { question: 'Was treibt Sie an?', text: 'Dass Technik hilft.' };
    const address = { street: 'Karl-Heine-Straße 5', zip: '04229', city: 'Leipzig', country: 'Deutschland' };
    Object.assign(profile.contacts[0] ?? {}, { address: '', ...address });
    const [kept] = profile.personal_connections;
    const data = {
      ...(plainAnswer(profiles.getProfile, serializeProfile(mocks.world, profile)) as object),
      personal_connections: [
        { ...kept, main: 0 },
        { id: 2, type: 'belief', ...answered },
      ],
    };
    mockServer.use(mockEndpoint(profiles.getProfile, () => HttpResponse.json({ success: true, data })));
    const { user } = await render(`/competence/${profile.id}`, { as: 'expert' });
    const place = /^51,33° Breite, 12,34° Länge$/;
    const lines = /^Karl-Heine-Straße 5\s04229 Leipzig\sDeutschland$/;
    expect(await screen.findByText(place)).toBeVisible();
    expect(await screen.findByText(lines)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Vorschau' }));
    const page = within(await screen.findByRole('dialog', { name: 'So sehen andere Ihr Profil' }));
    expect(await page.findByText(place)).toBeVisible();
    expect(page.getByText(lines)).toBeVisible();
    expect(page.getByText('Lichttechnik')).toBeVisible();
    const answer = page.getByText(answered.text);
    expect(answer.previousElementSibling).toHaveTextContent(answered.question);
  });

  it('does not call a profile paused whose state is not delivered (CLA-02)', async () => {
    const { user } = await openWizard();
    await writeQuestion(user);
    const choices = await screen.findAllByRole('radio');
    expect(choices).toHaveLength(3);
    // What the reference does not tell, the list does.
    await waitFor(() => expect(choices[0]).toHaveAccessibleName('Elektroingenieurin · Erneuerbare Energien'));
    expect(screen.queryByText(/pausiert/)).toBeNull();
  });

  it.each(['/competence/profiles', '/competence/claims'])(
    'offers to view and to share nothing whose address is not delivered (%s)',
    async (path) => {
      const { user } = await render(path, { as: 'expert' });
      expect(await screen.findAllByText('Veröffentlicht')).not.toHaveLength(0);
      const [menu] = await screen.findAllByRole('button', { name: /^(?:Weitere Aktionen|Mehr zu)/ });
      await user.click(menu as HTMLElement);
      expect(await screen.findByRole('menuitem', { name: /^Paus/ })).toBeVisible();
      expect(screen.queryByRole('link', { name: /ansehen/i })).toBeNull();
      expect(screen.queryByRole('button', { name: /teilen/i })).toBeNull();
      expect(screen.queryByRole('menuitem', { name: /ansehen|teilen/i })).toBeNull();
    },
  );

  it('says of a claim what the list delivers, and leaves no gap for the rest (CLA-01)', async () => {
    await render('/competence/claims', { as: 'expert' });
    const row = (await screen.findByText(/Batteriespeicher/)).closest('[role=listitem], li');
    await waitFor(() => expect(row).toHaveTextContent(/VeröffentlichtElektroingenieur[^·]*$/));
    expect(screen.queryByText(/Stichw/)).toBeNull();
    expect(await screen.findByRole('combobox', { name: 'Sortieren nach' })).toHaveValue('edited');
  });

  it('says what a profile of the list stands for', async () => {
    await render('/competence/profiles', { as: 'expert' });
    expect(await screen.findByText(/Erneuerbare Energien/)).toBeInTheDocument();
  });

  it('lists what was confirmed of an invitation (VER-02)', async () => {
    const invitation = mocks.world.table('invitations').find(({ token }) => token === invitationTokens.checked);
    const confirmed = invitation?.endorsements.flatMap(({ children }) => children).filter(({ verified }) => verified);
    const points = (confirmed?.length ?? 0) + 3;
    const { user } = await render('/verify-competence', { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Details zur Einladung für Georg Baumann' }));
    const details = within(await screen.findByRole('dialog', { name: 'Georg Baumann' }));
    expect(await details.findAllByRole('listitem')).toHaveLength(points);
  });

  describe('keeps on a profile', () => {
    const saved = profileOf.bind(null, 'paused');
    const submit = (words: string) => click(find('button[type="submit"]', words));
    async function open() {
      await render(`/competence/${saved().id}`, { as: 'expert' });
      await findButton('Kontakt hinzufügen');
    }

    it.each([
      ['connection', 'Leidenschaft', 'Als Leitsatz festlegen', () => saved().personal_connections],
      ['story', 'Erfolge', 'Als Leitgeschichte festlegen', () => saved().competence_stories],
    ] as const)('a %s, which changes, becomes the main one and goes', async (_, group, makeMain, rows) => {
      await open();
      await click(findNamed(`Antworten: ${group}`));
      await write('Ihre Antwort', 'Erstens.');
      await submit('Hinzufügen');
      await pressNamed('Mehr zu Erstens.', 'Bearbeiten');
      await write('Ihre Antwort', 'Zweitens.');
      await submit('Speichern');
      await pressNamed('Mehr zu Zweitens.', makeMain);
      await waitFor(() => expect(rows()).toMatchObject([{ main: true }]));
      await pressNamed('Mehr zu Zweitens.', 'Löschen');
      await click(findNamed('Ohne Rückgängig schließen'));
      await waitFor(() => expect(rows()).toEqual([]));
      await findNamed(`Antworten: ${group}`);
    });

    it('contact data, which change and go', async () => {
      await open();
      await click(findButton('Kontakt hinzufügen'));
      await write(/^Telefon/, '0341 5550142');
      await submit('Hinzufügen');
      await pressNamed('Mehr zu 0341 5550142', 'Bearbeiten');
      await write(/^Telefon/, '0341 990000');
      await submit('Speichern');
      await pressNamed('Mehr zu 0341 990000', 'Löschen');
      expect(saved().contacts).toMatchObject([{ phone: '0341 990000' }]);
      await click(findNamed('Ohne Rückgängig schließen'));
      await waitFor(() => expect(saved().contacts).toEqual([]));
    });

    it('the image of a story', async () => {
      const texts = { story_question: 'Erste Anlage.', type: 'successes', order: 1 };
      saved().competence_stories.push({ id: 9102, ...texts, image_ids: [], main: false });
      await open();
      await pressNamed('Mehr zu Erste Anlage.', 'Bild hinzufügen');
      await click(find('[role="dialog"] button', 'Aus der Mediathek'));
      await click(find('[role="dialog"] li button'));
      await click(find('.MuiDialogActions-root button', 'Bild übernehmen'));
      await waitFor(() => expect(saved().competence_stories[0]?.image_ids).toHaveLength(1));
      await find('[aria-label^="Bilder zu"] [aria-label$=" öffnen"]');
    });
  });

  it('offers nothing at the location where it does not tell whether somebody has Premium (PRO-23, D-65)', async () => {
    const { id } = accountOf('limit');
    const profile = mocks.world.table('profiles').find(({ account_id }) => account_id === id);
    await render(`/competence/${profile?.id}`, { as: 'limit' });
    expect(await screen.findByLabelText('Titel ändern')).toBeInTheDocument();
    expect(screen.queryByText(/^Den Ort zeigt das Profil mit Premium/)).not.toBeInTheDocument();
  });

  it('names the other profiles that show an entry (EXP-02)', async () => {
    const [priority, published] = [profileOf('priority'), profileOf('published')];
    published.experience_ids.push(...priority.experience_ids.filter((id) => !published.experience_ids.includes(id)));
    await render(`/competence/${published.id}`, { as: 'expert' });
    expect((await screen.findAllByText(/^Auch in diesen Profilen: Elektroingenieurin/))[0]).toBeVisible();
  });

  it('says before anything is filled in that no further profile can be created (PRO-08)', async () => {
    await render('/competence/new-profile', { as: 'limit' });
    expect(await screen.findByText(/Du hast das Limit 3 zum Erstellen/)).toBeInTheDocument();
  });

  it('shows the state of an invitation that was answered meanwhile (VER-09)', async () => {
    const { user } = await render(`/verification/${invitationTokens.pending}`, { as: 'contact' });
    const confirm = await screen.findByRole('button', { name: confirmName('Alle \\d+ bestätigen') });
    const row = mocks.world.table('invitations').find(({ token }) => token === invitationTokens.pending);
    if (row) row.accepted = true;
    await user.click(confirm);
    expect(await screen.findByRole('heading', { level: 1, name: 'Schon bestätigt' })).toBeVisible();
  });

  it('shows the state of an invitation that expired meanwhile (VER-09)', async () => {
    const { user } = await render(`/verification/${invitationTokens.pending}`, { as: 'contact' });
    const confirm = await screen.findByRole('button', { name: confirmName('Alle \\d+ bestätigen') });
    const row = mocks.world.table('invitations').find(({ token }) => token === invitationTokens.pending);
    if (row) row.expired_at = '2020-01-01 00:00:00';
    await user.click(confirm);
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Einladung ist abgelaufen' })).toBeVisible();
  });

  it('shows on the personal page that it was confirmed before (VER-08)', async () => {
    const profile = profileOf('priority');
    const { user } = await render(`/personal/verification/${profile.id}`, { as: 'contact' });
    await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    const contact = mocks.world.table('accounts').find(({ email }) => email.startsWith('contact@'));
    mocks.world.table('verifications').add({
      profile_id: profile.id,
      account_id: contact?.id ?? null,
      origin: 'personal',
      created_at: mocks.world.stamp(),
    });
    await user.click(await screen.findByRole('button', { name: confirmName('1 Punkt bestätigen') }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Schon bestätigt' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /noch einmal senden/ })).toBeNull());
  });
});
