import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { disciplines } from '@/api/endpoints/disciplines';
import { experience } from '@/api/endpoints/experience';
import { profiles } from '@/api/endpoints/profiles';
import { readDraft } from '@/platform/drafts';
import { render } from '../render';
import { fill, queryErrorSummary, recordBodies, recordCalls } from './authForms';
import { choose, dialog, findFold, unfold } from './careerWorld';
import { loseAnswer } from './loseAnswer';
import { accountOf, completePaused, experienceOf, fail, profileOf, type ProfileName } from './profileWorld';

const path = '/competenceprofile/experience';
const audits = 'Energieauditorin im Nebenberuf';
const connect = (title: string) => screen.findByLabelText(`In diesem Profil zeigen: ${title}`);

async function open(name: ProfileName) {
  const profile = profileOf(name);
  const view = await render(`/competence/${profile.id}`, { as: 'expert' });
  await findFold();
  const calls = recordCalls();
  return { ...view, profile, calls, writes: () => calls.filter((call) => !call.startsWith('GET')) };
}

/** A paused profile that shows no station. */
async function openBare() {
  Object.assign(profileOf('paused'), { experience_ids: [], main_experience_id: null });
  return open('paused');
}

async function openForm(user: UserEvent) {
  await user.click(await screen.findByText('Berufserfahrung hinzufügen', { selector: 'button, button *' }));
  const drawer = await dialog('Berufserfahrung hinzufügen');
  await drawer.findByLabelText('Position');
  return drawer;
}

async function writeMonth(user: UserEvent, index: number, month: string) {
  const fields = await screen.findAllByRole('spinbutton');
  const [first, second] = fields.slice(index * 2) as [HTMLElement, HTMLElement];
  await user.click(first);
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard(month);
  await waitFor(() => expect([first.textContent, second.textContent]).toEqual([month.slice(0, 2), month.slice(2)]));
}

const save = (user: UserEvent) => user.click(screen.getByText(/^Speichern/, { selector: 'button, button *' }));

