import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { posts } from '@/api/endpoints/posts';
import { render } from '../render';
import { recordCalls } from './authForms';
import { holdAnswers } from './profileWorld';

/** The menu has a list of this name too. */
const feed = () => within(screen.getByRole('main')).findByRole('list', { name: 'Beiträge' });
const cards = async () => within(await feed()).getAllByRole('article');

describe('the posts of everybody (POS-01)', () => {
  it('tell who wrote them, when, how long they are and what is said about them', async () => {
    await render('/posts/all-posts', { as: 'expert' });
    const link = await screen.findByRole('link', { name: 'Laub liegen lassen: Ihr Garten dankt es' });
    const card = within(link.closest('article') as HTMLElement);
    expect(card.getByText('Birte Petersen')).toBeVisible();
    expect(card.getByText('Natur und Umwelt')).toBeVisible();
    // Of no comments nothing is told.
    expect(card.getByText(/^· gestern, .+ · 1\sMin\. Lesezeit$/)).toBeVisible();
    const discussed = (await screen.findByRole('link', { name: /^Strom speichern/ })).closest('article') as HTMLElement;
    expect(within(discussed).getByText(/ · 1\sMin\. Lesezeit · 2\sKommentare$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Entwurf: Blitzschutz/ })).toBeNull();
  });

  it('are filtered by at most five categories, which the address keeps', async () => {
    const { user } = await render('/posts/all-posts', { as: 'expert' });
    const all = (await cards()).length;
    await user.click(await screen.findByRole('button', { name: 'Kategorien' }));
    const choices = within(await screen.findByRole('dialog'));
    const chips = within(await choices.findByRole('group')).getAllByRole('button');
    for (const chip of chips.slice(0, 5)) await user.click(chip);
    expect(choices.getByRole('status')).toHaveTextContent(
      '5 von 5 Kategorien gewählt. Sie können höchstens 5 Kategorien für den Filter wählen.',
    );
    expect(chips[5]).toHaveAttribute('aria-disabled', 'true');
    expect(chips[0]).not.toHaveAttribute('aria-disabled');
    await user.click(chips[5] as HTMLElement);
    expect(chips[5]).toHaveAttribute('aria-pressed', 'false');
    await user.click(choices.getByRole('button', { name: 'Fertig' }));
    const named = () => new URLSearchParams(window.location.search).getAll('category');
    expect(named()).toHaveLength(5);
    await waitFor(async () => expect((await cards()).length).toBeLessThan(all));
    expect(await screen.findByRole('button', { name: 'Kategorien (5 von 5)' })).toHaveFocus();
    const [first] = within(await screen.findByRole('list', { name: 'Gewählte Kategorien' })).getAllByRole('button');
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await user.click(first as HTMLElement);
    expect(named()).toHaveLength(4);
    // Whoever takes one off stays where they read.
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('have their categories called in the language of the page, before the filter is opened (D-95)', async () => {
    await render('/posts/all-posts', { as: 'expert', language: 'en' });
    const link = await screen.findByRole('link', { name: 'Laub liegen lassen: Ihr Garten dankt es' });
    expect(await within(link.closest('article') as HTMLElement).findByText('Nature and environment')).toBeVisible();
  });

  it('have their categories called so on their own pages (D-95)', async () => {
    const post = mocks.world.table('posts').find(({ title }) => title.startsWith('Laub liegen lassen'));
    await render(`/posts/${post?.id}`, { as: 'expert', language: 'en' });
    expect(await screen.findByText('Nature and environment')).toBeVisible();
  });

  it('have their categories called what the filter calls them', async () => {
    await render('/posts/all-posts?category=101', { as: 'expert', language: 'en' });
    await screen.findByRole('button', { name: 'Remove filter: Energy and electrical engineering' });
    const list = await within(screen.getByRole('main')).findByRole('list', { name: 'Posts' });
    for (const card of within(list).getAllByRole('article'))
      expect(card).toHaveTextContent('Energy and electrical engineering');
  });

  it('show what an address asks for, and say where nothing fits', async () => {
    const { user } = await render('/posts/all-posts?category=9999', { as: 'expert' });
    expect(await screen.findByText('Keine Beiträge in diesen Kategorien')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alle Beiträge zeigen' }));
    await waitFor(async () => expect((await cards()).length).toBeGreaterThan(5));
  });

  it.each(['full', 'plain'] as const)('lose one’s own as soon as it is offline: answers %s', async (responses) => {
    setScenario(mocks, { responses });
    const { user, router } = await render('/posts/all-posts', { as: 'expert' });
    const title = /^Ladesäulen/;
    const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: title });
    await act(() => router.navigate(`${new URL(href).pathname}/edit`));
    await user.click(await screen.findByRole('button', { name: 'Mehr zu diesem Beitrag' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Zurückziehen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zurückziehen' }));
    await screen.findByText('Entwurf');
    const release = holdAnswers(posts.listAllPosts);
    await act(() => router.navigate('/posts/all-posts'));
    await feed();
    expect(screen.queryByRole('link', { name: title })).toBeNull();
    release();
  });

  it('tell nothing that a server does not deliver (D-76)', async () => {
    setScenario(mocks, { responses: 'plain' });
    await render('/posts/all-posts', { as: 'expert' });
    const link = await screen.findByRole('link', { name: 'Laub liegen lassen: Ihr Garten dankt es' });
    const card = link.closest('article');
    expect(card).toHaveTextContent(/Min\. Lesezeit/);
    expect(card).not.toHaveTextContent(/Kommentar|Birte|gestern|\b0\b/);
  });
});

describe('one post (POS-06)', () => {
  it('asks for no comments where it does not exist', async () => {
    const calls = recordCalls();
    await render('/posts/999999', { as: 'expert' });
    expect(await screen.findByText(/nicht gefunden|gibt es nicht/)).toBeVisible();
    expect(calls.filter((call) => call.includes('comment'))).toEqual([]);
  });

  it('has its text, its author with a link to the page, and an address to share', async () => {
    const { user } = await render('/posts/1601', { as: 'expert' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Kündigung per E-Mail: warum sie nicht gilt' }),
    ).toBeVisible();
    expect(await screen.findByText('Schriftform')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Georg Baumann LL\.M\./ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/experts\.fachprofil\.example\/\d+$/),
    );
    expect(screen.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Teilen' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Beitrag teilen' }));
    expect(await sheet.findByText(`${window.location.origin}/posts/1601`)).toBeVisible();
  });

  it('ends with what its author does, and with two more posts of theirs or of its categories', async () => {
    const { user } = await render('/posts/1601', { as: 'expert' });
    expect(await screen.findByText('Rechtsanwalt · Arbeitsrecht')).toBeVisible();
    const more = within(await screen.findByRole('region', { name: 'Weiterlesen' }));
    const links = more.getAllByRole('link');
    expect(links).toHaveLength(2);
    const name = links[0]?.textContent ?? '';
    await user.click(links[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('offers nothing more where that cannot be read', async () => {
    mockServer.use(mockEndpoint(posts.listAllPosts, () => new Response(null, { status: 500 })));
    await render('/posts/1601', { as: 'expert' });
    expect(await screen.findByText('Rechtsanwalt · Arbeitsrecht')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Weiterlesen' })).toBeNull();
  });

  it('leads to the editor where it is one’s own', async () => {
    await render('/posts/1603', { as: 'expert' });
    expect(await screen.findByRole('link', { name: 'Bearbeiten' })).toHaveAttribute('href', '/posts/1603/edit');
  });
});
