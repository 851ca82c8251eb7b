import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { posts } from '@/api/endpoints/posts';
import { arriveAt, render } from '../render';
import { recordCalls } from './authForms';

const path = '/posts/my-posts';
const postOf = (title: RegExp) => {
  const found = mocks.world.table('posts').find((post) => title.test(post.title));
  if (!found) throw new Error(`no post ${title}`);
  return found;
};
const draft = () => postOf(/Blitzschutz/);
const published = () => postOf(/Ladesäulen/);
const list = () => screen.findByRole('list', { name: 'Meine Beiträge' });
const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('li') as HTMLElement;
const dialog = () => screen.findByRole('dialog');

async function choose(user: Awaited<ReturnType<typeof render>>['user'], title: string, action: string) {
  await list();
  await user.click(screen.getByRole('button', { name: `Mehr zu „${title}“` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe("the list of one's own posts (POS-01)", () => {
  it('says of each whether everybody sees it, and where it was imported', async () => {
    await render(path, { as: 'expert' });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(7);
    expect(rowOf(published().title)).toHaveTextContent(/Veröffentlicht.*2\s*Kommentare/);
    expect(rowOf(draft().title)).toHaveTextContent('Entwurf');
    expect(rowOf(postOf(/Energiemesse/).title)).toHaveTextContent('Importiert');
  });

  it('shows under “published” what the server says is published', async () => {
    const { user } = await render(path, { as: 'expert' });
    await list();
    const calls = recordCalls();
    await user.click(screen.getByRole('button', { name: /^Veröffentlicht/ }));
    await waitFor(() => expect(calls).toContain('GET /post/published'));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Meine Beiträge' })).getAllByRole('listitem')).toHaveLength(4),
    );
  });

  it('has a field for what the address searches, however few there are', async () => {
    const { user } = await render(`${path}?q=Energiemesse`, { as: 'expert' });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    const field = await screen.findByRole('searchbox', { name: 'Beiträge durchsuchen' });
    expect(field).toHaveValue('Energiemesse');
    await user.clear(field);
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Meine Beiträge' })).getAllByRole('listitem')).toHaveLength(7),
    );
    expect(field).toHaveFocus();
  });

  it('lists the newest first, and those without a date last', async () => {
    const post = (id: number, title: string, published_at?: string) => ({ id, title, content: '', published_at });
    const data = [post(1, 'Alt', '2020-01-01'), post(2, 'Ohne'), post(3, 'Neu', '2024-01-01')];
    mockServer.use(mockEndpoint(posts.listMyPosts, () => HttpResponse.json({ success: true, message: '', data })));
    await render(path, { as: 'expert' });
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual(['Neu', 'Alt', 'Ohne']);
  });

  it('finds a post by the profile it belongs to', async () => {
    await render(`${path}?q=Elektroingenieurin`, { as: 'expert' });
    const titles = (await list()).textContent;
    expect(titles).not.toBe('');
    expect(
      mocks.world
        .table('posts')
        .all()
        .some(({ title, content }) => /Elektroingenieurin/.test(title + content)),
    ).toBe(false);
  });

  it('says nothing of comments and dates that are not delivered (D-76)', async () => {
    const data = [{ id: 1, title: 'Solar', content: 'Text', status: 'published', images: [], categories: [] }];
    mockServer.use(mockEndpoint(posts.listMyPosts, () => HttpResponse.json({ success: true, message: '', data })));
    await render(path, { as: 'expert' });
    await list();
    expect(rowOf('Solar')).toHaveTextContent(/^SolarVeröffentlichtText$/);
  });
});

describe('taking a post offline (POS-04)', () => {
  it('asks with its title, since it is one of many', async () => {
    const { user } = await render(path, { as: 'expert' });
    const { title } = published();
    await choose(user, title, 'Zurückziehen');
    const asked = await dialog();
    expect(asked).toHaveTextContent(`„${title}“ wird wieder ein Entwurf`);
    await user.click(within(asked).getByRole('button', { name: 'Zurückziehen' }));
    await waitFor(() => expect(rowOf(title)).toHaveTextContent('Entwurf'));
  });
});

describe('deleting a post (POS-05)', () => {
  it('can be taken back for a moment where nobody has commented', async () => {
    const { user } = await render(path, { as: 'expert' });
    const { title, id } = draft();
    await choose(user, title, 'Löschen');
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByRole('link', { name: title })).toBeVisible();
    expect(mocks.world.table('posts').get(id)).toBeDefined();
  });

  it('asks where there are comments, and where their number is not known', async () => {
    const { user } = await render(path, { as: 'expert' });
    const { title, id } = published();
    await choose(user, title, 'Löschen');
    await user.click(within(await dialog()).getByRole('button', { name: 'Beitrag löschen' }));
    await waitFor(() => expect(mocks.world.table('posts').get(id)).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument());
  });
});

describe('several posts at once', () => {
  it('are published with a result for each, and the failed ones alone are tried again', async () => {
    const questions = postOf(/Solarabend/);
    let isRefusing = true;
    mockServer.use(
      mockEndpoint(posts.publishPost, ({ request }) =>
        isRefusing && request.url.includes(`/${questions.id}/`)
          ? HttpResponse.json({ success: false, message: 'Nein', data: null }, { status: 403 })
          : undefined,
      ),
    );
    const { user } = await render(path, { as: 'expert' });
    await list();
    await user.click(screen.getByRole('button', { name: 'Mehrere auswählen' }));
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(draft().title) }));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(questions.title) }));
    await user.click(screen.getByRole('button', { name: '2 Beiträge veröffentlichen' }));
    const opened = within(await dialog());
    await user.click((await opened.findAllByRole('button', { pressed: false }))[0] as HTMLElement);
    await user.click(opened.getByRole('button', { name: '2 Beiträge veröffentlichen' }));
    expect(await opened.findByText('1 von 2 veröffentlicht')).toBeVisible();
    expect(opened.getByRole('alert')).toHaveTextContent('Der Zugriff auf diese Ressource ist nicht erlaubt.');
    isRefusing = false;
    const calls = recordCalls();
    await user.click(opened.getByRole('button', { name: '1 Beitrag noch einmal versuchen' }));
    expect(await opened.findByText('2 von 2 veröffentlicht')).toBeVisible();
    expect(calls.filter((call) => call.endsWith('/publish'))).toEqual([`POST /post/${questions.id}/publish`]);
  });

  it('say of a post without a text why it was not published', async () => {
    const questions = postOf(/Solarabend/);
    questions.content = '';
    const { user } = await render(path, { as: 'expert' });
    await list();
    await user.click(screen.getByRole('button', { name: 'Mehrere auswählen' }));
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(questions.title) }));
    await user.click(screen.getByRole('button', { name: '1 Beitrag veröffentlichen' }));
    const opened = within(await dialog());
    await user.click((await opened.findAllByRole('button', { pressed: false }))[0] as HTMLElement);
    await user.click(opened.getByRole('button', { name: '1 Beitrag veröffentlichen' }));
    expect(await opened.findByText('Es fehlt der Text.')).toBeVisible();
    expect(questions.status).toBe('draft');
  });
});

