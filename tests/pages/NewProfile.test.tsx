import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mocks, mockServer } from '@mocks/node';
import { education } from '@/api/endpoints/education';
import { profiles } from '@/api/endpoints/profiles';
import { arriveAt, render } from '../render';
import { findRefusal, recordBodies, recordCalls } from './authForms';
import { loseAnswer } from './loseAnswer';
import { accountOf, profileOf, fail } from './profileWorld';

const step = (name: string) => screen.findByText(name, { selector: 'h2' });
const next = (user: UserEvent, name = 'Weiter') => user.click(screen.getByText(name, { selector: 'button, button *' }));
const ownProfiles = () => mocks.world.table('profiles').where(({ account_id }) => account_id === accountOf('new').id);

async function chooseOccupation(user: UserEvent) {
  await user.click(await screen.findByRole('combobox', { name: 'Beruf' }));
  await user.paste('Tischler');
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await next(user);
  await step('Fachbereich und Erfahrung');
}

async function createProfile(user: UserEvent) {
  await chooseOccupation(user);
  const area = await screen.findByLabelText('Fachbereich');
  await user.selectOptions(area, within(area).getAllByRole('option')[1] as HTMLElement);
  await user.selectOptions(await screen.findByLabelText('Berufserfahrung in Jahren'), '6');
  await user.selectOptions(await screen.findByLabelText('und Monate'), '7');
  await next(user, 'Profil anlegen');
  await step('Titel');
}

async function reachEducation() {
  const view = await render('/competence/new-profile', { as: 'new' });
  await createProfile(view.user);
  await next(view.user, 'Überspringen');
  await step('Ausbildung');
  await view.user.click(await screen.findByRole('radio', { name: 'Lehre oder Ausbildung' }));
  await view.user.click(await screen.findByLabelText('Abschluss oder Bezeichnung'));
  await view.user.paste('Tischler');
  return view;
}

