import { describe, expect } from 'vitest';
import { mocks } from '@mocks/node';
import { posts } from '@/api/endpoints/posts';
import { render } from '../render';
import { find, findButton, findField, findLine, press, write } from './quickFind';
import { faultsOf, inDialog, ownWords, type FaultRow } from './screenFaults';

/* Reading, commenting and reporting (quality G3, G16, G18); screenFaults.ts says what each row meets. */

const retry = () => findButton('Erneut versuchen');

/** Georg's post; Petra has commented on it, with replies, and Lea without. */
const address = '/posts/1601';
const open = async () => {
  const view = await render(address, { as: 'expert' });
  await find('button', 'Antworten');
  return view;
};
const notLoaded = /Das ließ sich nicht laden\./;
const idOf = (text: string) =>
  mocks.world.table('comments').find(({ comment }) => comment.startsWith(text))?.id ?? 'none';

const reads: FaultRow[] = [
  {
    call: posts.listAllPosts,
    message: 'read',
    open: () => render('/posts/all-posts', { as: 'expert' }),
    press: retry,
  },
  {
    call: posts.filterPosts,
    message: 'read',
    open: () => render('/posts/all-posts?category=101', { as: 'expert' }),
    press: retry,
  },
  { call: posts.getPost, message: 'read', open: () => render(address, { as: 'expert' }), press: retry },
  { call: posts.listComments, message: 'read', open: () => render(address, { as: 'expert' }), press: retry },
  {
    call: posts.listReplies,
    message: 'read',
    open: async () => {
      const view = await open();
      await press(findButton('2 Antworten anzeigen'));
      return view;
    },
    press: retry,
  },
  {
    call: posts.listReportTypes,
    message: inDialog,
    own: { '422 with fields': notLoaded, '500 as a page': notLoaded, 'success: false': notLoaded },
    staysWithoutWords: true,
    open: async () => {
      const view = await open();
      await press(find('[aria-label="Weitere Aktionen zum Kommentar von Lea Hoffmann"]'));
      await findLine('Kommentar melden');
      return view;
    },
    press: (_, attempt) => (attempt === 0 ? findLine('Kommentar melden') : retry()),
  },
];

const unsure = 'no call tells whether a report has arrived: the comment is hidden, and the receipt says so';

const writes: FaultRow[] = [
  {
    call: posts.addComment,
    message: 'form',
    field: { name: 'comment', find: () => findField('Ihr Kommentar') },
    open,
    type: () => write('Ihr Kommentar', 'Das sehe ich genauso.'),
    press: () => findButton('Kommentar senden'),
    kept: async () => expect(await findField('Ihr Kommentar')).toHaveValue('Das sehe ich genauso.'),
    draft: () => 'comment-1601',
  },
  {
    call: posts.addReply,
    message: 'form',
    field: { name: 'comment', find: () => findField('Ihre Antwort an Lea Hoffmann') },
    own: ownWords(/Die Antwort konnte nicht gesendet werden\./),
    open: async () => {
      const view = await open();
      await press(find('[aria-label="Lea Hoffmann antworten"]'));
      await findField('Ihre Antwort an Lea Hoffmann');
      return view;
    },
    type: () => write('Ihre Antwort an Lea Hoffmann', 'Ein Muster habe ich.'),
    press: () => findButton('Antwort senden'),
    kept: async () => expect(await findField('Ihre Antwort an Lea Hoffmann')).toHaveValue('Ein Muster habe ich.'),
    draft: () => `reply-${idOf('Gut erklärt')}`,
  },
  {
    call: posts.reportComment,
    message: inDialog,
    field: { name: 'reason', find: () => findField('Was stimmt mit dem Kommentar nicht?') },
    open: async () => {
      const view = await open();
      await press(find('[aria-label="Weitere Aktionen zum Kommentar von Lea Hoffmann"]'));
      await press(findLine('Kommentar melden'));
      await find('[role="dialog"] input[type="radio"]');
      return view;
    },
    type: async () => {
      await press(find('input[value="other"]'));
      await write('Was stimmt mit dem Kommentar nicht?', 'Das ist Werbung.');
    },
    press: () => findButton('Meldung senden'),
    kept: async () => expect(await findField('Was stimmt mit dem Kommentar nicht?')).toHaveValue('Das ist Werbung.'),
    draft: () => `report-${idOf('Gut erklärt')}`,
    without: { '500 as a page': unsure, 'cut JSON': unsure, 'network down': unsure },
  },
];

describe('every fault on the screens of the discussion', () => {
  faultsOf(
    [
      posts.listAllPosts,
      posts.filterPosts,
      posts.getPost,
      posts.listComments,
      posts.listReplies,
      posts.addComment,
      posts.addReply,
      posts.listReportTypes,
      posts.reportComment,
    ],
    [...reads, ...writes],
  );
});
