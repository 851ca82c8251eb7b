import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mocks } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { claims } from '@/api/endpoints/claims';
import type { Language } from '@/api/schema/languages';
import { render } from '../render';
import { recordCalls } from './authForms';
import { claimOf, openSection, type questions, refuseCall } from './claimWorld';

async function open(name: keyof typeof questions, language: Language = 'de') {
  const claim = claimOf(name);
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert', language });
  await screen.findByRole('heading', { level: 1, name: claim.question });
  return { ...view, claim };
}

type View = Awaited<ReturnType<typeof open>>;

/** Opens the page over the whole window; resolves to what is in it. */
async function openPage(view: View, language: 'de' | 'en' = 'de') {
  const { menu, action, title } = words[language];
  await view.user.click(await screen.findByRole('button', { name: menu }));
  await view.user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog', { name: title }));
}

const words = {
  de: { menu: 'Mehr zu diesem Claim', action: 'Vorschau', title: 'So sehen andere Ihren Claim' },
  en: { menu: 'More actions for this claim', action: 'Preview', title: 'How others see your claim' },
};

async function openPane({ user }: View) {
  const views = within(await screen.findByRole('group', { name: 'Ansicht' }));
  await user.click(await views.findByRole('button', { name: 'Vorschau' }));
  return within(await screen.findByRole('region', { name: 'Vorschau der öffentlichen Seite' }));
}