describe('the first station of a profile', () => {
  it('becomes its main one by itself', async () => {
    const { user, profile, writes } = await openBare();
    const [id, call] = [experienceOf(audits).id, '/competenceprofile'];
    // Without a timeline, what could stand on it is unfolded.
    await user.dblClick(await connect(audits));
    const row = within(await screen.findByRole('list', { name: 'Berufserfahrung' }));
    expect(await row.findByText('Hauptstation')).toBeVisible();
    expect(writes()).toEqual([
      `PUT ${call}/experience/setconnection/${profile.id}/${id}`,
      `PATCH ${call}/${profile.id}/experience/${id}/main`,
    ]);
  });

  it('likewise where it is new, and its answer was lost', async () => {
    const { user, profile, writes } = await openBare();
    await openForm(user);
    await fill(user, { Position: 'Bauleiterin', Unternehmen: 'Nordlicht Bau' });
    await writeMonth(user, 0, '032020');
    await user.click(await screen.findByLabelText('Ich arbeite hier noch'));
    loseAnswer(experience.makeMainExperience);
    await save(user);
    expect((await screen.findAllByText('Hauptstation'))[0]).toBeVisible();
    expect(profile.main_experience_id).toBe(experienceOf('Bauleiterin').id);
    expect(writes().filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
    expect(screen.queryByText('Die Hauptstation konnte nicht geändert werden.')).not.toBeInTheDocument();
  });

  it('stays connected where it could not become the main one, and says so', async () => {
    fail(experience.makeMainExperience);
    const { user, profile } = await openBare();
    await user.click(await connect(audits));
    expect(await screen.findByText('Die Hauptstation konnte nicht geändert werden.')).toBeInTheDocument();
    expect(profile.experience_ids).toEqual([experienceOf(audits).id]);
  });

  it('changes nothing about a main one that is there', async () => {
    const { user, writes } = await open('published');
    await unfold(user);
    await user.click(await connect('Ingenieurin Netzplanung'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    await waitFor(() => expect(screen.getByLabelText('Ingenieurin Netzplanung bearbeiten')).toHaveFocus());
    expect(writes()).toHaveLength(1);
  });
});

it('says why the server does not delete a station', async () => {
  fail(experience.deleteExperience, 422, { main: ['Die wichtigste Berufserfahrung wird nicht gelöscht.'] });
  const { user } = await open('paused');
  await choose(user, 'Lehrbeauftragte', /^Löschen/);
  await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
  const words =
    /^Die Berufserfahrung konnte nicht gelöscht werden\. Die wichtigste Berufserfahrung wird nicht gelöscht\.$/;
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await screen.findByLabelText('Lehrbeauftragte')).toBeVisible();
});

describe('the drawer of a station (B6)', () => {
  it('asks for an end unless it goes on, and refuses a beginning to come', async () => {
    const bodies = recordBodies(path);
    const { user } = await open('paused');
    const drawer = await openForm(user);
    await fill(user, { Position: 'Bauleiterin', Unternehmen: 'Nordlicht Bau' });
    await writeMonth(user, 0, `01${new Date().getFullYear() + 1}`);
    await save(user);
    expect(await drawer.findByText('Der Beginn liegt in der Zukunft.')).toBeVisible();
    expect(drawer.getByText('Bitte geben Sie Monat und Jahr an.')).toBeVisible();
    // The summary comes with the errors or a render later, and takes the focus.
    await waitFor(() => expect(queryErrorSummary(drawer)).toHaveFocus());
    await writeMonth(user, 0, '032020');
    await writeMonth(user, 1, '022019');
    expect(await drawer.findByText('Das Ende liegt vor dem Beginn.')).toBeVisible();
    await user.click(drawer.getByLabelText('Ich arbeite hier noch'));
    expect(drawer.queryByText('Ende')).not.toBeInTheDocument();
    await save(user);
    await waitFor(() => expect(bodies).toMatchObject([{ start_date: '2020-03-01', end_date: null }]));
  });

  it('takes the first station for the present one', async () => {
    for (const row of mocks.world.table('experience').all()) row.end_date ??= '2024-01-01';
    const { user } = await open('paused');
    const drawer = await openForm(user);
    expect(drawer.getByLabelText('Ich arbeite hier noch')).toBeChecked();
  });

  it('completes companies and places from the other entries, and takes any other word', async () => {
    const { user } = await open('paused');
    const drawer = await openForm(user);
    const company = drawer.getByLabelText('Unternehmen');
    await user.type(company, 'netzw');
    await user.click(await screen.findByRole('option', { name: 'Netzwerke Mitteldeutschland' }));
    expect(company).toHaveValue('Netzwerke Mitteldeutschland');
    const place = drawer.getByLabelText('Ort');
    await user.type(place, 'Le');
    expect(await screen.findByRole('option', { name: 'Leipzig' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Dresden' })).not.toBeInTheDocument();
    await user.type(place, 'er');
    await user.tab();
    expect(place).toHaveValue('Leer');
  });

  it('suggests disciplines of the competence and of the other entries', async () => {
    const { user, calls } = await open('priority');
    mockServer.use(
      mockEndpoint(disciplines.searchDisciplines, () =>
        HttpResponse.json({ success: true, data: [{ id: 7, name: 'Solartechnik' }], message: '' }),
      ),
    );
    const drawer = await openForm(user);
    const suggestions = within(await drawer.findByRole('group', { name: 'Vorschläge:' }));
    expect(await suggestions.findByRole('button', { name: 'Solartechnik' })).toBeVisible();
    await user.click(suggestions.getByRole('button', { name: 'Energietechnik' }));
    expect(drawer.queryByRole('group', { name: 'Vorschläge:' })).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Energietechnik genauer' })).toBeVisible();
    expect(calls.filter((call) => call === 'GET /disciplines')).toHaveLength(1);
  });

  it('asks for one more letter where too much lies below a discipline (D-26)', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, name: `Zweig ${index + 1}` }));
    mockServer.use(
      mockEndpoint(disciplines.listDescendants, ({ request }) => {
        const name = new URL(request.url).searchParams.get('name') ?? '';
        return HttpResponse.json({ success: true, data: many.filter((one) => one.name.includes(name)), message: '' });
      }),
    );
    const { user } = await open('priority');
    const drawer = await openForm(user);
    await user.click(await drawer.findByRole('button', { name: 'Energietechnik' }));
    expect(await drawer.findByText(/Mehr als 50 Treffer.*noch einen Buchstaben/)).toBeVisible();
    await user.type(drawer.getByLabelText('In Energietechnik suchen'), '60');
    await user.click(await drawer.findByRole('button', { name: 'Zweig 60' }));
    expect(await drawer.findByRole('button', { name: 'Zweig 60 genauer' })).toBeVisible();
  });

  it('shows what the server refuses at its field, folded or not, and keeps the words as a draft', async () => {
    fail(experience.createExperience, 422, { company_name: ['Zu lang.'], quote: ['Kein Zitat.'] });
    const { user } = await open('paused');
    const drawer = await openForm(user);
    await fill(user, { Position: 'Bauleiterin', Unternehmen: 'Nordlicht Bau' });
    await writeMonth(user, 0, '032020');
    await user.click(drawer.getByLabelText('Ich arbeite hier noch'));
    await save(user);
    await waitFor(() => expect(drawer.getByLabelText('Unternehmen')).toHaveAccessibleDescription(/Zu lang\./));
    expect(drawer.getByLabelText(/^Zitat/)).toHaveAccessibleDescription(/Kein Zitat\./);
    await user.click(drawer.getByText('Abbrechen'));
    await waitFor(() => expect(screen.getByText('Noch nicht gespeicherter Text zu einem neuen Eintrag')).toBeVisible());
    const draft = readDraft(String(accountOf('expert').id), 'experience-new');
    expect(draft?.values).toMatchObject({ job_title: 'Bauleiterin', ongoing: true });
  });

  it('closes once the profile shows what was saved, so that publishing names what it lacks', async () => {
    completePaused();
    const { user, profile } = await open('paused');
    const drawer = await openForm(user);
    await fill(user, { Position: 'Bauleiterin', Unternehmen: 'Nordlicht Bau' });
    await writeMonth(user, 0, '032020');
    await user.click(drawer.getByLabelText('Ich arbeite hier noch'));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const isRead = vi.fn<() => void>();
    mockServer.use(
      mockEndpoint(profiles.getProfile, async ({ params }) => {
        if (params['profileId'] !== String(profile.id)) return;
        isRead();
        await held;
      }),
    );
    await save(user);
    await waitFor(() => expect(isRead).toHaveBeenCalled());
    // A drawer that closes gives the focus back at once.
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByText('Veröffentlichen', { selector: 'header button, header button *' }));
    expect(await screen.findByText('Zum Veröffentlichen fehlt noch etwas')).toBeVisible();
  });

  it('unfolds what is filled, and leads back to the row that was saved', async () => {
    const { user } = await open('priority');
    const title = 'Inhaberin und Planerin';
    await user.click(await screen.findByLabelText(`${title} bearbeiten`));
    const drawer = await dialog('Berufserfahrung bearbeiten');
    expect(await drawer.findByLabelText(/^Beschreibung/)).toHaveDisplayValue(/Photovoltaik/);
    await user.click(drawer.getByLabelText('Ort'));
    await user.paste(' Mitte');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(`${title} bearbeiten`)).toHaveFocus();
    expect(screen.getByText(/Leipzig Mitte/)).toBeVisible();
  });
});