describe('the wizard for a new profile (PRO-02)', () => {
  it('goes from occupation to a paused profile with all that was entered', async () => {
    const created = recordBodies('/competenceprofile/mycompetencearea');
    const { user } = await render('/competence/new-profile', { as: 'new' });
    expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('Beruf');
    await createProfile(user);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(created).toMatchObject([{ month_of_experience: 79, lang: 'de' }]);
    // In the address from now on, so that a reload goes on with this profile.
    expect(window.location.search).toBe(`?id=${ownProfiles()[0]?.id}`);

    await user.click(await screen.findByRole('radio', { name: 'Experte' }));
    await next(user);
    await step('Ausbildung');
    await user.click(await screen.findByRole('radio', { name: 'Lehre oder Ausbildung' }));
    await user.click(await screen.findByLabelText('Abschluss oder Bezeichnung'));
    await user.paste('Tischler');
    await next(user);
    await step('Veröffentlichen');
    await next(user, 'Fertigstellen');

    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Ihr Kompetenzprofil ist angelegt' })).toHaveFocus(),
    );
    expect(await screen.findByRole('button', { name: 'Kompetenz wählen' })).toBeVisible();
    // The education that was just added lacks disciplines and a place, and the list knows of it.
    expect(await screen.findByRole('button', { name: 'Fachgebiete und Ort der Ausbildung ergänzen' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Zum Profil' })).toBeVisible();
    expect(ownProfiles()).toMatchObject([{ title: 'expert', public: false, month_of_experience: 79 }]);
    expect(ownProfiles()[0]?.education_ids).toHaveLength(1);
  });

  it('goes back without loss, and asks for a choice from the list', async () => {
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await user.click(await screen.findByRole('combobox', { name: 'Beruf' }));
    await user.paste('Tisc');
    await next(user);
    expect((await screen.findAllByText('Bitte wählen Sie einen Eintrag aus der Liste.'))[0]).toBeVisible();
    await user.clear(await screen.findByRole('combobox', { name: 'Beruf' }));
    await chooseOccupation(user);
    await user.selectOptions(await screen.findByLabelText('Berufserfahrung in Jahren'), '6');
    await user.click(await screen.findByRole('button', { name: 'Zurück' }));
    await step('Beruf');
    expect(await screen.findByRole('combobox', { name: 'Beruf' })).toHaveDisplayValue(/Tischler/);
    await next(user);
    await step('Fachbereich und Erfahrung');
    expect(await screen.findByLabelText('Berufserfahrung in Jahren')).toHaveValue('6');
  });

  it('says in the words of the specification that the search failed (PRO-03)', async () => {
    fail(profiles.searchOccupations);
    const { user } = await render('/competence/new-profile', { as: 'new', language: 'en' });
    await user.click(await screen.findByRole('combobox', { name: 'Occupation' }));
    await user.paste('Carpenter');
    expect(await findRefusal()).toHaveTextContent('Unexpected error. Please try again or contact support');
    expect(await screen.findByRole('combobox', { name: 'Occupation' })).toHaveValue('Carpenter');
  });

  it('creates no second profile when going back after it was created', async () => {
    const calls = recordCalls();
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await createProfile(user);
    await user.click(await screen.findByRole('button', { name: 'Zurück' }));
    await step('Fachbereich und Erfahrung');
    expect(await screen.findByText(/^Tischler/, { selector: '[role="status"] *' })).toBeVisible();
    await next(user);
    await step('Titel');
    expect(calls.filter((call) => call.endsWith('/mycompetencearea'))).toHaveLength(1);
  });

  it('goes on with a profile that was left early', async () => {
    await render(`/competence/new-profile?id=${profileOf('paused').id}`, { as: 'expert' });
    expect(await step('Titel')).toBeVisible();
    expect(await screen.findByText(/bleibt das angelegte Profil pausiert/)).toBeVisible();
  });

  it('finds a profile whose creation was answered without its id', async () => {
    loseAnswer(profiles.createProfile, { how: 'empty' });
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await createProfile(user);
    expect(window.location.search).toBe(`?id=${ownProfiles()[0]?.id}`);
  });

  it('keeps an education that was saved and not attached, and repeats only the second step (T30)', async () => {
    const calls = recordCalls();
    const { user } = await reachEducation();
    fail(education.attachEducation);
    await next(user);
    expect(await findRefusal()).toHaveTextContent(/gespeichert, aber noch nicht/);
    mockServer.resetHandlers();
    await next(user);
    await step('Veröffentlichen');
    expect(calls.filter((call) => call === 'POST /education')).toHaveLength(1);
    expect(ownProfiles()[0]?.education_ids).toHaveLength(1);
  });

  it('marks the field that the server refuses under a name of its own, and says why an education is not attached', async () => {
    fail(profiles.createProfile, 422, { month_of_experience: ['Das ist zu lang.'] });
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await chooseOccupation(user);
    const area = await screen.findByLabelText('Fachbereich');
    await user.selectOptions(area, within(area).getAllByRole('option')[1] as HTMLElement);
    const years = await screen.findByLabelText('Berufserfahrung in Jahren');
    await user.selectOptions(years, '60');
    await next(user, 'Profil anlegen');
    await waitFor(() => expect(years).toBeInvalid());
    expect(years).toHaveAccessibleDescription('Das ist zu lang.');

    mockServer.resetHandlers();
    await next(user, 'Profil anlegen');
    await step('Titel');
    await next(user, 'Überspringen');
    await step('Ausbildung');
    await user.click(await screen.findByRole('radio', { name: 'Lehre oder Ausbildung' }));
    await user.click(await screen.findByLabelText('Abschluss oder Bezeichnung'));
    await user.paste('Tischler');
    fail(education.attachEducation, 422, { education: ['Zu viele Ausbildungen.'] });
    await next(user);
    const refusal = await findRefusal();
    expect(refusal).toHaveTextContent(/gespeichert, aber noch nicht/);
    expect(refusal).toHaveTextContent('Zu viele Ausbildungen.');
  });

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
