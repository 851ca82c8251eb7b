import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mocks } from '@mocks/node';
import { profiles } from '@/api/endpoints/profiles';
import { render } from '../render';
import { queryErrorSummary, recordCalls } from './authForms';
import { choose, dialog, findFold, menuItem, unfold } from './careerWorld';
import { experienceOf, fail, profileOf, type ProfileName } from './profileWorld';

const mainOfPriority = 'Inhaberin und Planerin';
const mainOfPublished = 'Energieauditorin im Nebenberuf';

async function open(name: ProfileName) {
  const profile = profileOf(name);
  const view = await render(`/competence/${profile.id}`, { as: 'expert' });
  await findFold();
  const calls = recordCalls();
  return { ...view, profile, writes: () => calls.filter((call) => !call.startsWith('GET')) };
}

const findQuestion = () => dialog('Für diese Änderung muss die Seite pausiert werden');
const noQuestion = () =>
  waitFor(() => expect(screen.queryByText(/muss die Seite pausiert werden/)).not.toBeInTheDocument());

/** The drawer of an entry, with its form. */
async function edit(user: Awaited<ReturnType<typeof open>>['user'], title: string) {
  await user.click(await screen.findByLabelText(`${title} bearbeiten`));
  const drawer = await dialog('Berufserfahrung bearbeiten');
  return { ...drawer, location: await drawer.findByLabelText('Ort') };
}

