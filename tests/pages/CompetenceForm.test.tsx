import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arriveAt, render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import { profileOf } from './profileWorld';

async function open() {
  const profile = profileOf('priority');
  const view = await render(`/competence/competence-form?id=${profile.id}`, { as: 'expert' });
  const list = within(await screen.findByRole('form', { name: 'Kompetenzen' }));
  return { ...view, profile, list };
}

/** The hits of the search, apart from the options of the page's other fields. */
const hits = async () => within(await screen.findByRole('listbox', { name: 'Kompetenzen' })).findAllByRole('option');

describe('occupational area and competence (PRO-05, PRO-06)', () => {
  it('changes the subject of the profile', async () => {
    const { user, profile } = await open();
    const subject = await screen.findByRole('combobox', { name: 'Schwerpunkt' });
    expect(subject).toHaveValue(String(profile.subject_category_id));
    const other = within(subject)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value)
      .find((value) => value !== '' && value !== String(profile.subject_category_id)) as string;
    const bodies = recordBodies(`/competenceprofile/${profile.id}/mycompetence`);
    await user.selectOptions(subject, other);
    await user.click(
      await within(await screen.findByRole('form', { name: 'Schwerpunkt' })).findByRole('button', {
        name: 'Speichern',
      }),
    );
    await waitFor(() => expect(bodies).toEqual([{ subject_category_id: Number(other) }]));
    expect(await screen.findByText('Schwerpunkt gespeichert')).toBeInTheDocument();
    // What is saved is no reason to ask whether to leave.
    await user.click(await screen.findByRole('link', { name: 'Zum Profil' }));
    await arriveAt(`/competence/${profile.id}`);
  });

  it('shows the field of work and says that it stays (D-64)', async () => {
    const { list } = await open();
    expect(await screen.findByText(/Fachbereich und Erfahrung gehören fest zum Profil/)).toBeVisible();
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
    await user.click(await list.findByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(profile.competence_ids).toHaveLength(before + 1));
    expect(calls.filter((call) => call.endsWith('/available'))).toHaveLength(1);
  });

  it('says how many places are left, and takes no more than there are', async () => {
    const profile = profileOf('priority');
    profile.max_competences = profile.competence_ids.length + 1;
    const { user, list } = await open();
    expect(await list.findByText(/^1 von \d+ Plätzen ist noch frei/)).toBeInTheDocument();
    const search = await list.findByRole('combobox', { name: 'Kompetenzen' });
    await user.click(search);
    await user.paste('Plan');
    await user.click((await hits())[0] as HTMLElement);
    expect(await list.findByText(/^Alle \d+ Plätze sind belegt/)).toBeInTheDocument();
    await user.click(search);
    await user.paste('bera');
    for (const option of await hits()) expect(option).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks once before unsaved choices of either form are left, and stays where that is chosen', async () => {
    const { user, list } = await open();
    const subject = await screen.findByRole('combobox', { name: 'Schwerpunkt' });
    await user.selectOptions(subject, within(subject).getAllByRole('option')[1] as HTMLElement);
    await user.click(await list.findByRole('combobox', { name: 'Kompetenzen' }));
    await user.keyboard('{Backspace}');
    await user.click(await screen.findByText('Zum Profil'));
    await user.click(await screen.findByText('Hier bleiben'));
    expect(window.location.pathname).toBe('/competence/competence-form');
    await user.click(await screen.findByText('Zum Profil'));
    await user.click(await screen.findByText('Seite verlassen'));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/competence\/\d+$/));
  });
});
