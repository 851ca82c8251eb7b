import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mocks } from '@mocks/node';
import { render } from '../render';
import { recordCalls } from './authForms';
import { choose, fillNew, fullDraft, titlesOf } from './claimParts';
import { claimOf, openSection } from './claimWorld';
import { profileOf } from './profileWorld';

/* Another tab or device publishes, or pauses, what is being written here. */

const notice = /Inzwischen ist das hier öffentlich\. Ihre letzte Änderung ist noch nicht online/;
const publish = async () =>
  within(screen.getByRole('main')).findAllByRole('button', { name: '1 Änderung veröffentlichen' });
const sent = (calls: string[]) => calls.filter((call) => !call.startsWith('GET'));

const draftPost = () => {
  const found = mocks.world.table('posts').find(({ title }) => title.includes('Blitzschutz'));
  if (!found) throw new Error('no post');
  return found;
};

describe('what saves itself as a draft', () => {
  it('sends nothing of a post that is public by now: its text waits to be published, and stays where it is', async () => {
    const post = draftPost();
    const before = post.title;
    const { user } = await render(`/posts/${post.id}/edit`, { as: 'expert' });
    const title = await screen.findByRole('textbox', { name: 'Titel' });
    await user.type(title, ' heute');
    Object.assign(post, { status: 'published', published_at: post.created_at });
    const calls = recordCalls();
    fireEvent.blur(title);
    expect((await screen.findAllByText(notice))[0]).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    expect(post.title).toBe(before);
    expect(title).toBeInTheDocument();
    expect(title).toHaveDisplayValue(`${before} heute`);
    expect(screen.queryByText(/^Nicht gespeichert/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Noch nicht gespeicherter Text/)).not.toBeInTheDocument();
    // What is typed next waits as well.
    await user.type(title, ' früh');
    fireEvent.blur(title);
    expect(sent(calls)).toEqual([]);
    await user.click((await publish())[0] as HTMLElement);
    await waitFor(() => expect(post.title).toBe(`${before} heute früh`));
  });

  it.each([
    ['with several fields', /^Kurzantwort/, 'Überschrift', 'short_answer_headline'],
    ['with one field', /^Thema und Problem/, 'Problem', 'pain_point'],
  ] as const)('sends nothing of a section of a claim %s', async (_, head, label, field) => {
    const claim = claimOf('ready');
    const before = claim[field];
    const { user } = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    const section = within(await openSection(user, head));
    const input = await section.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await user.type(input, ' Neu.');
    claim.status = 'published';
    const calls = recordCalls();
    fireEvent.blur(input);
    expect((await screen.findAllByText(notice))[0]).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    expect(claim[field]).toBe(before);
    expect(input).toHaveDisplayValue(`${before} Neu.`);
    await user.click((await publish())[0] as HTMLElement);
    await waitFor(() => expect(claim[field]).toBe(`${before} Neu.`));
  });

  it('sends nothing of the title of a profile', async () => {
    const profile = profileOf('paused');
    const before = profile.title;
    const { user } = await render(`/competence/${profile.id}`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: /^Titel/ }));
    const options = await screen.findAllByRole<HTMLInputElement>('radio');
    const calls = recordCalls();
    profile.public = true;
    const other = options.find(({ checked }) => !checked) as HTMLElement;
    await user.click(other);
    fireEvent.blur(other);
    expect((await screen.findAllByText(notice))[0]).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    expect(profile.title).toBe(before);
    expect(other).toBeChecked();
    await user.click((await publish())[0] as HTMLElement);
    await waitFor(() => expect(profile.title).not.toBe(before));
  });
});

describe('an item of a list of a claim that is public by now', () => {
  async function openList() {
    const claim = fullDraft();
    const view = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    return { ...view, claim };
  }

  it('is added to the list, and waits to be published', async () => {
    const { user, claim } = await openList();
    const { section, submit } = await fillNew(user, 'tips');
    claim.status = 'published';
    const calls = recordCalls();
    await user.click(submit);
    expect((await screen.findAllByText(notice))[0]).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    expect(await section.findByRole('button', { name: 'Mehr zu Zähler ablesen' })).toBeVisible();
    expect(screen.queryByText(/^Noch nicht gespeicherter Text/)).not.toBeInTheDocument();
    await user.click((await publish())[0] as HTMLElement);
    await waitFor(() => expect(titlesOf('tips').at(-1)).toBe('Zähler ablesen'));
  });

  it('is changed and moved there in the same way', async () => {
    const { user, claim } = await openList();
    const section = within(await openSection(user, /^Tipps/));
    const before = titlesOf('tips');
    const [first = ''] = before;
    await choose(user, first, 'Bearbeiten');
    await user.type(await section.findByRole('textbox', { name: 'Tipp' }), ' Bald.');
    claim.status = 'published';
    const calls = recordCalls();
    await user.click(await section.findByRole('button', { name: 'Speichern' }));
    expect(await section.findByRole('button', { name: `Mehr zu ${first} Bald.` })).toBeVisible();
    await choose(user, `${first} Bald.`, 'Nach unten');
    expect(sent(calls)).toEqual([]);
    expect(titlesOf('tips')).toEqual(before);
    await user.click((await publish())[0] as HTMLElement);
    await waitFor(() => expect(titlesOf('tips')[1]).toBe(`${first} Bald.`));
  });

  it('is deleted only with the other changes', async () => {
    const { user, claim } = await openList();
    const section = within(await openSection(user, /^Tipps/));
    const [first = '', second = ''] = titlesOf('tips');
    await choose(user, first, 'Löschen');
    claim.status = 'published';
    const calls = recordCalls();
    // The next deletion ends the time to undo the first.
    await choose(user, second, 'Löschen');
    expect((await screen.findAllByText(notice))[0]).toBeInTheDocument();
    expect(section.queryByText(first)).not.toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    expect(titlesOf('tips')).toContain(first);
    await user.click((await publish())[0] as HTMLElement);
    await waitFor(() => expect(titlesOf('tips')).not.toContain(first));
  });
});

describe('changes that were collected for something public', () => {
  it('are saved where it was paused meanwhile, and what is typed next saves itself', async () => {
    const claim = claimOf('published');
    const { user } = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    const problem = await within(await openSection(user, /^Thema und Problem/)).findByRole('textbox', {
      name: /^Problem/,
    });
    await user.type(problem, ' Neu.');
    claim.status = 'paused';
    await user.click((await publish())[0] as HTMLElement);
    await waitFor(() => expect(claim.pain_point).toMatch(/ Neu\.$/));
    expect(await screen.findByText('Claim aktualisiert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /veröffentlichen$/ })).toBeNull();
    await user.type(problem, ' Und noch etwas.');
    fireEvent.blur(problem);
    await waitFor(() => expect(claim.pain_point).toMatch(/ Und noch etwas\.$/));
  });

  it('are not said to be online, of a profile', async () => {
    const profile = profileOf('published');
    const { user } = await render(`/competence/${profile.id}`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: /^Titel/ }));
    const options = await screen.findAllByRole<HTMLInputElement>('radio');
    const before = profile.title;
    await user.click(options.find(({ checked }) => !checked) as HTMLElement);
    profile.public = false;
    await user.click((await publish())[0] as HTMLElement);
    expect(await screen.findByText('Änderungen sind gespeichert')).toBeInTheDocument();
    expect(screen.queryByText('Änderungen sind online')).toBeNull();
    expect(profile.title).not.toBe(before);
  });
});