describe.each([['full'], ['plain']] as const)('the profiles that show an entry (%s server)', (responses) => {
  beforeEach(() => setScenario(mocks, { responses }));

  async function openProfiles(title: string) {
    const view = await open('paused');
    await unfold(view.user);
    await choose(view.user, title, /^In Profilen zeigen/);
    return { ...view, list: await dialog(`In welchen Profilen steht „${title}“?`) };
  }

  it('are switched one by one, and keep their main station', async () => {
    const { user, list, writes } = await openProfiles(audits);
    const [own, main, other] = await list.findAllByRole('switch');
    expect(own).not.toBeChecked();
    expect(list.getAllByRole('switch', { checked: true })).toHaveLength(1);
    const checked = list.getByRole('switch', { checked: true });
    expect(checked).toHaveAccessibleDescription(/Die Hauptstation bleibt im Profil/);
    await user.click(checked);
    expect(writes()).toEqual([]);
    const free = checked === main ? other : main;
    await user.click(free as HTMLElement);
    await waitFor(() => expect(free).toBeChecked());
    expect(profileOf('priority').experience_ids).toContain(experienceOf(audits).id);
    expect(writes()).toHaveLength(1);
  });

  it('lose nothing that publishing demanded (D-62)', async () => {
    const { user, profile, writes } = await open('paused');
    await choose(user, 'Lehrbeauftragte', /^In Profilen zeigen/);
    const list = await dialog('In welchen Profilen steht „Lehrbeauftragte“?');
    const [, published] = await list.findAllByRole('switch');
    await user.click(published as HTMLElement);
    const question = await dialog('Für diese Änderung muss die Seite pausiert werden');
    expect(question.getByRole('listitem')).toHaveTextContent(
      /: Jede Berufserfahrung in diesem Profil hat Fachgebiete und Ort/,
    );
    await user.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(published).not.toBeChecked());
    expect(writes()).toEqual([]);
    expect(profile.public).toBe(false);
  });

  it('can be read once more where they could not', async () => {
    const { user } = await open('paused');
    mockServer.use(
      mockEndpoint(profiles.getProfile, () => HttpResponse.json({ success: false }, { status: 500 }), { once: true }),
    );
    await choose(user, 'Lehrbeauftragte', /^In Profilen zeigen/);
    const list = await dialog('In welchen Profilen steht „Lehrbeauftragte“?');
    await user.click(within(await list.findByRole('alert')).getByRole('button'));
    await waitFor(() => expect(list.getAllByRole('switch')).toHaveLength(3));
    expect(list.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a station whose months cannot be read', () => {
  it('shows them as they are delivered', async () => {
    Object.assign(experienceOf(audits), { start_date: '2014-13-01' });
    await open('published');
    expect(await screen.findByText('2014-13-01 – Dezember 2020')).toBeVisible();
  });
});
