import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mocks, mockServer } from '@mocks/node';
import { education } from '@/api/endpoints/education';
import { experience } from '@/api/endpoints/experience';
import { profiles } from '@/api/endpoints/profiles';
import { arriveAt, render } from '../render';
import { findErrorSummary, findRefusal, recordBodies, recordCalls } from './authForms';
import { choose, dialog, findEntry as entry, findFold, menuItem, unfold } from './careerWorld';
import { accountOf, completePaused, experienceOf, profileOf, fail, type ProfileName } from './profileWorld';

async function open(name: ProfileName, language: 'de' | 'en' = 'de') {
  const profile = profileOf(name);
  const view = await render(`/competence/${profile.id}`, { as: 'expert', language });
  await findFold();
  return { ...view, profile };
}

const noEntry = (title: string) => waitFor(() => expect(screen.queryByLabelText(title)).not.toBeInTheDocument());

const button = (text: string) => screen.getByText(text, { selector: 'button, button *' });

describe('publishing from the editor', () => {
  it('shows what is missing instead of failing, and leads to the empty field (PRO-10, ux no. 3)', async () => {
    const calls = recordCalls();
    const { user } = await open('paused', 'en');
    await user.click(button('Publish'));
    const notReady = await dialog('Something is still missing before you can publish');
    expect(notReady.getByRole('alert')).toHaveTextContent(
      'Please add disciplines and location to all work experience in this profile.',
    );
    await user.click(
      await notReady.findByRole('button', { name: 'Add disciplines and location to your work experience' }),
    );
    await dialog('Edit work experience');
    const location = await screen.findByLabelText('Location');
    await waitFor(() => expect(location).toHaveFocus());
    expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });

  it.each([
    ['Please add competence for your competence profile.', () => (profileOf('paused').subject_category_id = null)],
    [
      'You have reached the max number of competence profiles.',
      () =>
        mocks.world
          .table('accounts')
          .all()
          .forEach((account) => (account.publish_limit = 0)),
    ],
    ['Please set main experience for this profile.', () => (profileOf('paused').main_experience_id = null)],
  ])('names the blocker: %s (PRO-11)', async (text, spoil) => {
    completePaused();
    spoil();
    const { user } = await open('paused', 'en');
    await waitFor(() => expect(screen.queryByText('All done.')).not.toBeInTheDocument());
    await user.click(button('Publish'));
    const notReady = await dialog('Something is still missing before you can publish');
    expect(notReady.getByRole('alert')).toHaveTextContent(text);
  });

  it('publishes after a question, and pauses after another (PRO-13)', async () => {
    const profile = completePaused();
    const { user } = await open('paused');
    await user.click(button('Veröffentlichen'));
    const publish = await dialog('Profil veröffentlichen?');
    await user.click(publish.getByRole('button', { name: 'Veröffentlichen' }));
    const milestone = await dialog('Kompetenzprofil veröffentlicht');
    expect(await milestone.findByRole('heading')).toHaveFocus();
    // The dialog says it, and no message beside it.
    expect(screen.getAllByText('Kompetenzprofil veröffentlicht')).toHaveLength(1);
    const address = `experts.fachprofil.example/${profile.id}`;
    expect(milestone.getByRole('link', { name: new RegExp(address) })).toHaveAttribute('href', `https://${address}`);
    expect(milestone.getByRole('button', { name: 'Kopieren: Öffentliche Seite' })).toBeVisible();
    expect(milestone.getByRole('link', { name: 'Bestätigung erbitten' })).toHaveAttribute(
      'href',
      '/verify-competence?dialog=invite',
    );
    await user.click(milestone.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Teilen' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Weitere Aktionen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pausieren' }));
    expect(profile.public).toBe(true);
    const pause = await dialog('Profil pausieren?');
    await user.click(pause.getByRole('button', { name: 'Pausieren' }));
    // It waits for a moment in which it can be taken back.
    expect(profile.public).toBe(true);
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByText('Pausiert')).toBeVisible();
    expect(profile.public).toBe(false);
  });

  it('is one press away in the checklist once all is done, and asked for by the address', async () => {
    const profile = completePaused();
    const { user, router } = await open('paused');
    const done = within(await screen.findByRole('complementary', { name: 'Alles fertig.' }));
    expect(done.queryByRole('list')).not.toBeInTheDocument();
    await user.click(await done.findByRole('button', { name: 'Jetzt veröffentlichen' }));
    const question = await dialog('Profil veröffentlichen?');
    await user.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => router.navigate('/competence/profiles'));
    await act(() => router.navigate(`/competence/${profile.id}?dialog=publish`));
    await dialog('Profil veröffentlichen?');
    await arriveAt(`/competence/${profile.id}`);
  });

  it('shows the first value of the server’s error data (PRO-12)', async () => {
    completePaused();
    const { user } = await open('paused');
    fail(profiles.publishProfile, 422, { experience: ['Erst der eine Grund.'], education: ['Dann der andere.'] });
    await user.click(button('Veröffentlichen'));
    const publish = await dialog('Profil veröffentlichen?');
    await user.click(publish.getByRole('button', { name: 'Veröffentlichen' }));
    expect(await publish.findByRole('alert')).toHaveTextContent(/^Das ist so nicht möglich Erst der eine Grund\.$/);
  });
});

