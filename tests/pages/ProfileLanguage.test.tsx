import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { mockServer } from '@mocks/node';
import { render } from '../render';
import { recordBodies } from './authForms';
import { profileOf } from './profileWorld';

/** The languages that were asked for, by the last part of the address. */
function recordLanguages(): Record<string, Set<string | null>> {
  const found: Record<string, Set<string | null>> = {};
  mockServer.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const language = searchParams.get('lang') ?? searchParams.get('locale');
    (found[pathname.split('/').at(-1) ?? ''] ??= new Set()).add(language);
  });
  return found;
}

describe('the language of a profile (D-63)', () => {
  it('is asked for by the wizard, and its names are searched in it', async () => {
    const bodies = recordBodies('/competenceprofile/mycompetencearea');
    const asked = recordLanguages();
    const { user } = await render('/competence/new-profile', { as: 'new' });
    const choice = within(await screen.findByRole('group', { name: 'Sprache des Profils' }));
    expect(await choice.findByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await user.click(await choice.findByRole('radio', { name: 'English' }));
    await user.click(await screen.findByRole('combobox', { name: 'Beruf' }));
    await user.paste('Carpenter');
    const [hit] = await screen.findAllByRole('option');
    expect(hit?.closest('[lang]')).toHaveAttribute('lang', 'en');
    await user.click(hit as HTMLElement);
    await user.click(await screen.findByText('Weiter'));
    const area = await screen.findByLabelText('Fachbereich');
    const option = within(area).getAllByRole('option')[1] as HTMLElement;
    expect(option.closest('[lang]')).toHaveAttribute('lang', 'en');
    await user.selectOptions(area, option);
    const preview = within(await screen.findByRole('region', { name: 'So entsteht Ihr Profil' }));
    expect(await preview.findByText('Work experience')).toBeVisible();
    expect(preview.getByText('Sprache des Profils: Englisch')).toBeVisible();
    expect(preview.getByText(option.textContent)).toHaveAttribute('lang', 'en');
    const subject = await screen.findByRole('combobox', { name: 'Schwerpunkt' });
    await user.click(subject);
    const subjects = within(await screen.findByRole('listbox', { name: 'Schwerpunkt' }));
    expect(subjects.getAllByRole('group')[0]?.closest('[lang]')).toHaveAttribute('lang', 'en');
    await user.click(subjects.getAllByRole('option')[0] as HTMLElement);
    expect(subject).toHaveAttribute('lang', 'en');
    await user.type(await screen.findByRole('spinbutton', { name: 'Berufserfahrung in Jahren' }), '6');
    await user.click(await screen.findByText('Profil anlegen'));
    await waitFor(() => expect(bodies).toMatchObject([{ lang: 'en' }]));
    expect(asked['occupations']).toEqual(new Set(['en']));
    // The list of all profiles stays in the language of the interface.
    expect(asked['mycompetences']).toEqual(new Set(['de']));
  });

  it('empties an occupation that was chosen in the other one', async () => {
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await user.click(await screen.findByRole('combobox', { name: 'Beruf' }));
    await user.paste('Tischler');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await user.click(await screen.findByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('combobox', { name: 'Beruf' })).toHaveValue('');
  });

  it('is shown by the editor, and marked where its names stand', async () => {
    const profile = profileOf('priority');
    profile.language = 'en';
    await render(`/competence/${profile.id}`, { as: 'expert' });
    // The list tells the occupation in the language of the interface; what no list tells stays in the profile's.
    const heading = await screen.findByRole('heading', { level: 1, name: 'Elektroingenieurin' });
    expect(heading).toHaveAttribute('lang', 'de');
    // What the profile was made with stays (D-64).
    expect(await screen.findByText(/Fachbereich und Erfahrung lassen sich nicht ändern/)).toBeVisible();
    expect((await screen.findByText('Sprache des Profils', { selector: 'dt' })).nextElementSibling).toHaveTextContent(
      'Englisch',
    );
    expect((await screen.findByText('Fachbereich', { selector: 'dt' })).nextElementSibling).toHaveAttribute(
      'lang',
      'en',
    );
    expect((await screen.findByText('Planning photovoltaic systems')).closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('does not name a profile in two ways: its list, its editor and what refers to it agree, in both languages', async () => {
    const profile = profileOf('paused');
    const { router } = await render('/competence/profiles', { as: 'expert', language: 'en' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Lecturer' })).toBeVisible();
    await act(() => router.navigate(`/competence/${profile.id}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lecturer' })).toHaveAttribute('lang', 'en');
    // Beside the profile's other names its own language wins.
    const occupation = (await screen.findByText('Occupation', { selector: 'dt' })).nextElementSibling;
    expect(occupation).toHaveTextContent('Dozentin');
    expect(occupation).toHaveAttribute('lang', 'de');
    expect((await screen.findByText('Focus', { selector: 'dt' })).nextElementSibling).toHaveAttribute('lang', 'de');
    await act(() => i18next.changeLanguage('de'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dozentin' })).toBeVisible();
    await act(() => i18next.changeLanguage('en'));
    await act(() => router.navigate('/competence/claims'));
    expect(await screen.findByText(/^Lecturer · University teaching · 0 keywords · edited /)).toBeVisible();
  });

  it('is the one in which competences are searched', async () => {
    const profile = profileOf('priority');
    profile.language = 'en';
    const asked = recordLanguages();
    const { user } = await render(`/competence/competence-form?id=${profile.id}`, { as: 'expert' });
    const search = await screen.findByRole('combobox', { name: 'Kompetenzen' });
    await user.click(search);
    await user.paste('plan');
    const [hit] = await within(await screen.findByRole('listbox', { name: 'Kompetenzen' })).findAllByRole('option');
    expect(hit?.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(asked['available']).toEqual(new Set(['en']));
    expect(asked['competences']).toEqual(new Set(['en']));
    expect(asked['valid']).toEqual(new Set(['en']));
  });
});
