import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mocks, mockServer } from '@mocks/node';
import { education } from '@/api/endpoints/education';
import { experience } from '@/api/endpoints/experience';
import { profiles } from '@/api/endpoints/profiles';
import { destinationAfterLogin } from '@/routes/destination';
import { arriveAt, render } from '../render';
import { fill, findRefusal, queryErrorSummary, recordBodies, recordCalls } from './authForms';
import { loseAnswer } from './loseAnswer';
import { accountOf, completePaused, experienceOf, fail, holdAnswers, profileOf } from './profileWorld';
import {
  chooseOccupation,
  chooseSubject,
  fillCompetence,
  fillEducation,
  fillStation,
  ownProfiles,
  press,
  reachCompetence,
  reachDetails,
  reachStation,
  step,
} from './profileWizard';

const experienceOfNew = () =>
  mocks.world.table('experience').where(({ account_id }) => account_id === accountOf('new').id);

describe('the wizard for a new profile (PRO-02)', () => {
  it('makes a public profile in five screens and at most eight presses from the start page', async () => {
    const { user } = await render('/dashboard', { as: 'new' });
    let presses = 0;
    document.addEventListener('pointerdown', () => (presses += 1));
    const seen = new Set<string>();
    const look = async (name: Parameters<typeof step>[0]) => seen.add((await step(name)).textContent);

    await user.click(await screen.findByRole('link', { name: 'Profil anlegen' }));
    await look('occupation');
    await chooseOccupation(user);
    await press(user);
    await look('competence');
    // The field of work is chosen already.
    await chooseSubject(user, 'Erneuerbare Energien');
    (await screen.findByRole('spinbutton', { name: 'Berufserfahrung in Jahren' })).focus();
    await user.paste('6');
    await press(user, 'Profil anlegen');
    await look('station');
    (await screen.findByLabelText('Position')).focus();
    await user.paste('Energieberater');
    await user.tab();
    await user.paste('Stadtwerke Beispielstadt');
    await user.tab();
    await user.paste('Freiburg');
    await user.tab();
    await user.keyboard('032018');
    await screen.findByRole('button', { name: 'Energietechnik' });
    await press(user);
    await look('details');
    await press(user);
    await look('publish');
    await user.click(await screen.findByRole('button', { name: 'Jetzt online gehen' }));
    expect(await screen.findByRole('dialog', { name: 'Kompetenzprofil veröffentlicht' })).toBeVisible();

    expect(ownProfiles()).toMatchObject([{ public: true }]);
    expect(seen.size).toBe(5);
    expect(presses).toBeLessThanOrEqual(8);
  });

  it('saves what each step asks, the station as the main one, and shows all of it before publishing', async () => {
    const created = recordBodies('/competenceprofile/mycompetencearea');
    const { user } = await reachDetails();
    expect(await step('details')).toHaveFocus();
    expect(created).toMatchObject([{ month_of_experience: 72, lang: 'de' }]);
    const [profile] = ownProfiles();
    // In the address from now on, so that a reload goes on with this profile.
    await arriveAt(`/competence/new-profile?id=${profile?.id}&step=details`);
    const [station] = experienceOfNew();
    expect(profile).toMatchObject({ experience_ids: [station?.id], main_experience_id: station?.id });
    expect(station).toMatchObject({ start_date: '2018-03-01', end_date: null, location: 'Freiburg' });

    await user.click(await screen.findByRole('radio', { name: 'Experte' }));
    await fillEducation(user);
    await press(user);
    await step('publish');
    const preview = await screen.findByRole('region', { name: 'So entsteht Ihr Profil' });
    for (const text of ['Energieberater', 'Experte', 'Erneuerbare Energien', 'Bachelor Energietechnik', 'März 2018']) {
      await waitFor(() => expect(preview).toHaveTextContent(text));
    }
    expect(profile).toMatchObject({ title: 'expert', public: false });
    expect(profile?.education_ids).toHaveLength(1);

    await press(user, 'Noch nicht');
    await arriveAt(`/competence/${profile?.id}`);
    expect(profile).toMatchObject({ public: false });
  });

  it('shows beside the questions what is being typed', async () => {
    const { user } = await reachStation();
    const preview = within(await screen.findByRole('region', { name: 'So entsteht Ihr Profil', hidden: true }));
    await fill(user, { Position: 'Bauleiterin' });
    expect(await preview.findByText('Bauleiterin')).toBeInTheDocument();
    expect(preview.getByText('Elektrotechnik und Energie').parentElement).toHaveTextContent(/ · 6 Jahre$/);
    await user.click(await screen.findByLabelText('Ich arbeite hier noch'));
    await user.click((await screen.findAllByRole('spinbutton'))[2] as HTMLElement);
    await user.keyboard('052020');
    expect(await preview.findByText('bis Mai 2020')).toBeInTheDocument();
  });

  it('goes back without loss, on with Enter, and asks for a choice from the list', async () => {
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await user.click(await screen.findByRole('combobox', { name: 'Beruf' }));
    await user.paste('Tisc');
    await press(user);
    expect((await screen.findAllByText('Bitte wählen Sie einen Eintrag aus der Liste.'))[0]).toBeVisible();
    await user.clear(await screen.findByRole('combobox', { name: 'Beruf' }));
    await chooseOccupation(user);
    await user.keyboard('{Enter}');
    await step('competence');
    await fillCompetence(user);
    await press(user, 'Zurück');
    await step('occupation');
    expect(await screen.findByRole('combobox', { name: 'Beruf' })).toHaveDisplayValue(/^Energieberater/);
    await press(user);
    await step('competence');
    expect(await screen.findByRole('combobox', { name: 'Schwerpunkt' })).toHaveValue('Erneuerbare Energien');
    expect(await screen.findByRole('spinbutton', { name: 'Berufserfahrung in Jahren' })).toHaveValue('6');
  });

  it('counts the years with its buttons and with the arrow keys, within their limits (D-20)', async () => {
    const { user } = await reachCompetence();
    const years = await screen.findByRole('spinbutton', { name: 'Berufserfahrung in Jahren' });
    await user.click(await screen.findByRole('button', { name: 'Mehr: Berufserfahrung in Jahren' }));
    expect(years).toHaveValue('7');
    await user.type(years, '{ArrowDown}{ArrowDown}');
    expect(years).toHaveValue('5');
    await user.clear(years);
    await user.type(years, '61');
    await press(user, 'Profil anlegen');
    expect((await screen.findAllByText('Bitte geben Sie eine Zahl zwischen 0 und 60 ein.'))[0]).toBeVisible();
    expect(ownProfiles()).toHaveLength(0);
  });

  it('groups the subjects under their categories, that of the chosen field of work first, and finds them by either', async () => {
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await chooseOccupation(user);
    await press(user);
    const areas = await screen.findByLabelText('Fachbereich');
    const subjects = await screen.findByRole('combobox', { name: 'Schwerpunkt' });
    const groups = () => screen.getAllByRole('group').filter((group) => group.closest('[role="listbox"]'));
    const first = async (area: HTMLElement | string) => {
      await user.selectOptions(areas, area);
      await user.click(subjects);
      await screen.findByRole('listbox', { name: 'Schwerpunkt' });
      const name = groups()[0]?.getAttribute('aria-label');
      await user.keyboard('{Escape}');
      return name;
    };
    const another = within(areas).getAllByRole('option', { name: /Bau|Maschinenbau|Handwerk/ })[0] as HTMLElement;
    expect(await first(another)).toMatch(/Bauen|Technik und|Handwerk/);
    expect(areas).toHaveAccessibleDescription('Fachbereiche zum Beruf „Energieberater“.');
    expect(await first('Elektrotechnik und Energie')).toBe('Energie und Elektrotechnik');

    await user.type(subjects, 'Elektrot');
    const group = within(await screen.findByRole('group', { name: 'Energie und Elektrotechnik' }));
    expect(group.getAllByRole('option')[0]).toHaveTextContent('Automatisierung');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(subjects).toHaveValue('Automatisierung');
  });

  it('has the field of work that is nearest to the occupation chosen, says so, and takes another', async () => {
    const bodies = recordBodies('/competenceprofile/mycompetencearea');
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await chooseOccupation(user);
    await press(user);
    const areas = await screen.findByLabelText<HTMLSelectElement>('Fachbereich');
    await waitFor(() => expect(areas).toHaveDisplayValue('Elektrotechnik und Energie'));
    expect(areas).toHaveAccessibleDescription(/ Unser Vorschlag\. Später nicht mehr zu ändern\.$/);
    const another = within(areas)
      .getAllByRole<HTMLOptionElement>('option')
      .find(({ value, selected }) => value !== '' && !selected) as HTMLOptionElement;
    await fillCompetence(user);
    await user.selectOptions(areas, another);
    await press(user, 'Profil anlegen');
    await step('station');
    expect(bodies).toMatchObject([{ competence_area_id: Number(another.value) }]);
  });

  it('suggests the field of work by the subject where the occupation is near to none', async () => {
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await chooseOccupation(user, 'Klempn', 'Klempnerin / Klempner');
    await press(user);
    const areas = await screen.findByLabelText('Fachbereich');
    expect(areas).toHaveDisplayValue('Bitte wählen');
    await chooseSubject(user, 'Erneuerbare Energien');
    await waitFor(() => expect(areas).toHaveDisplayValue('Elektrotechnik und Energie'));
  });

  it('does not keep the field of work of an occupation that was chosen before', async () => {
    const { user } = await reachCompetence();
    await press(user, 'Zurück');
    await step('occupation');
    await user.clear(await screen.findByRole('combobox', { name: 'Beruf' }));
    await chooseOccupation(user, 'Tischler', 'Tischlerin / Tischler');
    await press(user);
    await screen.findByLabelText('Fachbereich');
    await press(user, 'Profil anlegen');
    await waitFor(() => expect(screen.getByLabelText('Fachbereich')).toBeInvalid());
    expect(ownProfiles()).toHaveLength(0);
  });

  it('lists what is missing in the order of the page', async () => {
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await chooseOccupation(user);
    await press(user);
    await screen.findByLabelText('Fachbereich');
    await press(user, 'Profil anlegen');
    const summary = within(await findRefusal());
    const links = await summary.findAllByRole('button');
    expect(links.map(({ textContent }) => textContent.split(':')[0])).toEqual([
      'Schwerpunkt',
      'Berufserfahrung in Jahren',
    ]);
  });

  it('says in the words of the specification that the search failed (PRO-03)', async () => {
    fail(profiles.searchOccupations);
    const { user } = await render('/competence/new-profile', { as: 'new', language: 'en' });
    await user.click(await screen.findByRole('combobox', { name: 'Occupation' }));
    await user.paste('Carpenter');
    expect(await findRefusal()).toHaveTextContent('Unexpected error. Please try again or contact support');
    expect(await screen.findByRole('combobox', { name: 'Occupation' })).toHaveValue('Carpenter');
  });

  it('creates nothing twice when going back and on again', async () => {
    const calls = recordCalls();
    const { user } = await reachDetails();
    await press(user, 'Zurück');
    await step('station');
    expect(await screen.findByText(/^„Energieberater“ ist gespeichert/)).toBeVisible();
    await press(user, 'Zurück');
    await step('competence');
    expect(await screen.findByText(/^Energieberater/, { selector: '[role="status"] *' })).toBeVisible();
    await press(user);
    await step('station');
    await press(user);
    await step('details');
    expect(
      calls.filter((call) => /mycompetence|POST .*experience|PATCH/.test(call) && !call.startsWith('GET')),
    ).toHaveLength(4);
  });

  it('sends one request for two presses', async () => {
    const calls = recordCalls();
    const { user } = await reachCompetence();
    await user.dblClick(screen.getByText('Profil anlegen'));
    await step('station');
    expect(calls.filter((call) => call.endsWith('/mycompetencearea'))).toHaveLength(1);
  });

  it('goes on with a profile that was left early, at what is still open', async () => {
    await render(`/competence/new-profile?id=${profileOf('paused').id}`, { as: 'expert' });
    expect(await step('station')).toBeVisible();
    expect(await screen.findByText(/bleibt das angelegte Profil pausiert/)).toBeVisible();
  });

  it('makes the station that is there the main one, and still knows the subject', async () => {
    const profile = profileOf('paused');
    const { user } = await render(`/competence/new-profile?id=${profile.id}`, { as: 'expert' });
    await step('station');
    await press(user, 'Zurück');
    await step('competence');
    expect(await screen.findByRole('combobox', { name: 'Schwerpunkt' })).not.toHaveValue('');
    await press(user);
    await step('station');
    await press(user);
    await step('details');
    expect(profile.main_experience_id).toBe(experienceOf('Lehrbeauftragte').id);
  });

  it('offers the stations that are there, and connects the chosen one instead of making a second', async () => {
    const profile = profileOf('paused');
    profile.experience_ids = [];
    const count = mocks.world.table('experience').all().length;
    const { user } = await render(`/competence/new-profile?id=${profile.id}`, { as: 'expert' });
    const stations = await screen.findByRole('group', { name: /schon eingetragen haben/ });
    await user.click(await within(stations).findByRole('button', { name: /^Inhaberin und Planerin/ }));
    await user.click(await screen.findByRole('button', { name: 'Andere Station wählen' }));
    await user.click(await screen.findByRole('button', { name: /^Lehrbeauftragte/ }));
    expect(await screen.findByText(/„Lehrbeauftragte“ wird die Hauptstation dieses Profils/)).toBeVisible();
    await press(user);
    await step('details');
    const { id } = experienceOf('Lehrbeauftragte');
    expect(profile).toMatchObject({ experience_ids: [id], main_experience_id: id });
    expect(mocks.world.table('experience').all()).toHaveLength(count);
  });

  it('takes a station that has ended, and not before it began', async () => {
    const bodies = recordBodies('/competenceprofile/experience');
    const { user } = await reachStation();
    await fillStation(user);
    await user.click(await screen.findByLabelText('Ich arbeite hier noch'));
    await press(user);
    expect(await screen.findByText('Bitte geben Sie Monat und Jahr an.')).toBeVisible();
    const monthOfEnd = () => screen.getAllByRole('spinbutton')[2] as HTMLElement;
    await user.click(monthOfEnd());
    await user.keyboard('012017');
    await press(user);
    expect(await screen.findByText('Das Ende liegt vor dem Beginn.')).toBeVisible();
    await waitFor(() => expect(queryErrorSummary()).toHaveFocus());
    await user.click(monthOfEnd());
    await user.keyboard('062021');
    await press(user);
    await step('details');
    expect(bodies).toMatchObject([{ start_date: '2018-03-01', end_date: '2021-06-01' }]);
  });

  it('leads to the profile where it is online already', async () => {
    const { id } = profileOf('published');
    await render(`/competence/new-profile?id=${id}`, { as: 'expert' });
    await arriveAt(`/competence/${id}`);
  });

  it('names what is missing in its order, and leads to the step for it (PRO-10)', async () => {
    const { user } = await reachStation();
    await press(user, 'Überspringen');
    await step('details');
    await press(user);
    await step('publish');
    const open = await screen.findAllByRole('button', { name: /eintragen|ergänzen|festlegen/ });
    expect(open.map(({ textContent }) => textContent)).toEqual([
      'Berufserfahrung eintragen',
      'Fachgebiete und Ort der Berufserfahrung ergänzen',
      'Hauptstation festlegen',
    ]);
    expect(screen.queryByText('Jetzt online gehen')).not.toBeInTheDocument();
    await user.click(open[0] as HTMLElement);
    await step('station');
    expect(await screen.findByLabelText('Position')).toBeVisible();
  });

  it('shows why the server does not publish, by its first word (PRO-12)', async () => {
    completePaused();
    fail(profiles.publishProfile, 422, { limit: ['Heute nicht.'], other: ['Auch nicht.'] });
    const profile = profileOf('paused');
    profile.title = 'expert';
    const { user } = await render(`/competence/new-profile?id=${profile.id}`, { as: 'expert' });
    await step('publish');
    await user.click(await screen.findByRole('button', { name: 'Jetzt online gehen' }));
    expect(await findRefusal()).toHaveTextContent('Heute nicht.');
    mockServer.resetHandlers();
    await press(user, 'Jetzt online gehen');
    expect(await screen.findByRole('dialog', { name: 'Kompetenzprofil veröffentlicht' })).toBeVisible();
    await press(user, 'Fertig');
    await arriveAt(`/competence/${profile.id}`);
  });

  it('demands an education to be complete, or none', async () => {
    const { user } = await reachDetails();
    await press(user, 'Ausbildung hinzufügen');
    await fill(user, { 'Abschluss oder Bezeichnung': 'Meister' });
    await press(user);
    expect(await screen.findByLabelText('Ort')).toBeInvalid();
    await user.clear(await screen.findByLabelText('Abschluss oder Bezeichnung'));
    await press(user);
    await step('publish');
    expect(ownProfiles()[0]?.education_ids).toHaveLength(0);
  });
});

