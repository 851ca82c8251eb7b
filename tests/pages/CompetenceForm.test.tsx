import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { findSubjectCategory } from '@mocks/data/categories';
import { mocks, mockServer } from '@mocks/node';
import { profiles } from '@/api/endpoints/profiles';
import { arriveAt, render } from '../render';
import { findErrorSummary, recordBodies, recordCalls } from './authForms';
import { fail, profileOf } from './profileWorld';

async function open() {
  const profile = profileOf('priority');
  const view = await render(`/competence/competence-form?id=${profile.id}`, { as: 'expert' });
  const list = within(await screen.findByRole('form', { name: 'Schwerpunkt und Kompetenzen' }));
  return { ...view, profile, list };
}

const subjectField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Schwerpunkt' });
const subjectName = (id: number | string | null) => findSubjectCategory(id, 'de')?.name ?? '';

/** Opens the list of subjects and takes the last one of the last group. */
async function chooseAnotherSubject(user: UserEvent) {
  const subject = await subjectField();
  await user.click(subject);
  const list = within(await screen.findByRole('listbox', { name: 'Schwerpunkt' }));
  await user.click(list.getAllByRole('option').at(-1) as HTMLElement);
  return subject.value;
}

/** The hits of the search, apart from the options of the page's other fields. */
const hits = async () => within(await screen.findByRole('listbox', { name: 'Kompetenzen' })).findAllByRole('option');

describe('occupational area and competence (PRO-05, PRO-06)', () => {
  it('changes the subject of the profile', async () => {
    const { user, profile } = await open();
    const before = subjectName(profile.subject_category_id);
    expect(await subjectField()).toHaveValue(before);
    const bodies = recordBodies(`/competenceprofile/${profile.id}/mycompetence`);
    const other = await chooseAnotherSubject(user);
    expect(other).not.toBe(before);
    await user.click(await screen.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    await waitFor(() => expect(bodies).toEqual([{ subject_category_id: profile.subject_category_id }]));
    expect(subjectName(profile.subject_category_id)).toBe(other);
    expect(await screen.findByText('Kompetenzen gespeichert')).toBeInTheDocument();
    // What is saved is no reason to ask whether to leave.
    await user.click(await screen.findByRole('link', { name: 'Zum Profil' }));
    await arriveAt(`/competence/${profile.id}`);
  });

  it('shows the field of work and says that it stays (D-64)', async () => {
    const { list } = await open();
    expect(await screen.findByText(/Fachbereich und Erfahrung lassen sich nicht ändern/)).toBeVisible();
    expect(list.queryByLabelText('Fachbereich')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Fachbereich' })).not.toBeInTheDocument();
  });

  it('searches from four characters on and saves the whole list', async () => {
    const calls = recordCalls();
    const { user, profile, list } = await open();
    const before = profile.competence_ids.length;
    const search = await list.findByRole('combobox', { name: 'Kompetenzen' });
    await user.click(search);
    await user.paste('Pla');
    expect(await list.findByText(/Noch 1 Zeichen/)).toBeInTheDocument();
    await user.paste('n');
    await user.click((await hits())[0] as HTMLElement);
    await user.click(await list.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    await waitFor(() => expect(profile.competence_ids).toHaveLength(before + 1));
    expect(calls.filter((call) => call.endsWith('/available'))).toHaveLength(1);
  });

  it('says how many places are left, and takes no more than there are', async () => {
    const profile = profileOf('priority');
    profile.max_competences = profile.competence_ids.length + 1;
    const { user, list } = await open();
    expect(await list.findByText(/1 von \d+ Plätzen ist noch frei/)).toBeInTheDocument();
    const search = await list.findByRole('combobox', { name: 'Kompetenzen' });
    await user.click(search);
    await user.paste('Plan');
    await user.click((await hits())[0] as HTMLElement);
    expect(await list.findByText(/Alle \d+ Plätze sind belegt/)).toBeInTheDocument();
    await user.click(search);
    await user.paste('bera');
    for (const option of await hits()) expect(option).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks once before unsaved choices are left, and stays where that is chosen', async () => {
    const { user, list } = await open();
    await chooseAnotherSubject(user);
    await user.click(await list.findByRole('combobox', { name: 'Kompetenzen' }));
    await user.keyboard('{Backspace}');
    await user.click(await screen.findByText('Zum Profil'));
    await user.click(await screen.findByText('Hier bleiben'));
    expect(window.location.pathname).toBe('/competence/competence-form');
    await user.click(await screen.findByText('Zum Profil'));
    await user.click(await screen.findByText('Seite verlassen'));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/competence\/\d+$/));
  });

  it('sends only what is missing after one of two calls was refused (T30)', async () => {
    const { user } = await open();
    await chooseAnotherSubject(user);
    await user.click(await screen.findByRole('combobox', { name: 'Kompetenzen' }));
    await user.keyboard('{Backspace}');
    fail(profiles.saveCompetences, 422, { competences: ['Diese Kompetenz gibt es nicht mehr.'] });
    const calls = recordCalls();
    await user.click(await screen.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    const field = await screen.findByRole('combobox', { name: 'Kompetenzen' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Diese Kompetenz gibt es nicht mehr\./));
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    expect(await screen.findByText('Kompetenzen gespeichert')).toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });

  it('keeps what another device added and took away meanwhile', async () => {
    const { user, profile, list } = await open();
    const [gone = 0, ...kept] = profile.competence_ids;
    await user.click(await list.findByRole('combobox', { name: 'Kompetenzen' }));
    await user.paste('Plan');
    await user.click((await hits())[0] as HTMLElement);
    const other = mocks.world
      .table('profiles')
      .where(({ id }) => id !== profile.id)
      .flatMap((row) => row.competence_ids);
    const added = other.find((id) => !profile.competence_ids.includes(id)) ?? 0;
    profile.competence_ids = [...kept, added];
    await user.click(await list.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    expect(await screen.findByText('Kompetenzen gespeichert')).toBeInTheDocument();
    expect(profile.competence_ids.slice(0, kept.length + 1)).toEqual([...kept, added]);
    expect(profile.competence_ids).toHaveLength(kept.length + 2);
    expect(profile.competence_ids).not.toContain(gone);
  });

  it('sends nothing where both together are more than there is room for', async () => {
    const { user, profile, list } = await open();
    const before = profile.competence_ids;
    await user.click(await list.findByRole('combobox', { name: 'Kompetenzen' }));
    await user.paste('Plan');
    await user.click((await hits())[0] as HTMLElement);
    profile.competence_ids = [...before, 9999];
    profile.max_competences = before.length + 1;
    const calls = recordCalls();
    await user.click(await list.findByRole('button', { name: 'Speichern und veröffentlichen' }));
    expect(await findErrorSummary(list)).toBeVisible();
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});