async function choose({ user }: View, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Mehr zu diesem Claim' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

const scripts = '<img src=x onerror="alert(1)"><svg/onload=alert(1)>';

describe('a claim as its readers will see it (ux no. 4)', () => {
  it('shows question, author, answer and every section, each with where it comes from', async () => {
    const page = await openPage(await open('published'));
    expect(await page.findByRole('heading', { level: 3, name: claimOf('published').question })).toBeVisible();
    expect(page.getByText('Dr.-Ing. Anna Bergmann')).toBeVisible();
    expect(page.getByText('Elektroingenieurin')).toBeVisible();
    expect(await page.findByText('11 Bestätigungen')).toBeVisible();
    const headings = page.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Kurz beantwortet',
      'Worum es geht',
      'Ausführlich erklärt',
      'Fakten',
      'Häufige Fragen',
      'Tipps',
      'Meine Meinung',
      'Das Wichtigste',
    ]);
    expect(await page.findByText('Jahresverbrauch', { selector: 'strong' })).toBeVisible();
    expect(page.getByText('Der beste Speicher ist der, der morgens leer ist.').tagName).toBe('BLOCKQUOTE');
    expect(page.getByRole('link', { name: /verbraucherzentrale\.de\/energie/ })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(within(page.getByRole('list', { name: 'Stichwörter' })).getAllByRole('listitem')).toHaveLength(4);
    expect(page.queryByText('Nur für Sie sichtbar')).not.toBeInTheDocument();
    // Two long answers are found without a table of contents.
    expect(page.queryByRole('navigation', { name: 'Auf dieser Seite' })).not.toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('leads to its long answers by a table of contents from three on', async () => {
    const answers = mocks.world.table('longAnswers');
    const [first] = answers.where(({ claim_id }) => claim_id === claimOf('published').id);
    const { id: _, ...fields } = first as NonNullable<typeof first>;
    answers.add({ ...fields, headline: 'Und im Winter?', order: 3 });
    const view = await open('published');
    const page = await openPage(view);
    const contents = within(await page.findByRole('navigation', { name: 'Auf dieser Seite' }));
    expect(contents.getAllByRole('listitem')).toHaveLength(3);
    await view.user.click(contents.getByRole('button', { name: 'Und im Winter?' }));
    expect(page.getByRole('heading', { name: 'Und im Winter?' }).parentElement).toHaveFocus();
  });

  it('is in the language of its profile as a whole, which is said once in that of the interface (D-63)', async () => {
    const page = await openPage(await open('published', 'en'), 'en');
    expect(await page.findByText('Beantwortet von')).toBeVisible();
    expect(page.getByRole('heading', { name: 'Kurz beantwortet' }).closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(await page.findByText('Elektroingenieurin')).toHaveAttribute('lang', 'de');
    expect(page.queryByText('Answered by')).not.toBeInTheDocument();
    expect(page.getByText(/Profile language: German$/)).toBeVisible();
  });

  it('says of a draft that nobody else sees it, shows no number that is not known, and gives the focus back', async () => {
    const { profile_id } = claimOf('begun');
    const confirmed = mocks.world.table('verifications');
    for (const row of confirmed.where((one) => one.profile_id === profile_id)) confirmed.remove(row.id);
    const view = await open('begun', 'en');
    const page = await openPage(view, 'en');
    expect(await page.findByText(/^Only you can see this/)).toBeVisible();
    expect(page.queryByText(/confirmation/)).not.toBeInTheDocument();
    expect(page.queryByText(/will stand here|will appear here/)).not.toBeInTheDocument();
    await view.user.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: words.en.menu })).toHaveFocus();
    // The view is the only other way to it: no second button of its name stands in the head.
    expect(screen.getAllByRole('button', { name: words.en.action })).toHaveLength(1);
  });

  it('shows hostile texts as text and links to nothing that is no web address (G11, G12)', async () => {
    const claim = claimOf('published');
    Object.assign(claim, {
      topic: scripts,
      pain_point: scripts,
      short_answer_headline: scripts,
      short_answer_text: scripts,
      short_answer_video: 'javascript:alert(1)',
      emotional_quote: scripts,
      opinion_headline: scripts,
      opinion_text: scripts,
      source_link: 'javascript:alert(1)',
    });
    for (const item of [...claim.tips, ...claim.faqs]) {
      Object.assign(item, { title: scripts, text: scripts, link: 'javascript:alert(1)' });
    }
    for (const fact of claim.facts) Object.assign(fact, { title: scripts, text: scripts, source: 'data:text/html,x' });
    for (const keyword of claim.keywords) keyword.title = `${scripts}${keyword.id}`;
    for (const answer of mocks.world.table('longAnswers').where(({ claim_id }) => claim_id === claim.id)) {
      Object.assign(answer, {
        headline: scripts,
        text: `<p>Text <a href="javascript:alert(1)">weiter</a></p>${scripts}`,
        comment: scripts,
        source: 'javascript:alert(1)',
        video: 'https://evil.example/embed',
      });
    }
    const alerted = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const page = await openPage(await open('published'));
    expect((await page.findAllByText(scripts)).length).toBeGreaterThan(10);
    expect((await page.findAllByText(/^Text weiter/)).map(({ children }) => children.length)).toEqual([0, 0]);
    const dialog = screen.getByRole('dialog');
    for (const link of dialog.querySelectorAll('a')) expect(link.href).toMatch(/^https?:/);
    expect(dialog.querySelector('iframe, script, [onerror], [onload], img[src="x"]')).toBeNull();
    expect(alerted).not.toHaveBeenCalled();
  });

  it('does with what a server of documented fields delivers', async () => {
    setScenario(mocks, { responses: 'plain' });
    const page = await openPage(await open('published'));
    expect(await page.findByRole('heading', { name: 'So rechne ich es aus' })).toBeVisible();
    expect(page.queryByText(/undefined|null/)).not.toBeInTheDocument();
  });
});

describe('the preview beside the editor', () => {
  it('shows what is still empty as such, and what is typed at once, with its length', async () => {
    const view = await open('begun');
    const section = await openSection(view.user, /^Kurzantwort/);
    await view.user.type(await within(section).findByLabelText('Überschrift'), 'Mit Versuchen');
    const page = await openPane(view);
    expect(await page.findByText('Mit Versuchen')).toBeVisible();
    expect(page.getByText('Hier stehen Ihre Tipps.')).toBeVisible();
    expect(await screen.findByText(/^\d+ Wörter · 1 Minute Lesezeit$/)).toBeVisible();
    await choose(view, 'Vorschau');
    expect(await screen.findByRole('dialog', { name: 'So sehen andere Ihren Claim' })).toBeVisible();
  });

  it('asks for a new secret address as often as it is wanted, and says why there is none', async () => {
    refuseCall(claims.getPreviewLink, 403);
    const calls = recordCalls();
    const view = await open('ready');
    await choose(view, 'Privater Vorschau-Link');
    expect(await screen.findByText(/Sie läuft nach einer Weile ab\.$/)).toBeVisible();
    await view.user.dblClick(await screen.findByRole('button', { name: 'Vorschau-Link erstellen' }));
    expect(await screen.findByText('Der Zugriff auf diese Ressource ist nicht erlaubt.')).toBeVisible();
    expect(calls.filter((call) => call.includes('preview-link'))).toHaveLength(1);
  });
});