describe('a step of the wizard of which one call fails', () => {
  it('keeps an experience that was saved and not connected, and repeats only what is open (T30)', async () => {
    const calls = recordCalls();
    const { user } = await reachStation();
    await fillStation(user);
    fail(experience.connectExperience);
    await press(user);
    expect(await findRefusal()).toHaveTextContent(/gespeichert, aber noch nicht/);
    mockServer.resetHandlers();
    fail(experience.makeMainExperience);
    await press(user);
    await waitFor(async () => expect(await findRefusal()).toHaveTextContent(/Hauptstation konnte nicht geändert/));
    mockServer.resetHandlers();
    await press(user);
    await step('details');
    expect(calls.filter((call) => call === 'POST /competenceprofile/experience')).toHaveLength(1);
    expect(ownProfiles()[0]?.main_experience_id).toBe(experienceOfNew()[0]?.id);
  });

  it('keeps an education that was saved and not attached, and repeats only the second call (T30)', async () => {
    const calls = recordCalls();
    const { user } = await reachDetails();
    await fillEducation(user);
    fail(education.attachEducation, 422, { education: ['Zu viele Ausbildungen.'] });
    await press(user);
    const refusal = await findRefusal();
    expect(refusal).toHaveTextContent(/gespeichert, aber noch nicht/);
    expect(refusal).toHaveTextContent('Zu viele Ausbildungen.');
    mockServer.resetHandlers();
    await press(user);
    await step('publish');
    expect(calls.filter((call) => call === 'POST /education')).toHaveLength(1);
    expect(ownProfiles()[0]?.education_ids).toHaveLength(1);
  });

  it('keeps a profile whose subject was refused, at its field, and makes no second one', async () => {
    const calls = recordCalls();
    const { user } = await reachCompetence();
    fail(profiles.setCompetence, 422, { subject_category_id: ['Diesen Schwerpunkt nicht.'] });
    await press(user, 'Profil anlegen');
    expect(await findRefusal()).toHaveTextContent('Das Profil ist angelegt');
    expect(await screen.findByRole('combobox', { name: 'Schwerpunkt' })).toHaveAccessibleDescription(
      /Diesen Schwerpunkt nicht/,
    );
    expect(screen.queryByLabelText('Fachbereich')).not.toBeInTheDocument();
    mockServer.resetHandlers();
    await press(user);
    await step('station');
    expect(calls.filter((call) => call.endsWith('/mycompetencearea'))).toHaveLength(1);
  });

  it('marks the fields that the server refuses under names of its own', async () => {
    fail(profiles.createProfile, 422, { month_of_experience: ['Das ist zu lang.'] });
    const { user } = await reachCompetence();
    await press(user, 'Profil anlegen');
    const years = await screen.findByRole('spinbutton', { name: 'Berufserfahrung in Jahren' });
    await waitFor(() => expect(years).toBeInvalid());
    expect(years).toHaveAccessibleDescription('Das ist zu lang.');
    mockServer.resetHandlers();
    await press(user, 'Profil anlegen');
    await step('station');
    await fillStation(user);
    fail(experience.createExperience, 422, { company_name: ['Diese Firma nicht.'] });
    await press(user);
    await waitFor(() => expect(screen.getByLabelText('Unternehmen')).toBeInvalid());
    expect(screen.getByLabelText('Unternehmen')).toHaveValue('Stadtwerke Beispielstadt');
  });

  it('finds a profile whose creation was answered without its id', async () => {
    loseAnswer(profiles.createProfile, { how: 'empty' });
    await reachStation();
    await arriveAt(`/competence/new-profile?id=${ownProfiles()[0]?.id}&step=station`);
  });
});

