import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { arriveAt, render } from '../render';
import { recordCalls } from './authForms';
import { created, fillWizard, press, step } from './claimWizard';
import { claimOf, openSection, questions } from './claimWorld';
import { loseAnswer, losses, notSaved, perhapsSaved, reconnect } from './loseAnswer';

const ways = Object.keys(losses) as (keyof typeof losses)[];

describe('a new claim whose response was lost (D-66)', () => {
  it.each(ways)('gets its keywords, categories and answer (%s)', async (how) => {
    const { user } = await fillWizard('Wärmepumpe, Altbau,');
    loseAnswer(claims.createClaim, { how });
    await press(user, 'Claim anlegen');
    await step('publish');
    expect(created()).toHaveLength(1);
    expect(created()[0]?.keywords.map(({ title }) => title)).toEqual(['Wärmepumpe', 'Altbau']);
    expect(created()[0]?.category_ids).toHaveLength(1);
    expect(created()[0]?.short_answer_headline).not.toBe('');
  });

  it.each(ways)('is known to be public on the last page of its wizard (%s)', async (how) => {
    const { user } = await fillWizard('Wärmepumpe, Altbau,');
    await press(user, 'Claim anlegen');
    await step('publish');
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    loseAnswer(claims.publishClaim, { how });
    await press(user, 'Jetzt veröffentlichen');
    expect(await screen.findByRole('dialog', { name: 'Claim veröffentlicht' })).toBeVisible();
    expect(created()).toMatchObject([{ status: 'published' }]);
  });

  it('is found by the second try, which creates none', async () => {
    const calls = recordCalls();
    const { user } = await fillWizard('Wärmepumpe, Altbau,');
    loseAnswer(claims.createClaim, { offline: true });
    await press(user, 'Claim anlegen');
    expect(await screen.findByText(perhapsSaved)).toBeVisible();
    reconnect();
    await press(user, 'Claim anlegen');
    await step('publish');
    expect(created()).toHaveLength(1);
    expect(calls.filter((call) => call === 'POST /claims')).toHaveLength(1);
    expect(created()[0]?.keywords).toHaveLength(2);
  });

  it.each([claims.addKeyword, claims.setCategories, claims.saveShortAnswer])(
    'gets each part once where the response to one was lost ($id)',
    async (endpoint) => {
      const calls = recordCalls();
      const { user } = await fillWizard('Wärmepumpe, Altbau,');
      loseAnswer(endpoint);
      await press(user, 'Claim anlegen');
      await step('publish');
      expect(created()[0]?.keywords.map(({ title }) => title)).toEqual(['Wärmepumpe', 'Altbau']);
      expect(calls.filter((call) => /add-short-answer$|my-category$/.test(call))).toHaveLength(2);
    },
  );
});

describe('the state of a claim whose response was lost (D-66)', () => {
  const more = (name: keyof typeof questions) =>
    screen.getByRole('button', { name: new RegExp(`Mehr zu .*${questions[name]}`) });

  async function choose(name: keyof typeof questions, item: string, heading: string) {
    const view = await render('/competence/claims', { as: 'expert' });
    await screen.findByRole('list', { name: 'Meine Claims' });
    await view.user.click(more(name));
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: heading })) };
  }

  it('is paused, and shown so', async () => {
    const { user, dialog } = await choose('published', 'Pausieren', 'Claim pausieren?');
    loseAnswer(claims.pauseClaim);
    await user.click(await dialog.findByRole('button', { name: 'Claim pausieren' }));
    await user.click(await screen.findByRole('button', { name: 'Ohne Rückgängig schließen' }));
    expect(await screen.findByText('Claim pausiert')).toBeVisible();
    expect(claimOf('published').status).toBe('paused');
    expect(await screen.findByRole('button', { name: 'Pausiert 2' })).toBeVisible();
  });

  it('is published by the second try, without being sent again', async () => {
    const { user } = await choose('ready', 'Veröffentlichen', 'Claim veröffentlichen?');
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    const calls = recordCalls();
    loseAnswer(claims.publishClaim, { offline: true });
    await user.click(await screen.findByRole('button', { name: 'Jetzt veröffentlichen' }));
    expect(await screen.findByText(perhapsSaved)).toBeVisible();
    reconnect();
    await user.click(await screen.findByRole('button', { name: 'Jetzt veröffentlichen' }));
    expect(await screen.findByText('Claim veröffentlicht')).toBeVisible();
    expect(claimOf('ready').status).toBe('published');
    expect(calls.filter((call) => call.endsWith('/publish'))).toHaveLength(1);
  });

  it('is deleted, and its row is gone', async () => {
    const { id } = claimOf('begun');
    const { user, dialog } = await choose('begun', 'Löschen', 'Claim löschen?');
    loseAnswer(claims.deleteClaim);
    await user.click(await dialog.findByRole('button', { name: 'Claim löschen' }));
    expect(await screen.findByText('Claim gelöscht')).toBeVisible();
    expect(mocks.world.table('claims').get(id)).toBeUndefined();
    const list = await screen.findByRole('list', { name: 'Meine Claims' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  });

  it('is not deleted where the request never arrived, and says so', async () => {
    const { user, dialog } = await choose('begun', 'Löschen', 'Claim löschen?');
    mockServer.use(mockEndpoint(claims.deleteClaim, () => HttpResponse.error(), { once: true }));
    await user.click(await dialog.findByRole('button', { name: 'Claim löschen' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(notSaved);
    await user.click(await dialog.findByRole('button', { name: 'Claim löschen' }));
    expect(await screen.findByText('Claim gelöscht')).toBeVisible();
  });

  it('leads from the editor of a deleted one to the list', async () => {
    const { id } = claimOf('begun');
    const { user } = await render(`/competence/claim/${id}`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Mehr zu diesem Claim' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    loseAnswer(claims.deleteClaim, { how: 'unreadable' });
    await user.click(await screen.findByRole('button', { name: 'Claim löschen' }));
    await arriveAt('/competence/claims');
  });

  it('has a section saved whose response was lost', async () => {
    const { id } = claimOf('begun');
    const { user } = await render(`/competence/claim/${id}`, { as: 'expert' });
    const section = within(await openSection(user, /^Thema/));
    const topic = await section.findByRole('textbox', { name: 'Thema' });
    await user.clear(topic);
    await user.type(topic, 'Angst vor Formeln');
    loseAnswer(claims.updateTopic);
    await user.tab();
    expect(await section.findByText(/^Gespeichert/)).toBeVisible();
    expect(claimOf('begun').topic).toBe('Angst vor Formeln');
  });
});
