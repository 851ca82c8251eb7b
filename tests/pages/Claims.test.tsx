import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HttpResponse } from 'msw';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { arriveAt, render } from '../render';
import { recordCalls } from './authForms';
import { claimOf, questions, refuseCall } from './claimWorld';

const path = '/competence/claims';
const list = () => screen.findByRole('list', { name: 'Meine Claims' });
const more = (name: keyof typeof questions) =>
  screen.getByRole('button', { name: new RegExp(`Mehr zu .*${questions[name]}`) });

describe('the menu’s other word for a claim', () => {
  it('is explained once, on the pages that the menu opens', async () => {
    const explained = 'Eine Frage aus Ihrem Fach und Ihre Antwort.';
    const { router } = await render('/competence/claims', { as: 'expert' });
    expect(await screen.findByText(explained)).toBeVisible();
    await act(() => router.navigate('/competence/new-claim'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welche Frage beantworten Sie?' })).toBeVisible();
    expect(await screen.findByText(explained)).toBeVisible();
  });
});

describe("the list of one's own claims (CLA-01)", () => {
  it('shows question, status and what the profile is called', async () => {
    await render(path, { as: 'expert' });
    const items = within(await list()).getAllByRole('listitem');
    expect(items).toHaveLength(5);
    const published = items.find(({ textContent }) => textContent.includes('Batteriespeicher'));
    expect(published).toHaveTextContent(/Veröffentlicht.*Elektroingenieur.* · 4 Stichwörter · bearbeitet/);
    expect(published).toHaveTextContent('Etwa eine Kilowattstunde je 1.000 kWh Jahresverbrauch – Für ein Haus mit');
    expect(await within(published as HTMLElement).findByRole('link')).toHaveAttribute(
      'href',
      `/competence/claim/${claimOf('published').id}`,
    );
  });

  it('says when a claim was edited, and nothing where that is not delivered', async () => {
    const [first, second] = [claimOf('published'), claimOf('ready')];
    first.updated_at = new Date(Date.now() - 86_400_000).toISOString();
    second.updated_at = '';
    await render(path, { as: 'expert' });
    const rowOf = async (question: string) =>
      (await screen.findByRole('link', { name: question })).closest('[role=listitem], li');
    expect(await rowOf(first.question)).toHaveTextContent(/ · bearbeitet (?:vor)?gestern/);
    expect(await rowOf(second.question)).not.toHaveTextContent('bearbeitet');
  });

  it('says of a draft how many steps are left, instead of how little it has', async () => {
    claimOf('begun').keywords = [];
    await render(path, { as: 'expert' });
    const rowOf = async (name: keyof typeof questions) =>
      (await screen.findByRole('link', { name: claimOf(name).question })).closest('li');
    expect(await rowOf('begun')).toHaveTextContent(/ · noch 4 Schritte · bearbeitet/);
    expect(await rowOf('begun')).not.toHaveTextContent('Stichwörter');
    expect(await rowOf('ready')).toHaveTextContent('bereit zum Veröffentlichen');
    expect(await rowOf('published')).not.toHaveTextContent(/Schritte?|bereit/);
  });

  it('says nothing of a draft that the list does not tell (D-65)', async () => {
    const data = [{ id: 1, question: 'Was ist neu?', status: 'draft' }];
    mockServer.use(mockEndpoint(claims.listClaims, () => HttpResponse.json({ success: true, message: '', data })));
    await render(path, { as: 'expert' });
    const row = (await screen.findByRole('link', { name: 'Was ist neu?' })).closest('li');
    expect(row).toHaveTextContent(/^Was ist neu\?EntwurfKein Kompetenzprofil verknüpft$/);
  });

  it('is narrowed by status, with counts, and keeps that in the address', async () => {
    const { user } = await render(path, { as: 'expert' });
    await list();
    const drafts = await screen.findByRole('button', { name: 'Entwürfe 2' });
    await user.click(drafts);
    expect(drafts).toHaveAttribute('aria-pressed', 'true');
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
    await arriveAt(`${path}?status=draft`);
    await user.click(await screen.findByRole('button', { name: 'Alle 5' }));
    await arriveAt(path);
  });

  it('views and shares a published claim, and no other', async () => {
    const { user } = await render(path, { as: 'expert' });
    await list();
    const published = claimOf('published');
    await user.click(more('published'));
    const view = await screen.findByRole('menuitem', { name: /^Ansehen.*neuen Tab/ });
    const address = view.getAttribute('href') ?? '';
    expect(address).toMatch(/^https:\/\/fragen\.fachprofil\.example\/./);
    expect(view).toHaveAttribute('target', '_blank');
    await user.click(await screen.findByRole('menuitem', { name: 'Teilen' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Claim teilen' }));
    const message = await sheet.findByLabelText<HTMLTextAreaElement>('Nachricht');
    expect(message.value).toBe(`Meine Antwort auf die Frage „${published.question}“ steht hier:\n\n${address}`);
    expect(await sheet.findByRole('link', { name: 'LinkedIn' })).toBeVisible();
    await user.click(await sheet.findByRole('button', { name: 'Schließen' }));
    await user.click(more('paused'));
    expect(await screen.findByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /Ansehen|Teilen/ })).toBeNull();
  });

  it('leads somebody without claims to the wizard, with one way on', async () => {
    mocks.world
      .table('claims')
      .all()
      .map(({ id }) => id)
      .forEach((id) => mocks.world.table('claims').remove(id));
    await render(path, { as: 'expert' });
    expect(await screen.findByText(/Sie haben noch keinen Claim/)).toBeVisible();
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Neuer Claim' })).toHaveAttribute('href', '/competence/new-claim');
  });

  it('says that a profile comes first where there is none, and leads there (PRO-22)', async () => {
    await render(path, { as: 'new' });
    expect(await screen.findByText(/Ein Claim steht immer unter einem Kompetenzprofil/)).toBeVisible();
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Kompetenzprofil anlegen' })).toHaveAttribute(
      'href',
      '/competence/new-profile',
    );
    expect(main.queryByRole('link', { name: 'Neuer Claim' })).not.toBeInTheDocument();
  });

  it('says why it could not be read, and reads again', async () => {
    refuseCall(claims.listClaims);
    const { user } = await render(path, { as: 'expert' });
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    expect(await within(await screen.findByRole('main')).findByRole('alert')).toHaveTextContent(
      'Das ließ sich nicht laden.',
    );
    mockServer.resetHandlers();
    await user.click(retry);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
  });

  it('keeps the focus where it was read again by keyboard, whether that failed or not', async () => {
    refuseCall(claims.listClaims);
    const { user } = await render(path, { as: 'expert' });
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    retry.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toHaveFocus());
    mockServer.resetHandlers();
    await user.keyboard('{Enter}');
    await list();
    await waitFor(() => expect(document.activeElement?.matches('a, button, input')).toBe(true));
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  });

  it('says nothing about what was typed or saved where only reading failed', async () => {
    mockServer.use(mockEndpoint(claims.listClaims, () => HttpResponse.text('<html>', { status: 200 })));
    await render(path, { as: 'expert' });
    await screen.findByRole('button', { name: 'Erneut versuchen' });
    const alert = await within(await screen.findByRole('main')).findByRole('alert');
    expect(alert).toHaveTextContent('Die Antwort des Servers war nicht lesbar. Bitte versuchen Sie es noch einmal.');
  });

  it('deletes a claim after a question, and keeps it where the server refuses (CLA-09)', async () => {
    const { user } = await render(path, { as: 'expert' });
    await list();
    refuseCall(claims.deleteClaim);
    await user.click(more('begun'));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Claim löschen?' });
    expect(dialog).toHaveTextContent(claimOf('begun').question);
    await user.click(await within(dialog).findByRole('button', { name: 'Claim löschen' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Etwas ist schiefgegangen');
    mockServer.resetHandlers();
    await user.click(await within(dialog).findByRole('button', { name: 'Claim löschen' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(4);
    expect(await screen.findByText('Claim gelöscht')).toBeVisible();
  });

  it('pauses a published claim after naming what it loses (CLA-07)', async () => {
    const calls = recordCalls();
    const { user } = await render(path, { as: 'expert', language: 'en' });
    await screen.findByRole('list', { name: 'My claims' });
    await user.click(await screen.findByRole('button', { name: /Actions for .*Batteriespeicher/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pause this claim?' });
    expect(dialog).toHaveTextContent(/loses its search placements, and only you can see its content/);
    await user.dblClick(await within(dialog).findByRole('button', { name: 'Pause claim' }));
    await user.click(await screen.findByRole('button', { name: 'Close without undoing' }));
    expect(await screen.findByText('claim paused')).toBeVisible();
    expect(claimOf('published').status).toBe('paused');
    expect(calls.filter((call) => call.endsWith('/pause'))).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Paused 2' })).toBeVisible();
  });

  it('says what is missing when a claim that is not ready is to be published, and leads there', async () => {
    const { user } = await render(path, { as: 'expert' });
    await list();
    await user.click(more('begun'));
    await user.click(await screen.findByRole('menuitem', { name: 'Veröffentlichen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Das fehlt noch zum Veröffentlichen' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Bitte fügen Sie Stichwörter hinzu.');
    await user.click(await within(dialog).findByRole('button', { name: 'Stichwörter hinzufügen' }));
    await arriveAt(`/competence/claim/${claimOf('begun').id}?section=keywords`);
    expect(await screen.findByRole('button', { name: /Stichwörter/, expanded: true })).toBeVisible();
  });
});

describe('search, filters and order of the claims (D11)', () => {
  const shown = async () =>
    within(await list())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const sort = () => screen.findByRole('combobox', { name: 'Sortieren nach' });
  const profile = () => screen.findByRole('combobox', { name: 'Kompetenzprofil' });

  /** Claims of the expert until there are eight, which are searched. */
  function addUpToEight() {
    const { id: _id, ...claim } = claimOf('ready');
    for (const question of ['Was kostet ein Dach?', 'Lohnt sich Ökostrom?', 'Wie erkenne ich Rost?']) {
      mocks.world.table('claims').add({ ...claim, question });
    }
  }

  it('sorts by what was edited last, by question and by state, and keeps that in the address', async () => {
    claimOf('paused').updated_at = new Date().toISOString();
    const { user } = await render(path, { as: 'expert' });
    expect((await shown())[0]).toBe(claimOf('paused').question);
    await user.selectOptions(await sort(), 'Frage A–Z');
    await arriveAt(`${path}?sort=question`);
    const byQuestion = await shown();
    expect(byQuestion).toEqual(byQuestion.toSorted((one, other) => one.localeCompare(other, 'de')));
    await user.selectOptions(await sort(), 'Status');
    const items = within(await list()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => /Entwurf|Veröffentlicht|Pausiert/.exec(textContent)?.[0])).toEqual([
      ...Array<string>(2).fill('Entwurf'),
      ...Array<string>(2).fill('Veröffentlicht'),
      'Pausiert',
    ]);
  });

  it('filters by profile, counts what each state would leave, and gives each choice an entry in the history', async () => {
    const { user } = await render(path, { as: 'expert' });
    const [, first] = within(await profile()).getAllByRole('option');
    const name = first?.textContent ?? '';
    await user.selectOptions(await profile(), name);
    await waitFor(() => expect(window.location.search).toMatch(/^\?profile=\d+$/));
    const few = await shown();
    expect(few.length).toBeLessThan(5);
    expect(await screen.findByRole('button', { name: `Alle ${few.length}` })).toBeVisible();
    window.history.back();
    await arriveAt(path);
    await waitFor(async () => expect(await shown()).toHaveLength(5));
    expect(await profile()).toHaveValue('');
  });

  it('has a search from eight claims on, in question, topic and profile', async () => {
    addUpToEight();
    const { user } = await render(path, { as: 'expert' });
    const field = await screen.findByRole('searchbox', { name: 'Claims durchsuchen' });
    await user.type(field, 'ökostrom');
    await waitFor(async () => expect(await shown()).toEqual(['Lohnt sich Ökostrom?']));
    await arriveAt(`${path}?q=%C3%B6kostrom`);
    expect(await screen.findByText('1 Treffer')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Veröffentlicht 0' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Suche leeren' }));
    expect(field).toHaveFocus();
    await arriveAt(path);
    expect(await shown()).toHaveLength(8);
  });

  it('has none with fewer', async () => {
    await render(path, { as: 'expert' });
    await sort();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('says that nothing is found, and shows all again', async () => {
    addUpToEight();
    const { user } = await render(`${path}?q=Unsinn&status=paused&sort=question`, { as: 'expert' });
    expect(await screen.findByText('Kein Claim passt dazu')).toBeVisible();
    expect(await screen.findByRole('searchbox')).toHaveValue('Unsinn');
    await user.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }));
    expect(await shown()).toHaveLength(8);
    await arriveAt(`${path}?sort=question`);
    expect(await screen.findByRole('searchbox')).toHaveValue('');
  });

  it('takes nothing from an address that says what does not exist', async () => {
    await render(`${path}?status=gone&profile=999&sort=size`, { as: 'expert' });
    expect(await shown()).toHaveLength(5);
    expect(await sort()).toHaveValue('edited');
  });
});
