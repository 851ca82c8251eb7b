import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HttpResponse } from 'msw';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { claims } from '@/api/endpoints/claims';
import { posts } from '@/api/endpoints/posts';
import { profiles } from '@/api/endpoints/profiles';
import { readStored, writeStored } from '@/platform/clientStorage';
import { removeDraft, writeDraft } from '@/platform/drafts';
import { fetchProfiles } from '@/entities/profile/profilesSlice';
import { nothingSeen, parseSeenNews, type SeenNews } from '@/domain/news';
import { cookies } from '@tests/cookies';
import { arriveAt, render, type RenderOptions } from '@tests/render';
import { recordCalls } from '../pages/authForms';
import { accountOf } from '../pages/profileWorld';

const annaId = () => String(accountOf('expert').id);
const seen = () => parseSeenNews(readStored('news', annaId()));
const bell = (name: string | RegExp = /^Liegt an/) => screen.findByRole('button', { name });

/** Opens a page, on which the invitations are read, and the bell. */
async function open(options: RenderOptions = { as: 'expert' }, path = '/verify-competence') {
  const view = await render(path, options);
  await view.user.click(await bell(options.language === 'en' ? /^Up next/ : undefined));
  const name = options.language === 'en' ? 'Up next' : 'Liegt an';
  return { ...view, panel: within(await screen.findByRole('dialog', { name })) };
}

/** What the device saw of the account before. */
function sawBefore(before: Partial<SeenNews>) {
  writeStored('news', { ...nothingSeen, ...before } satisfies SeenNews, annaId());
}