describe('addresses and title', () => {
  it.each(['priority', 'paused'] as const)('are in the menu, with a preview on a click (PRO-19, %s)', async (name) => {
    const calls = recordCalls();
    const { user, profile } = await open(name);
    await user.click(await screen.findByLabelText(/^Weitere Aktionen/));
    await user.click(await screen.findByText('Adressen'));
    const drawer = await dialog('Adressen');
    expect(drawer.getByText(/Öffentliche Seite · wird einmal am Tag aktualisiert/)).toBeVisible();
    expect(drawer.queryAllByText('Erscheint nach dem Veröffentlichen.')).toHaveLength(name === 'paused' ? 2 : 0);
    expect(calls).not.toContain(`GET /preview/expert/${profile.id}`);
    await user.click(drawer.getByText('Vorschau-Link erstellen'));
    const preview = await drawer.findByText(/^preview\.fachprofil\.example/);
    expect(preview).toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(preview).toHaveFocus();
    expect(drawer.getByLabelText('Kopieren: Privater Vorschau-Link')).toBeVisible();
  });

  it('are in the sheet that shares a public profile, the preview too', async () => {
    const { user } = await open('priority');
    await user.click(await screen.findByRole('button', { name: 'Teilen' }));
    const sheet = await dialog('Profil teilen');
    expect(await sheet.findByText(/Bestätigungsseite · /)).toBeVisible();
    await user.click(await sheet.findByText('Vorschau-Link erstellen'));
    expect(await sheet.findByText(/^preview\.fachprofil\.example/)).toBeVisible();
    expect(sheet.getByText(/^Privater Vorschau-Link · gültig bis \d+\.\s\p{L}+\s\d{4}$/u)).toBeVisible();
  });

  it('collects the title of a public profile until it is updated (PRO-07, ux no. 1)', async () => {
    const bodies = recordBodies(`/competenceprofile/${profileOf('published').id}/add-title`);
    const { user } = await open('published');
    await user.click(await screen.findByLabelText('Titel ändern'));
    expect(await screen.findByLabelText('Expertin')).toHaveFocus();
    await user.click(await screen.findByLabelText('Meisterin'));
    expect(bodies).toEqual([]);
    const [update] = await screen.findAllByText('1 Änderung veröffentlichen');
    await user.click(update as HTMLElement);
    await waitFor(() => expect(bodies).toEqual([{ title: 'master' }]));
  });
});