describe('the wizard around its steps', () => {
  it('does not begin where the limit is reached (PRO-08)', async () => {
    await render('/competence/new-profile', { as: 'limit' });
    expect(await screen.findByText(/Du hast das Limit 3 zum Erstellen/)).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('leads to the list with "finish later"', async () => {
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await user.click(await screen.findByRole('link', { name: 'Später fertigstellen' }));
    await arriveAt('/competence/profiles');
  });
});

describe("the browser's Back and Forward in the wizard for a new profile", () => {
  it('lead from step to step with what was typed, also before what it is created with', async () => {
    const { user } = await reachStation();
    await fill(user, { Position: 'Bauleiterin' });
    const id = ownProfiles()[0]?.id;
    window.history.back();
    await waitFor(async () => expect(await step('competence')).toHaveFocus());
    await arriveAt(`/competence/new-profile?id=${id}&step=competence`);
    window.history.back();
    await step('occupation');
    // A reload here goes on with the profile that there is.
    await arriveAt(`/competence/new-profile?id=${id}&step=occupation`);
    window.history.forward();
    await step('competence');
    window.history.forward();
    await step('station');
    expect(await screen.findByLabelText('Position')).toHaveValue('Bauleiterin');
    await press(user, 'Zurück');
    await step('competence');
  });

  it('opens again at the step of its address, before and after the profile is created', async () => {
    const { user, router } = await reachCompetence();
    const openAgain = async () => {
      const address = window.location.pathname + window.location.search;
      await router.navigate('/competence/profiles');
      await screen.findByRole('heading', { level: 1, name: 'Kompetenzprofile' });
      await router.navigate(address);
    };
    await openAgain();
    await step('competence');
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(await screen.findByLabelText('Schwerpunkt')).toHaveDisplayValue('Erneuerbare Energien');
    await press(user, 'Profil anlegen');
    await step('station');
    await press(user, 'Überspringen');
    await step('details');
    await press(user, 'Zurück');
    await step('station');
    await openAgain();
    await step('station');
    expect(ownProfiles()).toHaveLength(1);
  });

  it('opens no step by its address before those in front of it are done', async () => {
    await render('/competence/new-profile?step=details', { as: 'new' });
    await step('occupation');
    await arriveAt('/competence/new-profile?step=occupation');
  });

  it('creates no profile whose occupation was taken back meanwhile', async () => {
    const { user } = await reachCompetence();
    window.history.back();
    await step('occupation');
    await user.clear(await screen.findByRole('combobox', { name: 'Beruf' }));
    window.history.forward();
    await step('competence');
    await press(user, 'Profil anlegen');
    await step('occupation');
    expect(ownProfiles()).toHaveLength(0);
  });

  it('stays on the step that was gone back to while the one after it was saved', async () => {
    const { user } = await reachStation();
    await fillStation(user);
    const answer = holdAnswers(experience.createExperience);
    await press(user);
    window.history.back();
    await step('competence');
    const next = await screen.findByRole('button', { name: /Weiter/ });
    expect(next).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(next).not.toHaveAttribute('aria-busy', 'true'));
    expect(experienceOfNew()).toMatchObject([{ job_title: 'Energieberater' }]);
    await press(user);
    await step('station');
  });

  it('comes back to its step after a 401', async () => {
    const { user } = await reachStation();
    await fillStation(user);
    const address = window.location.pathname + window.location.search;
    fail(experience.createExperience, 401);
    await press(user);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(destinationAfterLogin(window.location.search, Date.now())).toBe(address);
    mockServer.resetHandlers();
    await render(address, { as: 'new' });
    await step('station');
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(await screen.findByLabelText('Position')).toHaveValue('Energieberater');
    await arriveAt(address);
  });

  it('do not open the wizard again once it has led to the profile', async () => {
    const { user, router } = await render('/competence/profiles', { as: 'expert' });
    await screen.findByRole('heading', { level: 1, name: 'Kompetenzprofile' });
    completePaused();
    const profile = profileOf('paused');
    await router.navigate(`/competence/new-profile?id=${profile.id}`);
    await step('details');
    await press(user);
    await step('publish');
    await user.click(await screen.findByRole('button', { name: 'Jetzt online gehen' }));
    await screen.findByRole('dialog', { name: 'Kompetenzprofil veröffentlicht' });
    await press(user, 'Fertig');
    await arriveAt(`/competence/${profile.id}`);
    window.history.back();
    await arriveAt('/competence/profiles');
  });
});