describe('the bell', () => {
  it('tells what is so, why, and where to act; the dot is gone with the opening, a row once it is followed', async () => {
    const { user, panel } = await open();
    const row = await panel.findByRole('link', { name: /Die Einladung an Malte Friedrich läuft bald ab/ });
    expect(row).toHaveTextContent(/Der Link gilt noch 3 Tage Erinnern$/);
    await user.keyboard('{Escape}');
    // Nothing has a dot any more.
    expect(await bell('Liegt an')).toHaveFocus();
    await user.click(await bell());
    await user.click(await screen.findByRole('link', { name: /Die Einladung an Malte/ }));
    await arriveAt('/verify-competence?status=expiring');
    // The reminder is written already.
    expect(await screen.findByRole('dialog', { name: /Malte Friedrich/ })).toHaveTextContent(/erinner/i);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await bell());
    expect(await screen.findByRole('dialog', { name: 'Liegt an' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Die Einladung an Malte/ })).not.toBeInTheDocument();
    expect(seen().expiring).toHaveLength(1);
  });

  it('has the number of what nobody has seen yet in its name, without a call of its own', async () => {
    const calls = recordCalls();
    const { user } = await render('/verify-competence', { as: 'expert' });
    await user.hover(await bell());
    expect(await bell(/^Liegt an, 1 neu$/)).toBeVisible();
    const before = calls.length;
    await user.click(await bell());
    await screen.findByRole('link', { name: /Malte Friedrich/ });
    expect(calls).toHaveLength(before);
  });

  it('tells of a confirmation once, by name', async () => {
    sawBefore({ confirmations: 11, accepted: [] });
    const { user, panel } = await open();
    await user.click(await panel.findByRole('link', { name: /1 neue Bestätigung Von Georg Baumann Ansehen$/ }));
    await arriveAt('/verify-competence?status=confirmed');
    expect(seen()).toMatchObject({ confirmations: 12, accepted: [expect.any(String)] });
    await user.click(await bell());
    const again = within(await screen.findByRole('dialog', { name: 'Liegt an' }));
    expect(again.queryByRole('link', { name: /neue Bestätigung/ })).not.toBeInTheDocument();
  });

  it('names no one as the giver of all where some are not known', async () => {
    sawBefore({ confirmations: 10, accepted: [] });
    const { panel } = await open();
    expect(await panel.findByRole('link', { name: /2 neue Bestätigungen Darunter Georg Baumann/ })).toBeVisible();
  });

  it('says of confirmations without a name that they are new', async () => {
    sawBefore({ confirmations: 10 });
    const { panel } = await open();
    expect(
      await panel.findByRole('link', { name: /^2 neue Bestätigungen Neu, seit Sie zuletzt nachgesehen haben/ }),
    ).toBeVisible();
  });

  it('lists what was begun until it is saved, without a dot', async () => {
    const form = 'newClaim';
    writeDraft(annaId(), form, { question: 'Was kostet ein Dach?' }, Date.now() - 8 * 86_400_000);
    const { user, panel, router } = await open();
    const name = /Neuer Claim nicht gespeicherter Text.+Weiterschreiben$/;
    await user.click(await panel.findByRole('link', { name }));
    await arriveAt('/competence/new-claim');
    await act(() => router.navigate('/verify-competence'));
    await user.click(await bell('Liegt an'));
    expect(await screen.findByRole('link', { name })).toBeVisible();
    await user.keyboard('{Escape}');
    // As the wizard does once the server has it.
    removeDraft(annaId(), form);
    await act(() => router.navigate('/dashboard'));
    await screen.findByRole('region', { name: 'Liegt an' });
    await user.click(await bell());
    await screen.findByRole('dialog', { name: 'Liegt an' });
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('tells of comments on an own post, and of a claim once its hour is over', async () => {
    const own = (row: { account_id: number; status: string }) =>
      String(row.account_id) === annaId() && row.status === 'published';
    const post = mocks.world.table('posts').find(own);
    const claim = mocks.world.table('claims').find(own);
    sawBefore({ comments: { [String(post?.id)]: 0 }, online: [] });
    const { user, panel } = await open();
    const comments = await panel.findByRole('link', { name: / zu „.+“ Sie haben den Beitrag geschrieben Lesen$/ });
    expect(comments).toHaveAttribute('href', `/posts/${post?.id}`);
    const claimRow = panel.getByRole('link', {
      name: new RegExp(`${claim?.question.slice(0, 12)}.+“ ist veröffentlicht Sollte jetzt zu finden sein Öffnen$`),
    });
    expect(claimRow).toHaveAttribute('href', `/competence/claim/${claim?.id}`);
    await user.click(comments);
    await arriveAt(`/posts/${post?.id}`);
    // Not at the beginning of the post.
    const heading = await screen.findByRole('heading', { name: /^Kommentare/ });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('tells of a claim the minute its hour is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
    const claim = mocks.world
      .table('claims')
      .find(({ account_id, status }) => String(account_id) === annaId() && status === 'published');
    if (!claim) throw new Error('nothing published');
    claim.updated_at = new Date(Date.now() - 59.5 * 60_000).toISOString();
    sawBefore({ online: [] });
    const { panel } = await open();
    await panel.findByRole('link', { name: /Malte Friedrich/ });
    const row = () =>
      panel.getByRole('link', { name: new RegExp(`${claim.question.slice(0, 12)}.+“ ist veröffentlicht`) });
    expect(row()).toHaveTextContent(/Ab \d\d:\d\d Uhr zu finden/);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(row()).toHaveTextContent('Sollte jetzt zu finden sein');
  });

  it('speaks English, on documented fields only', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { panel } = await open({ as: 'expert', language: 'en' });
    expect(
      await panel.findByRole('link', { name: /The invitation to Malte Friedrich expires soon/ }),
    ).toHaveTextContent(/The link works for 3 more days Send a reminder$/);
  });

  it.each([
    ['comment', 'Ihr Kommentar', 'Kommentar senden'],
    ['reply', /^Ihre Antwort/, 'Antwort senden'],
  ])('takes no %s of one’s own below one’s own post for news', async (kind, label, send) => {
    const table = mocks.world.table('comments');
    const post = mocks.world
      .table('posts')
      .find(({ id, account_id }) => String(account_id) === annaId() && table.all().some((row) => row.post_id === id));
    const path = `/posts/${post?.id}`;
    const { user } = await open({ as: 'expert' }, path);
    await user.keyboard('{Escape}');
    if (kind === 'reply')
      await user.click((await screen.findAllByRole('button', { name: /antworten$|^Antworten$/ }))[0] as HTMLElement);
    await user.type(await screen.findByRole('textbox', { name: label }), 'Gern.');
    await user.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText('Gern.', { selector: 'p' })).toBeVisible();
    cleanup();
    cookies.removeAll();
    const { panel } = await open();
    await panel.findByRole('link', { name: /Die Einladung an Malte Friedrich/ });
    expect(panel.queryByRole('link', { name: /Kommentar/ })).toBeNull();
  });

  it('says that there is nothing new to who has just begun', async () => {
    const { panel } = await open({ as: 'new' }, '/dashboard');
    expect(await panel.findByText('Nichts liegt an.')).toBeVisible();
  });

  it('says so, too, where a list without entries was read again and the page left meanwhile', async () => {
    const { panel, user, store } = await open({ as: 'new' }, '/dashboard');
    await panel.findByText('Nichts liegt an.');
    await user.keyboard('{Escape}');
    const reload = store.dispatch(fetchProfiles({ query: { lang: 'de' } }));
    reload.abort();
    await act(() => reload);
    await user.click(await bell());
    expect(await screen.findByText('Nichts liegt an.')).toBeVisible();
  });

  it('promises nothing where the data could not be read, says what is missing, and reads it again', async () => {
    sawBefore({ confirmations: 11, accepted: [] });
    const fails = () => HttpResponse.json({ message: 'Server Error' }, { status: 403 });
    for (const endpoint of [claims.listClaims, posts.listMyPosts, profiles.listProfiles])
      mockServer.use(mockEndpoint(endpoint, fails));
    const { panel, user } = await open({ as: 'expert' }, '/access-control');
    expect(await panel.findByRole('alert')).toHaveTextContent(
      /^Hier fehlen: Kompetenzprofile, Claims und eigene Beiträge/,
    );
    expect(panel.queryByText(/^Nichts liegt an|^Noch ist nicht alles/)).not.toBeInTheDocument();
    mockServer.resetHandlers();
    await user.click(panel.getByRole('button', { name: 'Erneut versuchen' }));
    const row = await panel.findByRole('link', { name: /1 neue Bestätigung/ });
    expect(panel.queryByRole('alert')).not.toBeInTheDocument();
    // Where the button was.
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('says what is missing beside what could be read', async () => {
    mockServer.use(
      mockEndpoint(posts.listMyPosts, () => HttpResponse.json({ message: 'Server Error' }, { status: 403 })),
    );
    const { panel } = await open();
    expect(await panel.findByRole('link', { name: /Die Einladung an Malte Friedrich/ })).toBeVisible();
    expect(panel.getByRole('alert')).toHaveTextContent(/^Hier fehlen: Eigene Beiträge/i);
  });
});

describe('the dashboard after another confirmation', () => {
  it('tells of it, and leads to it once', async () => {
    sawBefore({ confirmations: 11, accepted: [] });
    const { user, router } = await render('/dashboard', { as: 'expert' });
    const upNext = async () => within(await screen.findByRole('region', { name: 'Liegt an' }));
    await user.click(
      await (await upNext()).findByRole('link', { name: /1 neue Bestätigung Von Georg Baumann Ansehen$/ }),
    );
    await arriveAt('/verify-competence?status=confirmed');
    await act(() => router.navigate('/dashboard'));
    expect((await upNext()).queryByRole('link', { name: /neue Bestätigung/ })).not.toBeInTheDocument();
  });
});