describe('pausing with a way back (ux no. 6)', () => {
  async function pause() {
    const view = await open('published');
    await view.user.click(await screen.findByLabelText(/^Weitere Aktionen/));
    await view.user.click(await screen.findByText('Pausieren'));
    await view.user.click((await dialog('Profil pausieren?')).getByRole('button', { name: 'Pausieren' }));
    await screen.findByText('Das Profil wird pausiert');
    return view;
  }

  it('makes no call once it is taken back', async () => {
    const calls = recordCalls();
    const { user, profile, router } = await pause();
    await user.click(await screen.findByText('Rückgängig'));
    await act(() => router.navigate('/competence/profiles'));
    await screen.findByRole('list', { name: 'Kompetenzprofile' });
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    expect(profile.public).toBe(true);
  });

  it('is sent at once when the page is left', async () => {
    const { profile, router } = await pause();
    await act(() => router.navigate('/competence/profiles'));
    await waitFor(() => expect(profile.public).toBe(false));
  });

  it('says why it failed, when nobody waits for it any more', async () => {
    fail(profiles.unpublishProfile);
    const { user, profile } = await pause();
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByText('Das Kompetenzprofil konnte nicht pausiert werden.')).toBeInTheDocument();
    expect(profile.public).toBe(true);
  });
});

describe('priority with its rule (PRO-15, D-24)', () => {
  async function ask(changes: number) {
    accountOf('expert').priority_switches = Array.from({ length: changes }, () => mocks.world.stamp());
    const { user } = await open('published');
    await user.click(await screen.findByLabelText(/^Weitere Aktionen/));
    await user.click(await screen.findByText('Zum Hauptprofil machen'));
    return dialog('Dieses Profil zum Hauptprofil machen?');
  }

  it('says how many switches are left', async () => {
    const words = /haben Sie noch nicht gewechselt\. Nach diesem Wechsel ist noch einer möglich\./;
    expect((await ask(0)).getByText(words)).toBeVisible();
  });

  it('warns before the last one', async () => {
    expect((await ask(1)).getByText(/Nach diesem Wechsel ist vorerst kein weiterer möglich\./)).toBeVisible();
  });

  it('refuses a third one before it is sent', async () => {
    const question = await ask(2);
    expect(question.getByText(/da Sie in den letzten 12 Monaten bereits zweimal gewechselt haben\./)).toBeVisible();
    expect(question.getByRole('button', { name: 'Zum Hauptprofil machen' })).toBeDisabled();
  });
});

