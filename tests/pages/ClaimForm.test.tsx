import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { arriveAt, render } from '../render';
import { findRefusal, recordBodies, recordCalls } from './authForms';
import { claimOf, type questions, refuseCall } from './claimWorld';

const open = (name: keyof typeof questions) =>
  render(`/competence/claim-form?id=${claimOf(name).id}`, { as: 'expert' });
const field = () => screen.findByRole('textbox', { name: 'Frage' });

describe('changing the question (CLA-12)', () => {
  it('needs a claim: without one the list is shown', async () => {
    await render('/competence/claim-form', { as: 'expert' });
    await arriveAt('/competence/claims');
  });

  it('asks the server before the field unlocks, and refuses after two changes', async () => {
    const calls = recordCalls();
    await open('settled');
    expect(await findRefusal()).toHaveTextContent('bereits 2 Mal geändert');
    expect(calls).toContain(`GET /claims/${claimOf('settled').id}/check-change-question`);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await screen.findByText(claimOf('settled').question)).toBeVisible();
  });

  it.each([
    ['no clear answer', () => HttpResponse.json({ success: true, data: { success: false } })],
    ['an answer without a word on it', () => HttpResponse.json({ data: {} })],
  ])('stays locked with %s', async (_, answer) => {
    mockServer.use(mockEndpoint(claims.checkQuestionChange, answer));
    await open('ready');
    expect(await findRefusal()).toHaveTextContent('Die Frage eines Claims lässt sich höchstens 2 Mal ändern');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('stays locked while the check fails, and asks again', async () => {
    refuseCall(claims.checkQuestionChange);
    const { user } = await open('ready');
    await findRefusal();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    mockServer.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await field()).toHaveValue(claimOf('ready').question);
  });

  it("shows the resulting address, similar questions of one's own and a search result while typing", async () => {
    const { user } = await open('ready');
    await user.clear(await field());
    await user.paste('Wie viele Ladepunkte verträgt mein großes Mietshaus?');
    expect(await screen.findByText('…/wie-viele-ladepunkte-vertraegt-mein-grosses-mietshaus')).toBeVisible();
    expect(await screen.findByRole('link', { name: claimOf('paused').question })).toBeVisible();
    const result = await screen.findByRole('group', { name: 'Als Suchergebnis' });
    expect(result).toHaveTextContent('Wie viele Ladepunkte verträgt mein großes Mietshaus?');
    expect(result).toHaveTextContent(claimOf('ready').short_answer_headline);
  });

  it('sends it once, in one line, and returns to the claim', async () => {
    const claim = claimOf('ready');
    const bodies = recordBodies(`/claims/${claim.id}/question`);
    const { user } = await open('ready');
    await user.clear(await field());
    await user.paste('  Was bringt ein Balkonkraftwerk\nwirklich? ');
    await user.dblClick(await screen.findByRole('button', { name: 'Frage ändern' }));
    await arriveAt(`/competence/claim/${claim.id}`);
    expect(bodies).toEqual([{ question: 'Was bringt ein Balkonkraftwerk wirklich?' }]);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Was bringt ein Balkonkraftwerk wirklich?' }),
    ).toBeVisible();
    expect(await screen.findByText(/Noch 1 Änderung möglich/)).toBeVisible();
  });

  it('does not use up a change for the question it already has', async () => {
    const calls = recordCalls();
    const { user } = await open('ready');
    await user.type(await field(), ' ');
    await user.click(await screen.findByRole('button', { name: 'Frage ändern' }));
    expect(await findRefusal()).toHaveTextContent('Der Claim hat diese Frage schon.');
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('keeps the text and names the field the server refuses', async () => {
    refuseCall(claims.updateQuestion, 422, { data: { question: ['Diese Adresse ist schon vergeben.'] } });
    const { user } = await open('ready');
    await user.type(await field(), ' Und wann?');
    await user.click(await screen.findByRole('button', { name: 'Frage ändern' }));
    expect(await within(await findRefusal()).findByText('Frage: Diese Adresse ist schon vergeben.')).toBeVisible();
    expect(await field()).toHaveValue(`${claimOf('ready').question} Und wann?`);
  });
});
