import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { claims } from '@/api/endpoints/claims';
import { profiles } from '@/api/endpoints/profiles';
import type { Endpoint } from '@/api/endpoint';
import { render } from '../render';
import { queryErrorSummary } from './authForms';
import { claimOf, openSection, refuseCall } from './claimWorld';
import { fillNew, fullDraft, listNames, lists } from './claimParts';
import { profileOf } from './profileWorld';

const words = 'Das Wort „Wunder“ ist nicht erlaubt.';

/** The server refuses one field of a call, with a reason. */
const refuseField = (endpoint: Endpoint, field: string) =>
  refuseCall(endpoint, 422, { message: 'The given data was invalid.', data: { [field]: [words] } });

describe('a reason that the server gives for a field stands at that field', () => {
  it('in a section that saves itself', async () => {
    refuseField(claims.saveShortAnswer, 'short_answer_headline');
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    const section = await openSection(user, /^Kurzantwort/);
    const headline = await within(section).findByRole('textbox', { name: 'Überschrift' });
    await user.type(headline, ' Wunder');
    await user.tab();
    await waitFor(() => expect(headline).toBeInvalid());
    expect(headline).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(await within(section).findByText(/^Nicht gespeichert/)).toBeVisible();
  });

  it('in a section that waits for "publish changes"', async () => {
    refuseField(claims.saveShortAnswer, 'short_answer_text');
    const { user } = await render(`/competence/claim/${claimOf('published').id}`, { as: 'expert' });
    const section = await openSection(user, /^Kurzantwort/);
    const text = await within(section).findByRole('textbox', { name: 'Text' });
    await user.type(text, ' Wunder');
    await user.click(await within(section).findByRole('button', { name: '1 Änderung veröffentlichen' }));
    await waitFor(() => expect(text).toBeInvalid());
    expect(text).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it('in the problem of a claim', async () => {
    refuseField(claims.updatePainPoint, 'pain_point');
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    const section = await openSection(user, /^Thema und Problem/);
    const problem = await within(section).findByRole('textbox', { name: 'Problem' });
    await user.type(problem, ' Wunder');
    await user.tab();
    await waitFor(() => expect(problem).toBeInvalid());
    expect(problem).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it('in a profile title', async () => {
    refuseField(profiles.setTitle, 'title');
    const { user } = await render(`/competence/${profileOf('paused').id}`, { as: 'expert' });
    await user.click(await screen.findByLabelText('Titel ändern'));
    const group = await screen.findByRole('group', { name: 'Kompetenztitel' });
    await user.click(await within(group).findByRole('radio', { name: 'Meisterin' }));
    await user.tab();
    await waitFor(() => expect(group).toHaveAccessibleDescription(expect.stringContaining(words)));
  });

  it('in a new keyword and in one that is renamed', async () => {
    refuseField(claims.addKeyword, 'title');
    refuseField(claims.updateKeyword, 'title');
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    await openSection(user, /^Stichwörter/);
    const field = await screen.findByRole('textbox', { name: 'Neues Stichwort' });
    await user.type(field, 'Wunder{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Mietwohnung' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Umbenennen' }));
    const renamed = await screen.findByRole('textbox', { name: '„Mietwohnung“ umbenennen' });
    await user.type(renamed, ' Wunder{Enter}');
    await waitFor(() => expect(renamed).toBeInvalid());
    expect(renamed).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it('in words of a section where the field is none of the form', async () => {
    refuseField(claims.saveShortAnswer, 'limit');
    const { user } = await render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' });
    const section = await openSection(user, /^Kurzantwort/);
    await user.type(await within(section).findByRole('textbox', { name: 'Überschrift' }), '!');
    await user.tab();
    expect(await within(section).findByText(new RegExp(words))).toBeVisible();
  });

  it.each(['ready', 'published'] as const)('in a quote of a claim that is %s', async (state) => {
    refuseField(claims.saveQuote, 'emotional_quote');
    const { user } = await render(`/competence/claim/${claimOf(state).id}`, { as: 'expert' });
    const section = within(await openSection(user, /^Zitat/));
    const quote = await section.findByRole('textbox', { name: 'Zitat' });
    await user.type(quote, ' Wunder');
    if (state === 'ready') await user.tab();
    else await user.click(await section.findByRole('button', { name: '1 Änderung veröffentlichen' }));
    await waitFor(() => expect(quote).toBeInvalid());
    expect(quote).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it.each(listNames)('in a new item of a draft (%s)', async (name) => {
    fullDraft();
    const field = name === 'essentials' ? 'text' : 'title';
    refuseField(lists[name].calls[0], field);
    const { user } = await render(`/competence/claim/${claimOf('published').id}`, { as: 'expert' });
    const { section, submit } = await fillNew(user, name);
    await user.click(submit);
    const [label = ''] = Object.keys(lists[name].fields);
    const input = section.getByRole('textbox', { name: label });
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it.each(listNames)('in a new item of something public (%s)', async (name) => {
    const field = name === 'essentials' ? 'text' : 'title';
    refuseField(lists[name].calls[0], field);
    const { user } = await render(`/competence/claim/${claimOf('published').id}`, { as: 'expert' });
    const { section, submit } = await fillNew(user, name);
    await user.click(submit);
    await user.click(await section.findByRole('button', { name: '1 Änderung veröffentlichen' }));
    const [label = ''] = Object.keys(lists[name].fields);
    const input = await section.findByRole('textbox', { name: label });
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(queryErrorSummary(within(input.closest('form') as HTMLElement))).toHaveFocus();
  });

  it.each(['paused', 'published'] as const)('in a story of a profile that is %s', async (name) => {
    refuseField(profiles.addStory, 'story_question');
    const { user } = await render(`/competence/${profileOf(name).id}`, { as: 'expert' });
    await screen.findByLabelText(/: Wie es begann$/);
    await user.click((await screen.findAllByLabelText(/^Antworten: /)).at(-1) as HTMLElement);
    await user.paste('Ein Wunder.');
    await user.click(
      await screen.findByText('Hinzufügen', { selector: 'button[type="submit"], button[type="submit"] *' }),
    );
    if (name === 'published') {
      const [publish] = await screen.findAllByRole('button', { name: '1 Änderung veröffentlichen' });
      await user.click(publish as HTMLElement);
    }
    const field = await screen.findByRole('textbox', { name: 'Ihre Antwort' });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  });
});