describe('a public profile keeps what publishing demanded (PRO-10, EXP-03, D-62)', () => {
  it('and its main work experience, and says why', async () => {
    const { user, profile, writes } = await open('priority');
    await user.click(await menuItem(user, mainOfPriority, /^Löschen.*lässt sich nicht löschen/));
    await user.click(screen.getByRole('menuitem', { name: /^Aus diesem Profil nehmen.*bleibt im Profil/ }));
    expect(screen.queryByText('Rückgängig')).not.toBeInTheDocument();
    expect(writes()).toEqual([]);
    expect(profile.main_experience_id).toBe(experienceOf(mainOfPriority).id);
  });

  it('and its main education', async () => {
    const { user, writes } = await open('priority');
    const name = 'Diplom-Ingenieurin Elektrotechnik';
    await user.click(await menuItem(user, name, /^Löschen.*lässt sich nicht löschen/));
    await user.click(screen.getByRole('menuitem', { name: /^Aus diesem Profil nehmen.*bleibt im Profil/ }));
    expect(await screen.findByLabelText(name)).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it('while a paused one may lose its main work experience', async () => {
    const profile = profileOf('priority');
    profile.public = false;
    const { user } = await render(`/competence/${profile.id}`, { as: 'expert' });
    await choose(user, mainOfPriority, /^Löschen/);
    await user.click(await screen.findByText('Rückgängig'));
    expect(await screen.findByLabelText(mainOfPriority)).toBeVisible();
  });

  it('and is not saved without a place: the condition is named, and cancelling keeps the text', async () => {
    const { user, writes } = await open('priority');
    const drawer = await edit(user, mainOfPriority);
    await user.clear(drawer.location);
    await user.click(await drawer.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    const question = await findQuestion();
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Jede Berufserfahrung in diesem Profil hat Fachgebiete und Ort',
    ]);
    await user.click(await question.findByRole('button', { name: 'Abbrechen' }));
    await noQuestion();
    expect(writes()).toEqual([]);
    expect(drawer.location).toHaveValue('');
    expect(queryErrorSummary(drawer)).toBeNull();
  });

  it('or is paused first and saved then', async () => {
    const { user, profile, writes } = await open('priority');
    const drawer = await edit(user, mainOfPriority);
    await user.clear(drawer.location);
    await user.click(await drawer.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    await user.click(await (await findQuestion()).findByRole('button', { name: 'Pausieren und speichern' }));
    expect(await screen.findByText('Berufserfahrung gespeichert')).toBeInTheDocument();
    expect(writes()).toEqual([`PUT /competenceprofile/${profile.id}/unpublish`, 'PUT /competenceprofile/experience']);
    expect(profile.public).toBe(false);
    expect(experienceOf(mainOfPriority).location).toBe('');
  });

  it('and does not take in an entry that lacks what publishing demands', async () => {
    const { user, profile, writes } = await open('priority');
    await unfold(user);
    await user.click(await screen.findByLabelText('In diesem Profil zeigen: Lehrbeauftragte'));
    const question = await findQuestion();
    await user.click(await question.findByRole('button', { name: 'Abbrechen' }));
    await noQuestion();
    expect(await screen.findByLabelText('In diesem Profil zeigen: Lehrbeauftragte')).toBeVisible();
    expect(writes()).toEqual([]);
    expect(profile.public).toBe(true);
  });

  it('nor a new one', async () => {
    const { user, writes } = await open('priority');
    await user.click(await screen.findByText('Ausbildung hinzufügen', { selector: 'button, button *' }));
    await user.selectOptions(await screen.findByLabelText('Art der Ausbildung'), 'apprenticeship');
    await user.click(await screen.findByLabelText('Abschluss oder Bezeichnung'));
    await user.paste('Elektronikerin');
    await user.click(await screen.findByText(/^Speichern/, { selector: 'button, button *' }));
    expect(await (await findQuestion()).findByRole('listitem')).toHaveTextContent(
      'Jede Ausbildung in diesem Profil hat Fachgebiete und Ort',
    );
    expect(writes()).toEqual([]);
  });

  it('unless that is saved without being shown', async () => {
    const { user, profile, writes } = await open('priority');
    await user.click(await screen.findByText('Ausbildung hinzufügen', { selector: 'button, button *' }));
    await user.selectOptions(await screen.findByLabelText('Art der Ausbildung'), 'apprenticeship');
    await user.click(await screen.findByLabelText('Abschluss oder Bezeichnung'));
    await user.paste('Elektronikerin');
    await user.click(await screen.findByText(/^Speichern/, { selector: 'button, button *' }));
    const question = await findQuestion();
    await user.click(await question.findByRole('button', { name: 'Speichern, ohne es in diesem Profil zu zeigen' }));
    await waitFor(() => expect(writes()).toEqual(['POST /education']));
    expect(profile.public).toBe(true);
    const saved = mocks.world.table('education').find(({ degree_name }) => degree_name === 'Elektronikerin');
    expect(saved).toBeDefined();
    expect(profile.education_ids).not.toContain(saved?.id);
  });

  it('and stays as it is where it cannot be paused', async () => {
    fail(profiles.unpublishProfile);
    const { user, profile } = await open('priority');
    await unfold(user);
    await user.click(await screen.findByLabelText('In diesem Profil zeigen: Lehrbeauftragte'));
    const question = await findQuestion();
    await user.click(await question.findByRole('button', { name: 'Pausieren und speichern' }));
    expect(await question.findByRole('alert')).toHaveTextContent(/Etwas ist schiefgegangen/);
    expect(profile.public).toBe(true);
    expect(profile.experience_ids).not.toContain(experienceOf('Lehrbeauftragte').id);
  });

  it('also where the entry is deleted from another profile’s page', async () => {
    const { user, writes } = await open('priority');
    await unfold(user);
    await choose(user, mainOfPublished, /^Löschen/);
    const question = await findQuestion();
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Energieberaterin: Mindestens eine Berufserfahrung steht in diesem Profil',
    );
    expect(writes()).toEqual([]);
    await user.click(await question.findByRole('button', { name: 'Pausieren und speichern' }));
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    await waitFor(() =>
      expect(mocks.world.table('experience').find(({ job_title }) => job_title === mainOfPublished)).toBeUndefined(),
    );
    expect(profileOf('priority').public).toBe(true);
    expect(writes()[0]).toMatch(/unpublish$/);
  });

  it('and says in one line that all of it is met', async () => {
    await open('priority');
    expect(await screen.findByRole('complementary', { name: 'Vollständig.' })).toBeVisible();
  });

  it('and shows what has to stay met, where something is not', async () => {
    experienceOf(mainOfPriority).location = '';
    await open('priority');
    const list = within(
      await screen.findByRole('complementary', { name: 'Vollständig halten, solange das Profil öffentlich ist' }),
    );
    expect(await list.findByText('Hauptstation festgelegt')).toBeVisible();
    expect(list.getByText('Fachgebiete und Ort der Berufserfahrung ergänzen')).toBeVisible();
    expect(list.queryByText(/weiteres öffentliches Profil/)).not.toBeInTheDocument();
  });
});
