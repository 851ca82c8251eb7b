import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mocks } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { claims } from '@/api/endpoints/claims';
import { render } from '../render';
import { recordCalls } from './authForms';
import { accountOf, completePaused, experienceOf, fail, profileOf, type ProfileName } from './profileWorld';

async function open(name: ProfileName, language: 'de' | 'en' = 'de') {
  const profile = profileOf(name);
  const view = await render(`/competence/${profile.id}`, { as: 'expert', language });
  const [menu] = await screen.findAllByRole('button', {
    name: language === 'de' ? /^Weitere Aktionen/ : /^More actions/,
  });
  return { ...view, profile, menu: menu as HTMLElement };
}

type View = Awaited<ReturnType<typeof open>>;

/** Opens the page over the whole window; resolves to what is in it. */
async function openPage({ user }: View, label = 'Vorschau', title = 'So sehen andere Ihr Profil') {
  await user.click(await screen.findByRole('button', { name: label }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** A window with room for a preview beside the sections. */
function widen() {
  const narrow = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(narrow(query), { matches: query.includes('85em') }),
  );
}

async function openPane({ user }: View) {
  const views = within(await screen.findByRole('group', { name: 'Ansicht' }));
  await user.click(await views.findByRole('button', { name: 'Vorschau' }));
  return within(await screen.findByRole('region', { name: 'Vorschau des Profils' }));
}

describe('a profile as its readers will see it (PRO-09, PRO-19)', () => {
  it('shows the whole working life: person, competences, stations, stories, questions, contact', async () => {
    const view = await open('priority');
    const page = await openPage(view);
    expect(await page.findByRole('heading', { level: 3, name: 'Dr.-Ing. Anna Bergmann' })).toBeVisible();
    expect(page.getByText('Elektroingenieurin')).toHaveAttribute('lang', 'de');
    expect(page.getByText(/^Mich begeistert, dass ein Dach/).tagName).toBe('BLOCKQUOTE');
    expect(await page.findAllByText('Bestätigt von Georg Baumann')).not.toHaveLength(0);
    const stations = page.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent);
    expect(stations.slice(0, 2)).toEqual(['Inhaberin und Planerin', 'Ingenieurin Netzplanung']);
    expect(page.queryByText('Hauptstation')).not.toBeInTheDocument();
    expect(page.getByText('seit März 2017')).toBeVisible();
    expect(page.getByText('Oktober 2010 – Februar 2017')).toBeVisible();
    expect(page.getByRole('heading', { level: 5, name: 'Wie es begann' })).toBeVisible();
    expect(await page.findByText(/^Wie groß sollte ein Batteriespeicher/)).toBeVisible();
    expect(page.getByText('+49 341 5550142')).toBeVisible();
    expect(page.queryByText('Noch nicht öffentlich')).not.toBeInTheDocument();
  });

  it('is in its own language as a whole, which is said once in that of the interface (D-63)', async () => {
    const page = await openPage(await open('priority', 'en'), 'Preview', 'How others see your profile');
    const heading = await page.findByRole('heading', { name: 'Berufserfahrung' });
    expect(heading.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(page.getByText('Elektroingenieurin')).toHaveAttribute('lang', 'de');
    expect(page.getByText('Erneuerbare Energien')).toHaveAttribute('lang', 'de');
    expect(page.queryByText('Renewable energy')).not.toBeInTheDocument();
    expect(page.getByText('Elektrotechnik und Energie')).toHaveAttribute('lang', 'de');
    expect(page.getByText('Photovoltaikanlagen planen')).toHaveAttribute('lang', 'de');
    expect(page.getByText('seit März 2017')).toBeVisible();
    expect(page.queryByText('Work experience')).not.toBeInTheDocument();
    expect(page.getByText('Profile language: German')).toBeVisible();
  });

  it('has its language in the head of the page, and not once more beside the editor (ux 2.3)', async () => {
    widen();
    await open('priority', 'en');
    expect(await screen.findByRole('region', { name: 'Preview of the profile' })).toBeVisible();
    expect(await screen.findAllByText('Profile language: German')).toHaveLength(1);
  });

  it('says of a paused profile that nobody sees it yet, and leaves out what is not there', async () => {
    const view = await open('paused');
    const page = await openPage(view);
    expect(await page.findByText('Noch nicht öffentlich')).toBeVisible();
    expect(await page.findByRole('heading', { name: 'Lehrbeauftragte' })).toBeVisible();
    expect(page.queryByRole('heading', { name: 'Mein Weg' })).not.toBeInTheDocument();
    expect(page.queryByText(/^Hier steht/)).not.toBeInTheDocument();
    await view.user.click(page.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Vorschau' })).toHaveFocus();
  });

  it('shows hostile texts as text, and addresses of no page as no link', async () => {
    const profile = profileOf('priority');
    Object.assign(experienceOf('Inhaberin und Planerin'), { description: '<img src=x onerror=alert(1)>' });
    const [contact] = profile.contacts;
    Object.assign(contact ?? {}, { website: 'javascript:alert(1)' });
    const page = await openPage(await open('priority'));
    expect(await page.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect((await page.findByText('javascript:alert(1)')).closest('a')).toBeNull();
  });

  it('says when claims or confirmations could not be loaded, and loads them again', async () => {
    fail(claims.listClaims);
    const view = await open('priority');
    const calls = recordCalls();
    const page = await openPage(view);
    const alert = await page.findByRole('alert');
    expect(alert).toHaveTextContent(/^Kompetenzen, Claims oder Bestätigungen konnten nicht geladen werden/);
    expect(await page.findByText('Dr.-Ing. Anna Bergmann')).toBeVisible();
    const before = calls.filter((call) => call.startsWith('GET /claims')).length;
    await view.user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(calls.filter((call) => call.startsWith('GET /claims')).length).toBeGreaterThan(before));
  });

  it('does with what a server of documented fields delivers', async () => {
    setScenario(mocks, { responses: 'plain' });
    const page = await openPage(await open('priority'));
    expect(await page.findByRole('heading', { name: 'Inhaberin und Planerin' })).toBeVisible();
    expect(await page.findAllByText('Bestätigt von Georg Baumann')).not.toHaveLength(0);
    expect(page.queryByText(/undefined|null/)).not.toBeInTheDocument();
  });
});

describe('the preview beside the editor (ux no. 4)', () => {
  it('takes the place of the checklist when asked for', async () => {
    widen();
    const view = await open('paused');
    const checklist = { name: 'Das fehlt noch zum Veröffentlichen' };
    expect(await screen.findByRole('complementary', checklist)).toBeVisible();
    await openPane(view);
    expect(screen.queryByRole('complementary', checklist)).not.toBeInTheDocument();
  });

  it('is what one sees first of a public profile, and the checklist where something is missing', async () => {
    widen();
    const { user } = await open('priority');
    const preview = { name: 'Vorschau des Profils' };
    expect(await screen.findByRole('region', preview)).toBeVisible();
    const views = within(screen.getByRole('group', { name: 'Ansicht' }));
    await user.click(views.getByRole('button', { name: 'Checkliste' }));
    expect(await screen.findByRole('complementary', { name: 'Vollständig.' })).toBeVisible();
    expect(screen.queryByRole('region', preview)).not.toBeInTheDocument();
  });

  it('is not what one sees first where a public profile has come to miss something', async () => {
    widen();
    experienceOf('Inhaberin und Planerin').location = '';
    await open('priority');
    expect(await screen.findByRole('complementary', { name: /^Vollständig halten/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Vorschau des Profils' })).not.toBeInTheDocument();
  });

  it.each([
    ['Kompetenzen bearbeiten', 'Schwerpunkt und Kompetenzen'],
    ['Inhaberin und Planerin bearbeiten', 'Berufserfahrung bearbeiten'],
    ['Diplom-Ingenieurin Elektrotechnik bearbeiten', 'Ausbildung bearbeiten'],
    ['Foto ändern', 'Profilfoto'],
  ])('opens what changes a part of it, and has the focus again (%s)', async (name, drawer) => {
    widen();
    const { user } = await open('priority');
    const page = within(await screen.findByRole('region', { name: 'Vorschau des Profils' }));
    const opener = await page.findByRole('button', { name });
    opener.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: drawer })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it.each([
    ['Berufserfahrung bearbeiten', 'Berufserfahrung'],
    ['Ausbildung bearbeiten', 'Ausbildung'],
    ['Geschichten bearbeiten', 'Geschichten'],
    ['Kontakt bearbeiten', 'Kontakt'],
  ])('leads to the section of a part of it (%s)', async (name, heading) => {
    widen();
    const { user } = await open('priority');
    const page = within(await screen.findByRole('region', { name: 'Vorschau des Profils' }));
    await user.click(await page.findByRole('button', { name }));
    expect(document.activeElement?.tagName).toBe('H2');
    expect(document.activeElement).toHaveTextContent(heading);
  });

  it('has no such buttons over the whole window, where it is the page itself', async () => {
    const page = await openPage(await open('priority'));
    await page.findByText('+49 341 5550142');
    expect(page.queryByRole('button', { name: /bearbeiten$|ändern$/ })).not.toBeInTheDocument();
  });

  it('shows what is being typed before it is saved', async () => {
    widen();
    const view = await open('published');
    const page = await openPane(view);
    expect(await page.findByText(/Expertin$/)).toBeVisible();
    await view.user.click((await screen.findAllByLabelText('Titel ändern'))[0] as HTMLElement);
    await view.user.click(await screen.findByLabelText('Meisterin'));
    expect(await page.findByText(/· Meisterin$/)).toBeVisible();
    expect(profileOf('published').title).toBe('expert');
  });

  it('holds the place of what is still empty, and opens over the whole window', async () => {
    widen();
    const view = await open('paused');
    const page = await openPane(view);
    expect(await page.findByText('Hier stehen Ihre Geschichten.')).toBeVisible();
    await view.user.click(screen.getByLabelText(/^Weitere Aktionen/));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Vorschau' }));
    expect(await screen.findByRole('dialog', { name: 'So sehen andere Ihr Profil' })).toBeVisible();
  });
});

describe('a printed profile', () => {
  const paper = () => document.querySelector<HTMLElement>('[data-printed]');

  async function print({ user, menu }: View) {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Drucken / PDF' }));
    await waitFor(() => expect(paper()).not.toBeNull());
    return printed;
  }

  it('is printed once its pictures are there, on its own, with a code that leads to it', async () => {
    const printed = await print(await open('priority'));
    const sheet = paper() as HTMLElement;
    expect(sheet.parentElement).toBe(document.body);
    expect(sheet).toHaveAttribute('data-mui-color-scheme', 'light');
    expect(sheet.querySelector('h1')).toHaveTextContent('Dr.-Ing. Anna Bergmann');
    expect(sheet).toHaveTextContent(`experts.fachprofil.example/${profileOf('priority').id}`);
    expect(sheet.querySelector('button')).toBeNull();
    expect(printed).not.toHaveBeenCalled();
    for (const picture of sheet.querySelectorAll('img:not([loading])')) fireEvent.load(picture);
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(paper()).toBeNull());
  });

  it('is what Ctrl+P prints, and not the editor', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await open('priority');
    expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false);
    await waitFor(() => expect(paper()?.querySelector('h1')).toHaveTextContent('Dr.-Ing. Anna Bergmann'));
  });

  it('has no code while it is not public', async () => {
    await print(await open('paused'));
    expect(paper()).toHaveTextContent('Lehrbeauftragte');
    expect(paper()).not.toHaveTextContent('Dieses Profil im Internet');
  });

  it('is printed from the whole page, too', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const view = await open('priority');
    const page = await openPage(view);
    await view.user.dblClick(page.getByRole('button', { name: 'Drucken / PDF' }));
    await waitFor(() => expect(paper()).not.toBeNull());
    for (const picture of (paper() as HTMLElement).querySelectorAll('img')) fireEvent.error(picture);
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  });
});

it('shows a profile that has just been published as a small picture that nothing can be done with', async () => {
  completePaused();
  const { user } = await open('paused');
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const question = within(await screen.findByRole('dialog', { name: 'Profil veröffentlichen?' }));
  await user.click(await question.findByRole('button', { name: 'Veröffentlichen' }));
  const milestone = within(await screen.findByRole('dialog', { name: 'Kompetenzprofil veröffentlicht' }));
  const { lastname } = accountOf('expert');
  const name = await milestone.findByText(new RegExp(`${lastname}$`));
  expect(name.closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
});
