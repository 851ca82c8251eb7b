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
const more = (part: keyof typeof questions) =>
  screen.getByRole('button', { name: new RegExp(`Mehr zu .*${questions[part]}`) });

describe('the menu’s other word for a claim', () => {
  it('is explained once, on the pages that the menu opens', async () => {
    const explained = /Ein Claim ist ein Wissensnugget: eine Frage mit Ihrer Antwort/;
    const { router } = await render('/competence/claims', { as: 'expert' });
    expect(await screen.findByText(explained)).toBeVisible();
    await act(() => router.navigate('/competence/new-claim'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Neuer Claim' })).toBeVisible();
    expect(await screen.findByText(explained)).toBeVisible();
  });
});

describe("the list of one's own claims (CLA-01)", () => {
  it('shows question, status and what the profile is called', async () => {
    await render(path, { as: 'expert' });
    const items = within(await list()).getAllByRole('listitem');
    expect(items).toHaveLength(5);
    expect(items[0]).toHaveTextContent(/Batteriespeicher.*Veröffentlicht.*Elektroingenieur.*·/);
    expect(await within(items[0] as HTMLElement).findByRole('link')).toHaveAttribute(
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
      'Etwas ist schiefgegangen',
    );
    mockServer.resetHandlers();
    await user.click(retry);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
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
    await user.click(await screen.findByRole('button', { name: /More about .*Batteriespeicher/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pause this claim?' });
    expect(dialog).toHaveTextContent(/loses its search placements, and only you see its content/);
    await user.dblClick(await within(dialog).findByRole('button', { name: 'Pause claim' }));
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
    await user.click(await within(dialog).findByRole('button', { name: 'Bitte fügen Sie Stichwörter hinzu.' }));
    await arriveAt(`/competence/claim/${claimOf('begun').id}?section=keywords`);
    expect(await screen.findByRole('button', { name: /Stichwörter/ })).toHaveAttribute('aria-expanded', 'true');
  });
});
