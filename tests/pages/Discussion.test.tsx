import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { getResponse, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHandlers, mockEndpoint } from '@mocks/createHandlers';
import type { CommentRecord } from '@mocks/db/communityRecords';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { posts } from '@/api/endpoints/posts';
import { fetchComments } from '@/entities/post/comments';
import { cookies } from '../cookies';
import { render } from '../render';
import { findErrorSummary } from './authForms';
import { loseAnswer, losses, notSaved, perhapsSaved, reconnect } from './loseAnswer';

const ways = Object.keys(losses) as (keyof typeof losses)[];

/** Georg's post: Petra's comment has two replies, Lea's has none. */
async function open() {
  const view = await render('/posts/1601', { as: 'expert' });
  await screen.findByRole('list', { name: 'Kommentare' });
  return view;
}

const comments = () => within(screen.getByRole('list', { name: 'Kommentare' }));
const commentOf = (name: string) => within(comments().getByRole('listitem', { name: `Kommentar von ${name}` }));
const field = () => screen.findByRole('textbox', { name: 'Ihr Kommentar' });
const written = (text: string) => mocks.world.table('comments').where(({ comment }) => comment === text);

describe('comments on a post (POS-06, POS-07)', () => {
  it('say before they are sent that they stay as they are, and go with Control and Enter', async () => {
    const { user } = await open();
    expect(await field()).toHaveAccessibleDescription(
      'Nach dem Senden lässt sich der Text nicht mehr ändern oder löschen.',
    );
    await user.click(await field());
    await user.keyboard('Danke.{Enter}Sehr hilfreich.{Control>}{Enter}{/Control}');
    expect(await comments().findByText(/Danke\.\s+Sehr hilfreich\./)).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(written('Danke.\nSehr hilfreich.')).toHaveLength(1);
  });

  it('stand in their place as being sent, and come back as they were where that fails', async () => {
    const { user } = await open();
    let refuse = () => undefined as void;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    mockServer.use(
      mockEndpoint(posts.addComment, async () => {
        await refused;
        return Response.json({ success: false, message: 'Nein', data: null }, { status: 403 });
      }),
    );
    await user.type(await field(), 'Danke.');
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    expect(await screen.findByText('Wird gesendet …')).toBeVisible();
    expect(await field()).toHaveAttribute('readonly');
    refuse();
    expect(await screen.findByText(/Zugriff auf diese Ressource ist nicht erlaubt/)).toBeVisible();
    expect(await field()).toHaveValue('Danke.');
    expect(await field()).not.toHaveAttribute('readonly');
  });

  it.each(ways)('exist once where the response was lost (%s)', async (how) => {
    const { user } = await open();
    loseAnswer(posts.addComment, { how });
    await user.type(await field(), 'Danke.');
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    expect(await comments().findByText('Danke.')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(written('Danke.')).toHaveLength(1);
  });

  it('are found by the second try, also where somebody has said the same before', async () => {
    const { user } = await open();
    await user.type(await field(), 'Danke.');
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    await comments().findByText('Danke.');
    loseAnswer(posts.addComment, { offline: true });
    await user.type(await field(), 'Danke.');
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    expect(await screen.findByText(perhapsSaved)).toBeVisible();
    reconnect();
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    await waitFor(() => expect(comments().getAllByText('Danke.')).toHaveLength(2));
    expect(written('Danke.')).toHaveLength(2);
  });

  it('are not found in the same words of somebody else', async () => {
    const { user } = await open();
    await user.type(await field(), 'Danke.');
    mockServer.use(
      mockEndpoint(
        posts.addComment,
        () => {
          const [first] = mocks.world.table('comments').where(({ comment }) => comment.startsWith('Gut erklärt'));
          const { id: _, ...lea } = first as CommentRecord;
          mocks.world.table('comments').add({ ...lea, comment: 'Danke.' });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    expect(await screen.findByText(notSaved)).toBeVisible();
    expect(await field()).toHaveValue('Danke.');
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    await waitFor(() => expect(comments().getAllByText('Danke.')).toHaveLength(2));
  });

  it('are shown once where a read has brought them before the response', async () => {
    const { user, store } = await open();
    const serverHandlers = createHandlers(mocks);
    let answer = () => undefined as void;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    mockServer.use(
      mockEndpoint(posts.addComment, async ({ request }) => {
        const response = await getResponse(serverHandlers, request.clone());
        await isAnswered;
        return response;
      }),
    );
    await user.type(await field(), 'Danke.');
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    await waitFor(() => expect(written('Danke.')).toHaveLength(1));
    await act(() => store.dispatch(fetchComments({ params: { postId: '1601' } })));
    expect(comments().getAllByText('Danke.')).toHaveLength(1);
    answer();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(comments().getAllByText('Danke.')).toHaveLength(1);
  });

  it('have replies that are read when they are opened, and folded again', async () => {
    const { user } = await open();
    const petra = commentOf('Petra Lindner');
    const unfold = petra.getByRole('button', { name: '2 Antworten anzeigen' });
    expect(petra.queryByText(/^Ja, auch der Aufhebungsvertrag/)).toBeNull();
    await user.click(unfold);
    expect(await petra.findByText(/^Ja, auch der Aufhebungsvertrag/)).toBeVisible();
    await user.click(petra.getByRole('button', { name: 'Antworten ausblenden' }));
    expect(petra.queryByText(/^Ja, auch der Aufhebungsvertrag/)).toBeNull();
    expect(commentOf('Lea Hoffmann').queryByRole('button', { name: /Antworten anzeigen$/ })).toBeNull();
  });

  it('have many replies a part at a time, and one’s own reply at once', async () => {
    const table = mocks.world.table('comments');
    const [reply] = table.where(({ comment }) => comment.startsWith('Ja, auch der Aufhebungsvertrag'));
    const { id: _, ...more } = reply as CommentRecord;
    for (let at = 1; at <= 40; at += 1) table.add({ ...more, comment: `Weitere ${at}` });
    const { user } = await open();
    const petra = commentOf('Petra Lindner');
    await user.click(petra.getByRole('button', { name: '42 Antworten anzeigen' }));
    expect(await petra.findByText('Weitere 18')).toBeVisible();
    expect(petra.queryByText('Weitere 19')).toBeNull();
    await user.click(petra.getAllByRole('button', { name: 'Petra Lindner antworten' })[0] as HTMLElement);
    await user.type(await petra.findByRole('textbox', { name: /^Ihre Antwort/ }), 'Danke.');
    await user.click(petra.getByRole('button', { name: 'Antwort senden' }));
    expect(await petra.findByText('Danke.')).toBeVisible();
    expect(petra.queryByText('Weitere 40')).toBeNull();
    await user.click(petra.getByRole('button', { name: 'Weitere Antworten anzeigen (noch 22)' }));
    expect(petra.getByText('Weitere 19').closest('li')).toHaveFocus();
    await user.click(petra.getByRole('button', { name: 'Weitere Antworten anzeigen (noch 2)' }));
    expect(petra.getByText('Weitere 40')).toBeVisible();
    expect(petra.getAllByText('Danke.')).toHaveLength(1);
    expect(petra.queryByRole('button', { name: /^Weitere Antworten/ })).toBeNull();
  });

  it('are answered, and answers to answers say whom they are for', async () => {
    const { user } = await open();
    const petra = commentOf('Petra Lindner');
    await user.click(petra.getByRole('button', { name: '2 Antworten anzeigen' }));
    await user.click(await petra.findByRole('button', { name: 'Georg Baumann LL.M. antworten' }));
    const answer = await petra.findByRole('textbox', { name: 'Ihre Antwort an Georg Baumann LL.M.' });
    expect(answer).toHaveFocus();
    await user.type(answer, 'Danke für die Klarstellung.');
    await user.click(petra.getByRole('button', { name: 'Antwort senden' }));
    expect(await petra.findByText('Danke für die Klarstellung.')).toBeVisible();
    expect(petra.getByText(/an Georg Baumann LL\.M\.$/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Ihre Antwort/ })).toBeNull();
  });

  it('tell nothing that a server does not deliver (D-76)', async () => {
    setScenario(mocks, { responses: 'plain' });
    const { user } = await open();
    const [first] = comments().getAllByRole('button', { name: 'Antworten anzeigen' });
    await user.click(first as HTMLElement);
    expect(await screen.findByText(/^Ja, auch der Aufhebungsvertrag/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Kommentare' })).not.toHaveTextContent(/Petra|\b0\b/);
    await user.type(await field(), 'Danke.');
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    expect(await comments().findByText('Danke.')).toBeVisible();
  });
});

describe('reports (POS-08)', () => {
  async function report() {
    const view = await open();
    await view.user.click(
      commentOf('Lea Hoffmann').getByRole('button', { name: 'Weitere Aktionen zum Kommentar von Lea Hoffmann' }),
    );
    await view.user.click(await screen.findByRole('menuitem', { name: 'Kommentar melden' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Kommentar melden' }));
    await drawer.findAllByRole('radio');
    return { ...view, drawer };
  }

  it('name a reason, say who reads them, and leave a receipt in the place of the comment', async () => {
    const { user, drawer } = await report();
    await user.click(drawer.getByRole('button', { name: 'Meldung senden' }));
    expect(await findErrorSummary(drawer)).toBeVisible();
    await user.click(drawer.getByRole('radio', { name: /^Irreführend/ }));
    expect(drawer.getByText(/^Ihre Meldung liest nur das Team/)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Meldung senden' }));
    expect(await comments().findByText('Kommentar gemeldet.')).toBeVisible();
    expect(screen.queryByText(/^Gut erklärt/)).toBeNull();
    expect(mocks.world.table('reports').all().at(-1)).toMatchObject({ type: 'misleading' });
    cleanup();
    cookies.removeAll();
    const again = await open();
    expect(screen.queryByText(/^Gut erklärt/)).toBeNull();
    await again.user.click(comments().getByRole('button', { name: 'Trotzdem anzeigen' }));
    expect(screen.getByText(/^Gut erklärt/)).toBeVisible();
  });

  it('need words for another reason', async () => {
    const { user, drawer } = await report();
    await user.click(drawer.getByRole('radio', { name: /^Anderer Grund/ }));
    await user.click(drawer.getByRole('button', { name: 'Meldung senden' }));
    const words = drawer.getByRole('textbox', { name: 'Was stimmt mit dem Kommentar nicht?' });
    await waitFor(() => expect(words).toBeInvalid());
    await user.type(words, 'Das ist Werbung.');
    await user.click(drawer.getByRole('button', { name: 'Meldung senden' }));
    expect(await comments().findByText('Kommentar gemeldet.')).toBeVisible();
    expect(mocks.world.table('reports').all().at(-1)).toMatchObject({ type: 'other', reason: 'Das ist Werbung.' });
  });

  it.each([...ways, 'brokenServer' as const])('may have arrived where the response was lost (%s)', async (how) => {
    const { user, drawer } = await report();
    const count = () => mocks.world.table('reports').all().length;
    const before = count();
    if (how !== 'brokenServer') loseAnswer(posts.reportComment, { how });
    else
      mockServer.use(mockEndpoint(posts.reportComment, () => new HttpResponse(null, { status: 500 }), { once: true }));
    await user.click(drawer.getByRole('radio', { name: /^Irreführend/ }));
    await user.click(drawer.getByRole('button', { name: 'Meldung senden' }));
    const receipt = how === 'empty' ? 'Kommentar gemeldet.' : 'Meldung vielleicht angekommen.';
    expect(await comments().findByText(receipt)).toBeVisible();
    expect(screen.queryByText(/^Gut erklärt/)).toBeNull();
    expect(count()).toBe(how === 'brokenServer' ? before : before + 1);
    if (how === 'empty') return;
    await user.click(comments().getByRole('button', { name: 'Noch einmal melden' }));
    await user.click(await screen.findByRole('radio', { name: /^Irreführend/ }));
    await user.click(screen.getByRole('button', { name: 'Meldung senden' }));
    expect(await comments().findByText('Kommentar gemeldet.')).toBeVisible();
  });

  it('may have arrived where the tab was closed before the response', async () => {
    const { user, drawer } = await report();
    let isSent = false;
    const silent = mockEndpoint(posts.reportComment, () => {
      isSent = true;
      return new Promise<never>(() => undefined);
    });
    mockServer.use(silent);
    await user.click(drawer.getByRole('radio', { name: /^Irreführend/ }));
    await user.click(drawer.getByRole('button', { name: 'Meldung senden' }));
    await waitFor(() => expect(isSent).toBe(true));
    cleanup();
    cookies.removeAll();
    sessionStorage.clear();
    mockServer.resetHandlers();
    await open();
    expect(comments().getByText('Meldung vielleicht angekommen.')).toBeVisible();
  });

  it('are taken back where they are refused', async () => {
    const { user, drawer } = await report();
    const refusal = () => HttpResponse.json({ success: false, message: 'Nein', data: null }, { status: 403 });
    mockServer.use(mockEndpoint(posts.reportComment, refusal));
    await user.click(drawer.getByRole('radio', { name: /^Irreführend/ }));
    await user.click(drawer.getByRole('button', { name: 'Meldung senden' }));
    expect(await drawer.findByText(/Zugriff auf diese Ressource ist nicht erlaubt/)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Abbrechen' }));
    expect(await screen.findByText(/^Gut erklärt/)).toBeVisible();
  });

  it('are not for one’s own comments', async () => {
    const { user } = await open();
    await user.type(await field(), 'Danke.');
    await user.click(screen.getByRole('button', { name: 'Kommentar senden' }));
    const own = within((await comments().findByText('Danke.')).closest('li') as HTMLElement);
    expect(own.queryByRole('button', { name: /^Weitere Aktionen/ })).toBeNull();
  });
});