describe('what stands beside the sections at first', () => {
  /** A window with room for it. */
  beforeEach(() => {
    const narrow = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(narrow(query), { matches: query.includes('80em') }),
    );
  });
  const pane = (name: string) => screen.findByRole('complementary', { name });

  it('is the preview of a claim that is public, with the checklist as the other view', async () => {
    const { user } = await open('published');
    const views = within(await pane('Vorschau'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(views.slice(0, 2)).toEqual(['Vorschau', 'Checkliste']);
    // It comes with the first move of the person.
    await user.hover(await screen.findByRole('heading', { level: 1 }));
    expect(await screen.findByRole('region', { name: 'Vorschau der öffentlichen Seite' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Checkliste' }));
    expect(await within(await pane('Checkliste')).findByRole('heading', { name: 'Vollständig.' })).toBeVisible();
  });

  it('is the checklist of a draft while something is open', async () => {
    await open('begun');
    expect(within(await pane('Checkliste')).getByRole('button', { name: 'Kurzantwort schreiben' })).toBeVisible();
  });

  it('is the checklist of a public claim whose profile was paused', async () => {
    const profile = mocks.world.table('profiles').get(claimOf('published').profile_id);
    if (profile) profile.public = false;
    await open('published');
    expect(within(await pane('Checkliste')).getByRole('button', { name: 'Profil veröffentlichen' })).toBeVisible();
  });
});

describe('a claim to take along', () => {
  it('is copied as Markdown and as structured data, with what is being typed', async () => {
    const view = await open('published');
    const section = await openSection(view.user, /^Kurzantwort/);
    await view.user.type(await within(section).findByLabelText('Überschrift'), ' </script>');
    await choose(view, 'Exportieren');
    const drawer = within(await screen.findByRole('dialog', { name: 'Claim exportieren' }));
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await view.user.click(await drawer.findByRole('button', { name: 'Markdown kopieren: Als Text mit Markdown' }));
    expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/^# Wie groß.*\n\nBeantwortet von Dr\.-Ing\. Anna/));
    expect(copied.mock.lastCall?.[0]).toContain('\\</script\\>');
    await view.user.click(
      await drawer.findByRole('button', { name: 'JSON-LD kopieren: Als strukturierte Daten (JSON-LD)' }),
    );
    const markup = copied.mock.lastCall?.[0] ?? '';
    expect(markup).not.toContain('<');
    expect(JSON.parse(markup)).toMatchObject({ mainEntity: { acceptedAnswer: { author: { name: /Anna/ } } } });
  });

  it('is shared with a card and a signature of its own', async () => {
    const { user, claim } = await open('published');
    await user.click((await screen.findAllByRole('button', { name: 'Teilen' }))[0] as HTMLElement);
    const sheet = within(await screen.findByRole('dialog', { name: 'Claim teilen' }));
    await user.click(await sheet.findByText('Karte mit Frage und QR-Code'));
    expect(await sheet.findByRole('img', { name: `Karte mit QR-Code: ${claim.question}` })).toBeVisible();
    await user.click(await sheet.findByText('E-Mail-Signatur mit dieser Frage'));
    expect(await sheet.findByRole('link', { name: `Meine Antwort: ${claim.question}` })).toHaveAttribute(
      'href',
      expect.stringContaining('https://fragen.fachprofil.example/'),
    );
  });

  it.each([
    ['from the menu', (view: View) => choose(view, 'Drucken / PDF')],
    ['with Ctrl+P', async ({ user }: View) => user.keyboard('{Control>}p{/Control}')],
  ])('is printed on its own once its pictures are there, with a code that leads to it: %s', async (_, print) => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const view = await open('published');
    await print(view);
    const paper = () => document.querySelector<HTMLElement>('[data-printed]');
    await waitFor(() => expect(paper()?.querySelector('h1')).toHaveTextContent(view.claim.question));
    expect(paper()).toHaveTextContent('Diese Antwort im Internet');
    for (const picture of (paper() as HTMLElement).querySelectorAll('img:not([loading])')) fireEvent.load(picture);
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(paper()).toBeNull());
  });
});
