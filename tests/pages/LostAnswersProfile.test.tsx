import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { education } from '@/api/endpoints/education';
import { experience } from '@/api/endpoints/experience';
import { profiles } from '@/api/endpoints/profiles';
import { arriveAt, render } from '../render';
import { fill, recordCalls } from './authForms';
import { dialog, findFold } from './careerWorld';
import { loseAnswer, losses, notSaved, perhapsSaved, reconnect } from './loseAnswer';
import { completePaused, profileOf, type ProfileName } from './profileWorld';
import { fillStation, ownProfiles, press, reachCompetence, step } from './profileWizard';

async function open(name: ProfileName) {
  const profile = profileOf(name);
  const view = await render(`/competence/${profile.id}`, { as: 'expert' });
  await findFold();
  return { ...view, profile };
}

const ways = Object.keys(losses) as (keyof typeof losses)[];

describe('a new profile whose response was lost (D-66)', () => {
  it.each(ways)('goes on with the one that exists (%s)', async (how) => {
    const { user } = await reachCompetence();
    loseAnswer(profiles.createProfile, { how });
    await press(user, 'Profil anlegen');
    await step('station');
    expect(ownProfiles()).toHaveLength(1);
    await arriveAt(`/competence/new-profile?id=${ownProfiles()[0]?.id}&step=station`);
  });

  it('reads before it sends again', async () => {
    const calls = recordCalls();
    const { user } = await reachCompetence();
    loseAnswer(profiles.createProfile, { offline: true });
    await press(user, 'Profil anlegen');
    expect(await screen.findByText(perhapsSaved)).toBeVisible();
    // Still unreachable: nothing is sent on a guess.
    await press(user, 'Profil anlegen');
    await waitFor(() => expect(screen.getByText(perhapsSaved)).toBeVisible());
    reconnect();
    await press(user, 'Profil anlegen');
    await step('station');
    expect(ownProfiles()).toHaveLength(1);
    expect(calls.filter((call) => call === 'POST /competenceprofile/mycompetencearea')).toHaveLength(1);
  });

  it.each([
    ['subject', profiles.setCompetence],
    ['work experience', experience.createExperience],
    ['connection', experience.connectExperience],
    ['main experience', experience.makeMainExperience],
  ] as const)('has its %s, sent once, where that response was lost', async (_, endpoint) => {
    const calls = recordCalls();
    const { user } = await reachCompetence();
    loseAnswer(endpoint);
    await press(user, 'Profil anlegen');
    await step('station');
    await fillStation(user);
    await press(user);
    await step('details');
    const [profile] = ownProfiles();
    expect(profile).toMatchObject({ experience_ids: [profile?.main_experience_id] });
    expect(profile?.subject_category_id).not.toBeNull();
    expect(calls.filter((call) => call === 'POST /competenceprofile/experience')).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  });
});

describe('work experience whose response was lost (D-66)', () => {
  const added = () => mocks.world.table('experience').where(({ job_title }) => job_title === 'Bauleiterin');

  async function fillForm() {
    const view = await open('paused');
    await press(view.user, 'Berufserfahrung hinzufügen');
    await dialog('Berufserfahrung hinzufügen');
    await screen.findByLabelText('Position');
    await fill(view.user, { Position: 'Bauleiterin', Unternehmen: 'Nordlicht Bau' });
    await view.user.click((await screen.findAllByRole('spinbutton'))[0] as HTMLElement);
    await view.user.keyboard('032020');
    await view.user.click(await screen.findByLabelText('Ich arbeite hier noch'));
    return view;
  }

  it.each(ways)('is saved and connected (%s)', async (how) => {
    const { user, profile } = await fillForm();
    loseAnswer(experience.createExperience, { how });
    await press(user, 'Speichern');
    expect(await screen.findByText('Berufserfahrung gespeichert')).toBeInTheDocument();
    expect(added()).toHaveLength(1);
    expect(profile.experience_ids).toContain(added()[0]?.id);
  });

  it('says that it may be saved while nothing can be read, and saves no second one', async () => {
    const { user } = await fillForm();
    loseAnswer(experience.createExperience, { offline: true });
    await press(user, 'Speichern');
    const alert = await screen.findByText(perhapsSaved);
    expect(alert).toBeVisible();
    expect(screen.queryByText(/konnte nicht gespeichert werden/)).not.toBeInTheDocument();
    reconnect();
    await press(user, 'Speichern');
    expect(await screen.findByText('Berufserfahrung gespeichert')).toBeInTheDocument();
    expect(added()).toHaveLength(1);
  });

  it('says that it is not saved where the request never arrived, and saves it with the next try', async () => {
    const { user } = await fillForm();
    mockServer.use(mockEndpoint(experience.createExperience, () => HttpResponse.error(), { once: true }));
    await press(user, 'Speichern');
    expect(await screen.findByText(notSaved)).toBeVisible();
    expect(added()).toHaveLength(0);
    await press(user, 'Speichern');
    expect(await screen.findByText('Berufserfahrung gespeichert')).toBeInTheDocument();
    expect(added()).toHaveLength(1);
  });

  it('is changed, and not told as lost', async () => {
    const { user } = await open('paused');
    await user.click(await screen.findByRole('button', { name: 'Lehrbeauftragte bearbeiten' }));
    const position = await screen.findByLabelText('Position');
    await user.clear(position);
    await user.type(position, 'Dozentin');
    loseAnswer(experience.updateExperience);
    await press(user, 'Speichern');
    expect(await screen.findByText('Berufserfahrung gespeichert')).toBeInTheDocument();
    expect(screen.queryByText(notSaved)).not.toBeInTheDocument();
  });

  it('is connected where only the answer to connecting it was lost', async () => {
    const { user, profile } = await fillForm();
    loseAnswer(experience.connectExperience);
    await press(user, 'Speichern');
    expect(await screen.findByText('Berufserfahrung gespeichert')).toBeInTheDocument();
    expect(profile.experience_ids).toContain(added()[0]?.id);
    expect(screen.queryByText(/noch nicht in diesem Profil zu sehen/)).not.toBeInTheDocument();
  });
});

