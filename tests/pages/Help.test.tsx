import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it, onTestFinished } from 'vitest';
import { config } from '@/platform/config';
import { href } from '@/routes/href';
import { arriveAt, render } from '../render';
import { recordCalls } from './authForms';

const title = () => screen.findByRole('heading', { level: 1 });

function description() {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'description';
  onTestFinished(() => meta.remove());
  return meta;
}

describe('the help', () => {
  it('is there for a visitor, without a call and for search engines', async () => {
    const calls = recordCalls();
    const meta = description();
    await render(href('help'));
    expect(await screen.findByRole('link', { name: 'Einen Claim schreiben' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Anmelden' })).toBeVisible();
    expect(meta.content).toMatch(/^Anleitungen/);
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('finds articles by their title and by other words', async () => {
    const { user } = await render(href('help'));
    await user.type(await screen.findByRole('searchbox'), 'Nugget schr');
    expect(await screen.findByRole('link', { name: 'Einen Claim schreiben' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Einstieg' })).not.toBeInTheDocument();
  });

  it('leads to somebody to ask where it finds nothing', async () => {
    const { user } = await render(href('help'));
    await user.type(await screen.findByRole('searchbox'), 'Quittengelee');
    expect(await screen.findByText('Dazu gibt es keinen Artikel')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Eine Frage stellen' })).toHaveAttribute('href', '/feedback');
  });

  it('answers a question in its place', async () => {
    const { user } = await render(href('faq'));
    await user.click(await screen.findByText('Was ist ein Claim?'));
    expect(await screen.findByText(/Wissensnugget/, { selector: 'details[open] *' })).toBeVisible();
  });
});

describe('an article', () => {
  it('names itself, and leads to its screen and to more on its topic', async () => {
    const meta = description();
    await render(href('helpArticle', { article: 'write-claim' }), { as: 'expert' });
    expect(await title()).toHaveTextContent('Einen Claim schreiben');
    const steps = await screen.findByText('Neues Nugget', { selector: 'strong' });
    expect(steps.closest('ol')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zu „Neuer Claim“' })).toHaveAttribute('href', '/competence/new-claim');
    expect(screen.getByRole('link', { name: 'Einen Claim veröffentlichen' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Einen Claim schreiben · /));
    expect(meta.content).toMatch(/^Einen Claim schreiben/);
  });

  it('changes its language with the page', async () => {
    await render(href('helpArticle', { article: 'invite' }), { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ask someone for a confirmation' })).toBeVisible();
    await act(() => i18next.changeLanguage('de'));
    expect(await screen.findByRole('heading', { level: 1, name: /bitten/ })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/bitten/));
  });

  it.each(['gibt-es-nicht', 'constructor'])('that does not exist is not found (%s)', async (article) => {
    await render(href('helpArticle', { article }));
    expect(await title()).toHaveTextContent('nicht gefunden');
  });

  it.each([
    ['/login', '/help/sign-in'],
    ['/competence/claims', '/help/edit-claim'],
  ])('about %s is a press away', async (path, article) => {
    const { user } = await render(path, path === '/login' ? {} : { as: 'expert' });
    const foot = within(await screen.findByRole('contentinfo'));
    await user.click(foot.getByRole('link', { name: 'Hilfe' }));
    await arriveAt(article);
  });
});

describe('feedback', () => {
  it('is an e-mail that the person sends, and stays on this device', async () => {
    const calls = recordCalls();
    const before = config.supportEmail;
    Object.assign(config, { supportEmail: 'hilfe@fachprofil.example' });
    onTestFinished(() => void Object.assign(config, { supportEmail: before }));
    const { user, unmount } = await render(href('feedback'));
    await user.click(await screen.findByLabelText('Etwas geht nicht'));
    await user.type(screen.getByLabelText('Ihre Nachricht'), 'Der Knopf & die Liste');
    const mail = screen.getByRole('link', { name: 'E-Mail öffnen' }).getAttribute('href') ?? '';
    expect(mail).toContain('mailto:hilfe@fachprofil.example');
    expect(new URLSearchParams(mail.split('?')[1]).get('body')).toBe('Der Knopf & die Liste');
    expect(new URLSearchParams(mail.split('?')[1]).get('subject')).toBe('Etwas geht nicht');
    unmount();
    await render(href('feedback'));
    await user.click(await screen.findByRole('button', { name: /Wiederherstellen/ }));
    expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('Der Knopf & die Liste');
    expect(calls).toEqual([]);
  });

  it('is a text to copy where no address is known', async () => {
    await render(href('feedback'));
    expect(await screen.findByRole('button', { name: /Text kopieren/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'E-Mail öffnen' })).not.toBeInTheDocument();
  });
});

it.each([
  ['salesStatistics', 'Verkäufe'],
  ['billingPreferences', 'ausgezahlt'],
  ['commissionBenefits', 'Provision'],
  ['structure', 'dazugekommen'],
  ['affiliates', 'Link'],
  ['affiliateStatistics', 'geöffnet'],
  ['affiliatePreferences', 'einstellen'],
  ['trustcoins', 'Trustcoins'],
] as const)('%s says what it will show and why it is empty (PRD-02)', async (route, word) => {
  await render(href(route), { as: 'expert' });
  const text = await screen.findByText(/Die Anwendung erhält dazu keine Angaben/);
  expect(text).toHaveTextContent(word);
  expect(screen.getByRole('link', { name: 'Angebote, Dienstleistungen, Produkte' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Warum manche Seiten leer sind' })).toHaveAttribute(
    'href',
    '/help/faq-empty',
  );
});

it('tells what is new, by version and day', async () => {
  await render(href('releaseLogs'), { as: 'expert' });
  const [newest] = await screen.findAllByRole('heading', { level: 2 });
  expect(newest).toHaveTextContent(/^Version \d+\.\d+\.\d+ · \d+\.\s\w+ \d{4}$/);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(40);
});