describe('what a profile is about (PRO-09)', () => {
  it('marks the main station, statement and story, and shows what is only delivered', async () => {
    await open('priority');
    const fact = (label: string) => screen.getByText(label, { selector: 'dt, dt *' }).closest('div');
    const rowOf = (text: RegExp) => screen.getByText(text, { selector: 'li p' }).closest('li');
    expect((await entry('Inhaberin und Planerin')).getByText('Hauptstation')).toBeVisible();
    await screen.findByText(/^Mich begeistert/);
    expect(rowOf(/^Mich begeistert/)).toHaveTextContent('Leitsatz');
    expect(rowOf(/^Mit zwölf/)).toHaveTextContent('Leitgeschichte');
    expect(fact('Beruf')).toHaveTextContent('Elektroingenieurin');
    expect(fact('Schwerpunkt')).toHaveTextContent('Erneuerbare Energien');
    await waitFor(() => expect(fact('Kompetenzen')).toHaveTextContent(/Photovoltaikanlagen planen, Batteriespeicher/));
    expect(fact('Titel')).toHaveTextContent('Senior-Expertin');
    expect(fact('Ort')).toHaveTextContent('Leipzig');
    expect(fact('Sprache des Profils')).toHaveTextContent('Deutsch');
    expect(fact('Erscheint unter')).toHaveTextContent('Energie und Elektrotechnik');
  });

  it('says at its location what is premium to those who are not, with the way to the plans (PRO-23, D-73)', async () => {
    const { id } = accountOf('limit');
    const profile = mocks.world.table('profiles').find(({ account_id }) => account_id === id);
    await render(`/competence/${profile?.id}`, { as: 'limit' });
    const hint = await screen.findByText(/^Den Ort zeigt das Profil mit Premium\./);
    expect(hint.closest('div')).toHaveTextContent(/^OrtFreiburg/);
    expect(screen.getByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute('href', '/pricing');
  });

  it('says nothing of it to somebody with a premium account', async () => {
    await open('priority');
    // The form of her gender: her details are there.
    expect(await screen.findByText('Senior-Expertin', { selector: 'dd' })).toBeVisible();
    expect(screen.queryByText(/^Den Ort zeigt das Profil mit Premium/)).not.toBeInTheDocument();
  });

  it('has its competences changed in a drawer, with one button', async () => {
    const { user, profile } = await open('priority');
    const before = profile.competence_ids.length;
    await user.click(button('Kompetenzen bearbeiten'));
    const drawer = await dialog('Schwerpunkt und Kompetenzen');
    await user.click(await drawer.findByRole('combobox', { name: 'Kompetenzen' }));
    await user.keyboard('{Backspace}');
    const calls = recordCalls();
    await user.dblClick(await drawer.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    await waitFor(() => expect(profile.competence_ids).toHaveLength(before - 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.filter((call) => /^(PUT|POST)/.test(call))).toEqual([
      `PUT /competenceprofile/${profile.id}/competences`,
    ]);
  });
});

describe('work experience beside a profile', () => {
  it('keeps the main one connected and says why (EXP-03)', async () => {
    const calls = recordCalls();
    const { user } = await open('priority');
    expect((await entry('Inhaberin und Planerin')).getByText('Hauptstation')).toBeVisible();
    const title = 'Inhaberin und Planerin';
    const disconnect = await menuItem(user, title, /^Aus diesem Profil nehmen ?Die Hauptstation bleibt im Profil/);
    const makeMain = screen.getByRole('menuitem', { name: /Das ist bereits die Hauptstation/ });
    for (const refused of [disconnect, makeMain]) {
      expect(refused).toHaveAttribute('aria-disabled', 'true');
      await user.click(refused);
      expect(refused).toBeVisible();
    }
    await user.keyboard('{Escape}');
    await unfold(user);
    await user.click(await menuItem(user, 'Lehrbeauftragte', /zuerst in diesem Profil/));
    expect(calls.filter((call) => /^(PUT|PATCH)/.test(call))).toEqual([]);
  });

  it('stands on the timeline, and the others folded below it', async () => {
    const { user } = await open('priority');
    const list = await screen.findByRole('list', { name: 'Berufserfahrung' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByLabelText('Lehrbeauftragte')).not.toBeInTheDocument();
    const fold = screen.getByRole('button', { name: '2 weitere Stationen nicht in diesem Profil' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await unfold(user);
    expect(await screen.findByLabelText('Lehrbeauftragte')).toBeVisible();
  });

  it('connects, makes the main one and takes off the one before, with a way back (EXP-02)', async () => {
    const { user, profile } = await open('priority');
    const [title, former] = ['Energieauditorin im Nebenberuf', 'Inhaberin und Planerin'];
    await unfold(user);
    await user.click(await screen.findByLabelText(`In diesem Profil zeigen: ${title}`));
    // Where it stands now, it has the focus.
    await waitFor(() => expect(screen.getByLabelText(`${title} bearbeiten`)).toHaveFocus());
    await choose(user, title, /^Als Hauptstation festlegen/);
    expect(await (await entry(title)).findByText('Hauptstation')).toBeVisible();
    const calls = recordCalls();
    await choose(user, former, /^Aus diesem Profil nehmen/);
    await noEntry(former);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    await user.click(await screen.findByText('Rückgängig'));
    expect(await screen.findByLabelText(former)).toBeVisible();
    await choose(user, former, /^Aus diesem Profil nehmen/);
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByLabelText(`In diesem Profil zeigen: ${former}`)).toBeVisible();
    expect(profile.main_experience_id).toBe(experienceOf(title).id);
    expect(profile.experience_ids).not.toContain(experienceOf(former).id);
  });

  it('opens exactly the field that is missing, and saves it with its disciplines (EXP-01)', async () => {
    const bodies = recordBodies('/competenceprofile/experience');
    const { user } = await open('paused');
    await user.click((await entry('Lehrbeauftragte')).getByRole('button', { name: 'Fachgebiete ergänzen' }));
    const field = await (await dialog('Berufserfahrung bearbeiten')).findByLabelText('Fachgebiete');
    await waitFor(() => expect(field).toHaveFocus());
    await user.click(field);
    await user.paste('Elektro');
    await user.click(await screen.findByText('Elektrotechnik', { selector: '[role="option"]' }));
    await user.click(screen.getByLabelText('Ort'));
    await user.paste('Merseburg');
    await user.click(button('Speichern'));
    await waitFor(async () =>
      expect((await entry('Lehrbeauftragte')).queryByRole('button', { name: /ergänzen/ })).not.toBeInTheDocument(),
    );
    expect(bodies).toMatchObject([{ location: 'Merseburg', start_date: '2021-10-01', end_date: null }]);
    expect(bodies[0]?.['disciplines']).toHaveLength(1);
  });

  it('sends back the delivered day of a month that nobody changed', async () => {
    experienceOf('Lehrbeauftragte').start_date = '2021-10-15';
    const bodies = recordBodies('/competenceprofile/experience');
    const { user } = await open('paused');
    await user.click(await screen.findByLabelText('Lehrbeauftragte bearbeiten'));
    const drawer = await dialog('Berufserfahrung bearbeiten');
    await user.click(await drawer.findByRole('button', { name: 'Beschreibung und Zitat ergänzen' }));
    expect(drawer.getByLabelText(/^Beschreibung/)).toHaveFocus();
    await user.click(drawer.getByLabelText(/^Zitat/));
    await user.paste('Erst rechnen, dann bauen.');
    await user.click(button('Speichern'));
    await waitFor(() => expect(bodies).toMatchObject([{ start_date: '2021-10-15', end_date: null }]));
  });

  it('keeps what was typed when saving fails (EXP-05)', async () => {
    const { user } = await open('priority', 'en');
    fail(experience.updateExperience);
    await user.click(await screen.findByLabelText('Edit Inhaberin und Planerin'));
    const drawer = await dialog('Edit work experience');
    const location = await drawer.findByLabelText('Location');
    await user.clear(location);
    await user.paste('Chemnitz');
    await user.click(button('Save and publish'));
    expect(await findErrorSummary(drawer)).toHaveTextContent('Unable to save work experience data. Please try again!');
    expect(location).toHaveValue('Chemnitz');
  });
});

describe('deleting with a way back (ux no. 6)', () => {
  // No published profile depends on it.
  const title = 'Lehrbeauftragte';
  const isThere = () => mocks.world.table('experience').find(({ job_title }) => job_title === title) !== undefined;

  async function remove() {
    const view = await open('priority');
    await unfold(view.user);
    await choose(view.user, title, /^Löschen/);
    await noEntry(title);
    return view;
  }

  it('brings the entry back without a call, and has the focus at the section meanwhile', async () => {
    const calls = recordCalls();
    const { user } = await remove();
    await waitFor(() => expect(screen.getByText('Berufserfahrung', { selector: 'h2' })).toHaveFocus());
    await user.click(button('Rückgängig'));
    expect(await screen.findByLabelText(title)).toBeVisible();
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('sends the call after six seconds', async () => {
    const { user } = await open('priority');
    await unfold(user);
    const line = await menuItem(user, title, /^Löschen/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => line.click());
    await act(() => vi.advanceTimersByTimeAsync(5500));
    expect(isThere()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(600));
    vi.useRealTimers();
    await waitFor(() => expect(isThere()).toBe(false));
  });

  it('sends the call at once when the page is left', async () => {
    const { user } = await remove();
    expect(isThere()).toBe(true);
    await user.click(screen.getByText('Bestätigungen', { selector: 'nav *' }));
    await waitFor(() => expect(isThere()).toBe(false));
  });

  it('shows the entry again when the server refuses', async () => {
    fail(experience.deleteExperience);
    const { user } = await remove();
    await user.click(screen.getByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByLabelText(title)).toBeVisible();
    expect(await screen.findByText('Die Berufserfahrung konnte nicht gelöscht werden.')).toBeInTheDocument();
  });
});

describe('education beside a profile', () => {
  /** What stands on the timeline. */
  const shownEducation = () =>
    [...(screen.queryByLabelText('Ausbildung', { selector: 'ul' })?.children ?? [])].map((row) => row.ariaLabel);

  async function add(name: string) {
    const view = await open('paused');
    await view.user.click(button('Ausbildung hinzufügen'));
    const drawer = await dialog('Ausbildung hinzufügen');
    await view.user.selectOptions(await drawer.findByLabelText('Art der Ausbildung'), 'apprenticeship');
    expect(drawer.queryByRole('option', { name: 'Bachelor' })).not.toBeInTheDocument();
    await view.user.click(drawer.getByLabelText('Abschluss oder Bezeichnung'));
    await view.user.paste(name);
    await view.user.click(button('Speichern'));
    return view;
  }

  it('attaches a new one to the open profile (EDU-04)', async () => {
    await add('Elektronikerin');
    await waitFor(() => expect(shownEducation()).toContain('Elektronikerin'));
    expect(await screen.findByText('Ausbildung gespeichert')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Elektronikerin bearbeiten')).toHaveFocus());
  });

  it('empties a grade that the new type does not offer (D-28)', async () => {
    const bodies = recordBodies('/education');
    const { user } = await open('paused');
    await user.click(button('Ausbildung hinzufügen'));
    const drawer = await dialog('Ausbildung hinzufügen');
    await user.selectOptions(drawer.getByLabelText('Art der Ausbildung'), 'university');
    await user.selectOptions(drawer.getByLabelText(/^Grad/), 'master');
    await user.selectOptions(drawer.getByLabelText('Art der Ausbildung'), 'apprenticeship');
    await user.click(drawer.getByLabelText('Abschluss oder Bezeichnung'));
    await user.paste('Elektronikerin');
    await user.click(button('Speichern'));
    await waitFor(() => expect(bodies[0]).toMatchObject({ type: 'apprenticeship', grade: '' }));
  });

  it('says that it is saved and not attached, and repeats only the second step (T30)', async () => {
    fail(education.attachEducation);
    const calls = recordCalls();
    const { user } = await add('Elektronikerin');
    const alert = await screen.findByText(/gespeichert, aber noch nicht in diesem Profil zu sehen/);
    expect(await screen.findByLabelText('In diesem Profil zeigen: Elektronikerin')).toBeVisible();
    mockServer.resetHandlers();
    // The page can be reached again once the drawer has closed.
    await user.click(await within(alert.closest('[role="alert"]') as HTMLElement).findByRole('button'));
    await waitFor(() => expect(shownEducation()).toContain('Elektronikerin'));
    expect(alert).not.toBeInTheDocument();
    expect(calls.filter((call) => call === 'POST /education')).toHaveLength(1);
  });

  it('may be detached even as the main one of a paused profile, and deleted (EDU-04, EDU-06)', async () => {
    const name = 'Diplom-Ingenieurin Elektrotechnik';
    const { main_education_id: id } = profileOf('priority');
    Object.assign(profileOf('paused'), { education_ids: [id], main_education_id: id });
    Object.assign(profileOf('priority'), { education_ids: [], main_education_id: null });
    const { user } = await open('paused');
    await choose(user, name, /^Aus diesem Profil nehmen/);
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByLabelText(`In diesem Profil zeigen: ${name}`)).toBeVisible();
    expect(profileOf('paused').education_ids).toEqual([]);
    await choose(user, name, /^Löschen/);
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByText('Ausbildung gelöscht')).toBeInTheDocument();
  });
});

describe('a profile that cannot be read', () => {
  it('says so with a way to try again', async () => {
    await render('/competence/999999', { as: 'expert', language: 'en' });
    expect(await findRefusal()).toHaveTextContent('Entity with provided id is not found!');
  });

  it('sends competence-form without a profile to the list (D-12)', async () => {
    await render('/competence/competence-form', { as: 'expert' });
    await arriveAt('/competence/profiles');
  });
});