describe('several posts at once whose page was left in the middle, as by a reload', () => {
  it('are named as far as they were not sent, and none is sent by itself', async () => {
    let isFirst = true;
    mockServer.use(
      // The first is answered; the second never is, as for a page that goes.
      mockEndpoint(posts.publishPost, () => {
        if (!isFirst) return new Promise<undefined>(() => undefined);
        isFirst = false;
        return undefined;
      }),
    );
    const { user, router } = await render(path, { as: 'expert' });
    await list();
    const [first, second] = [draft(), postOf(/Solarabend/)];
    await user.click(screen.getByRole('button', { name: 'Mehrere auswählen' }));
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(first.title) }));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(second.title) }));
    await user.click(screen.getByRole('button', { name: '2 Beiträge veröffentlichen' }));
    const opened = within(await dialog());
    await user.click((await opened.findAllByRole('button', { pressed: false }))[0] as HTMLElement);
    await user.click(opened.getByRole('button', { name: '2 Beiträge veröffentlichen' }));
    expect(await opened.findByText('1 von 2 veröffentlicht')).toBeVisible();
    await act(() => router.navigate('/dashboard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const calls = recordCalls();
    await act(() => router.navigate(path));
    const [left, done] = first.status === 'published' ? [second, first] : [first, second];
    const note = await screen.findByText(/wurde verlassen, bevor alle Beiträge gesendet waren/);
    expect(note).toHaveTextContent(`Nicht veröffentlicht:${left.title}`);
    expect(note).not.toHaveTextContent(done.title);
    expect(left.status).toBe('draft');
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(note).not.toBeInTheDocument();
  });

  it('say nothing of one that was published elsewhere meanwhile, and take it for done', async () => {
    const { user } = await render(path, { as: 'expert' });
    await list();
    await user.click(screen.getByRole('button', { name: 'Mehrere auswählen' }));
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(draft().title) }));
    await user.click(screen.getByRole('button', { name: '1 Beitrag veröffentlichen' }));
    const opened = within(await dialog());
    await user.click((await opened.findAllByRole('button', { pressed: false }))[0] as HTMLElement);
    Object.assign(draft(), { status: 'published', published_at: draft().created_at, category_ids: [102] });
    await user.click(opened.getByRole('button', { name: '1 Beitrag veröffentlichen' }));
    expect(await opened.findByText('1 von 1 veröffentlicht')).toBeVisible();
    expect(draft().category_ids).toEqual([102]);
  });
});

describe('a user without a competence profile (PRO-22)', () => {
  it('is led to the wizard, which leads back to the post', async () => {
    const { user } = await render('/posts/new-post', { as: 'new' });
    await user.click(await screen.findByRole('link', { name: 'Kompetenzprofil anlegen' }));
    await arriveAt('/competence/new-profile?for=post');
    expect(await screen.findByText('Danach geht es mit Ihrem neuen Beitrag weiter.')).toBeVisible();
  });

  it('has an empty list that leads to the wizard and to the import', async () => {
    await render(path, { as: 'new' });
    expect(await screen.findByRole('link', { name: 'Kompetenzprofil anlegen' })).toHaveAttribute(
      'href',
      '/competence/new-profile?for=post',
    );
    expect(screen.getByRole('link', { name: 'Beiträge importieren' })).toHaveAttribute('href', '/competence/import');
    await act(async () => undefined);
  });
});
