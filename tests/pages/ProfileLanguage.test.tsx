import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { profiles } from '@/api/endpoints/profiles';
import { render } from '../render';
import { recordBodies } from './authForms';
import { profileOf } from './profileWorld';
import { chooseOccupation, chooseSubject, press } from './profileWizard';

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
    // The list of all profiles stays in the language of the interface; the new one is named in its own.
    await waitFor(() => expect(asked['mycompetences']).toEqual(new Set(['de', 'en'])));
  });

  it('is the one in which the first station gets its disciplines suggested', async () => {
    const asked = recordLanguages();
    const { user } = await render('/competence/new-profile', { as: 'new' });
    await user.click(await screen.findByRole('radio', { name: 'English' }));
    await chooseOccupation(user, 'Energy c', 'Energy consultant');
    await press(user);
    await chooseSubject(user, 'Renewable energy');
    await user.type(await screen.findByRole('spinbutton', { name: 'Berufserfahrung in Jahren' }), '6');
    await press(user, 'Profil anlegen');
    expect(await screen.findByRole('button', { name: 'Electrical engineering' })).toBeVisible();
    expect(asked['disciplines']).toEqual(new Set(['en']));
  });

  it('is that of what is suggested also where the server names the subject in another one (D-95)', async () => {
    const { id } = profileOf('paused');
    const profile = { id, language: 'en', public: false, subject_category: { id: 7, name: 'Elektrotechnik' } };
    const energy = { id: 1, name: 'Energy', children: [{ id: 7, name: 'Electrical engineering' }] };
    mockServer.use(
      mockEndpoint(profiles.getProfile, () => HttpResponse.json(profile)),
      mockEndpoint(profiles.listCategories, () => HttpResponse.json([energy])),
    );
    await render(`/competence/new-profile?id=${id}&step=station`, { as: 'expert' });
    expect(await screen.findByRole('button', { name: 'Electrical engineering' })).toBeVisible();
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
    const { user } = await render(`/competence/${profile.id}`, { as: 'expert' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Electrical engineer' });
    expect(heading).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Sprache des Profils: Englisch')).toBeVisible();
    expect((await screen.findByText('Fachbereich', { selector: 'dt' })).nextElementSibling).toHaveAttribute(
      'lang',
      'en',
    );
    expect((await screen.findByText('Planning photovoltaic systems')).closest('[lang]')).toHaveAttribute('lang', 'en');
    // The head has said it.
    expect(screen.queryByText('Sprache des Profils', { selector: 'dt' })).not.toBeInTheDocument();
    // What the profile was made with stays (D-64).
    await user.click(await screen.findByRole('button', { name: 'Kompetenzen bearbeiten' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/Fachbereich und Erfahrung lassen sich nicht ändern/)).toBeVisible();
  });

  it('is that of its names on every page, and said once in every card where the interface has another', async () => {
    const profile = profileOf('paused');
    const note = 'Profile language: German';
    const { router, user } = await render('/competence/profiles', { as: 'expert', language: 'en' });
    const title = await screen.findByText('Dozentin', { selector: 'h2 *' });
    expect(title).toHaveAttribute('lang', 'de');
    const row = within(title.closest('li') as HTMLElement);
    expect(row.getByText('Hochschullehre')).toHaveAttribute('lang', 'de');
    expect(row.getAllByText(new RegExp(`${note}$`))).toHaveLength(1);
    expect(screen.queryByText(/Lecturer|University teaching/)).not.toBeInTheDocument();

    await act(() => router.navigate(`/competence/${profile.id}`));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Dozentin' });
    expect(heading).toHaveAttribute('lang', 'de');
    expect(within(heading.closest('header') as HTMLElement).getAllByText(note)).toHaveLength(1);
    const occupation = (await screen.findByText('Occupation', { selector: 'dt' })).nextElementSibling;
    expect(occupation).toHaveTextContent('Dozentin');
    expect(occupation).toHaveAttribute('lang', 'de');

    await act(() => router.navigate('/competence/claims'));
    const [name] = await screen.findAllByText('Dozentin · Hochschullehre', { selector: 'li *' });
    expect(name).toHaveAttribute('lang', 'de');
    expect(name?.parentElement).toHaveTextContent(/ · 4 steps to go · edited .* · Profile language: German$/);
    // No line begins with a dot, and the note is in one piece.
    expect(name?.parentElement?.textContent).toMatch(
      /\u00a0· 4\u00a0steps to go\u00a0· .*\u00a0· Profile\u00a0language:\u00a0German$/,
    );

    await act(() => router.navigate('/verify-competence'));
    await user.click(await screen.findByText('Your open confirmation link'));
    const [link] = await screen.findAllByRole('heading', { level: 2, name: /^Elektroingenieurin/ });
    expect(link).toHaveAttribute('lang', 'de');
    expect(within(link?.parentElement as HTMLElement).getAllByText(note)).toHaveLength(1);

    await act(() => i18next.changeLanguage('de'));
    await act(() => router.navigate('/competence/profiles'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Dozentin' })).toBeVisible();
    expect(screen.queryByText(/^Sprache des Profils/)).not.toBeInTheDocument();
    expect(screen.getByText('Dozentin', { selector: 'h2 *' })).not.toHaveAttribute('lang');
  });

  it('is not guessed: a server that does not tell it names profiles in the language of the interface', async () => {
    const asked = recordLanguages();
    const profile = { id: 1, occupation: { id: 2, name: 'Lecturer' }, public: 1 };
    mockServer.use(mockEndpoint(profiles.listProfiles, () => HttpResponse.json([profile])));
    await render('/competence/profiles', { as: 'expert', language: 'en' });
    expect(await screen.findByText('Lecturer', { selector: 'h2 *' })).not.toHaveAttribute('lang');
    expect(screen.queryByText(/^Profile language/)).not.toBeInTheDocument();
    expect(asked['mycompetences']).toEqual(new Set(['en']));
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