describe('education whose response was lost (D-66)', () => {
  const added = () => mocks.world.table('education').where(({ degree_name }) => degree_name === 'Elektronikerin');

  async function fillForm() {
    const view = await open('paused');
    await press(view.user, 'Ausbildung hinzufügen');
    const drawer = await dialog('Ausbildung hinzufügen');
    await view.user.selectOptions(await drawer.findByLabelText('Art der Ausbildung'), 'apprenticeship');
    await view.user.click(await drawer.findByLabelText('Abschluss oder Bezeichnung'));
    await view.user.paste('Elektronikerin');
    return view;
  }

  it.each(ways)('is saved and attached (%s)', async (how) => {
    const { user, profile } = await fillForm();
    loseAnswer(education.createEducation, { how });
    await press(user, 'Speichern');
    expect(await screen.findByText('Ausbildung gespeichert')).toBeInTheDocument();
    expect(added()).toHaveLength(1);
    expect(profile.education_ids).toContain(added()[0]?.id);
  });

  it('says that it may be saved while nothing can be read, and saves no second one', async () => {
    const { user } = await fillForm();
    loseAnswer(education.createEducation, { offline: true });
    await press(user, 'Speichern');
    expect(await screen.findByText(perhapsSaved)).toBeVisible();
    reconnect();
    await press(user, 'Speichern');
    expect(await screen.findByText('Ausbildung gespeichert')).toBeInTheDocument();
    expect(added()).toHaveLength(1);
  });

  it('is attached where only the answer to attaching it was lost', async () => {
    const { user, profile } = await fillForm();
    loseAnswer(education.attachEducation);
    await press(user, 'Speichern');
    expect(await screen.findByText('Ausbildung gespeichert')).toBeInTheDocument();
    expect(profile.education_ids).toContain(added()[0]?.id);
    expect(screen.queryByText(/noch nicht in diesem Profil zu sehen/)).not.toBeInTheDocument();
  });
});

describe('the state of a profile whose response was lost (D-66)', () => {
  it.each(ways)('is published, and shown so (%s)', async (how) => {
    const profile = completePaused();
    const { user } = await open('paused');
    await press(user, 'Veröffentlichen');
    const publish = await dialog('Profil veröffentlichen?');
    loseAnswer(profiles.publishProfile, { how });
    await user.click(await publish.findByRole('button', { name: 'Veröffentlichen' }));
    expect(await screen.findByText('Kompetenzprofil veröffentlicht')).toBeInTheDocument();
    expect(await screen.findByText('Veröffentlicht')).toBeVisible();
    expect(profile.public).toBe(true);
  });

  it('is published by the second try, without being sent again', async () => {
    const profile = completePaused();
    const { user } = await open('paused');
    await press(user, 'Veröffentlichen');
    const publish = await dialog('Profil veröffentlichen?');
    const calls = recordCalls();
    loseAnswer(profiles.publishProfile, { offline: true });
    await user.click(await publish.findByRole('button', { name: 'Veröffentlichen' }));
    expect(await publish.findByRole('alert')).toHaveTextContent(perhapsSaved);
    reconnect();
    await user.click(await publish.findByRole('button', { name: 'Veröffentlichen' }));
    expect(await screen.findByText('Veröffentlicht')).toBeVisible();
    expect(profile.public).toBe(true);
    expect(calls.filter((call) => /^(PUT|PATCH|POST)/.test(call))).toHaveLength(1);
  });

  it('is paused, and shown so', async () => {
    const { user, profile } = await open('published');
    await user.click(await screen.findByRole('button', { name: /^Weitere Aktionen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pausieren' }));
    const pause = await dialog('Profil pausieren?');
    loseAnswer(profiles.unpublishProfile);
    await user.click(await pause.findByRole('button', { name: 'Pausieren' }));
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByText('Kompetenzprofil pausiert')).toBeInTheDocument();
    expect(await screen.findByText('Pausiert')).toBeVisible();
    expect(profile.public).toBe(false);
  });

  it('has priority, and is shown so', async () => {
    const { user, profile } = await open('published');
    await user.click(await screen.findByLabelText(/^Weitere Aktionen/));
    await user.click(await screen.findByText('Zum Hauptprofil machen'));
    const canonical = await dialog('Dieses Profil zum Hauptprofil machen?');
    loseAnswer(profiles.makeCanonical);
    await user.click(await canonical.findByRole('button', { name: 'Zum Hauptprofil machen' }));
    expect(await screen.findByText('Das ist jetzt Ihr Hauptprofil')).toBeInTheDocument();
    expect(profile.canonical).toBe(true);
  });

  it('is deleted, and the editor leads to the list', async () => {
    const { user, profile } = await open('paused');
    await user.click(await screen.findByLabelText(/^Weitere Aktionen/));
    await user.click(await screen.findByText('Profil löschen'));
    const remove = within(await screen.findByRole('dialog'));
    loseAnswer(profiles.deleteProfile);
    await user.click(await remove.findByRole('button', { name: 'Endgültig löschen' }));
    await arriveAt('/competence/profiles');
    expect(await screen.findByText('Kompetenzprofil gelöscht')).toBeInTheDocument();
    expect(mocks.world.table('profiles').get(profile.id)).toBeUndefined();
  });
});
