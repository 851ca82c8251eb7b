import { fireEvent } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { posts } from '@/api/endpoints/posts';
import { mocks } from '@mocks/node';
import { render } from '../render';
import { find, findButton, findField, press, pressNamed, write } from './quickFind';
import { faultsOf, inDialog, type FaultRow } from './screenFaults';

/* One's own posts (quality G3, G16, G18); screenFaults.ts says what each row meets. */

const retry = () => findButton('Erneut versuchen');

/** A post of Anna's by its title. */
function postOf(title: RegExp): { id: number; title: string } {
  const found = mocks.world.table('posts').find((post) => title.test(post.title));
  if (!found) throw new Error(`no post ${title}`);
  return found;
}
const draft = () => postOf(/Blitzschutz/);
const published = () => postOf(/Ladesäulen/);

const editor = (post: { id: number }) => render(`/posts/${post.id}/edit`, { as: 'expert' });

async function openMenu(post: { id: number }, words: string) {
  const view = await editor(post);
  await pressNamed('Mehr zu diesem Beitrag', words);
  return view;
}

const rows: FaultRow[] = [
  {
    call: posts.listMyPosts,
    message: 'read',
    open: () => render('/posts/my-posts', { as: 'expert' }),
    press: retry,
  },
  {
    call: posts.listMyPublishedPosts,
    message: 'read',
    // The list of all posts has them already.
    staysWithoutWords: true,
    open: () => render('/posts/my-posts?status=published', { as: 'expert' }),
    press: retry,
  },
  {
    call: posts.listPostProfiles,
    message: 'read',
    open: () => render('/posts/new-post', { as: 'expert' }),
    press: retry,
  },
  {
    call: posts.createPost,
    message: 'form',
    field: { name: 'title', find: () => findField('Titel') },
    open: () => render('/posts/new-post', { as: 'expert' }),
    type: () => write('Titel', 'Was ein Wechselrichter kostet'),
    press: () => findButton('Entwurf speichern'),
    kept: async () => expect(await findField('Titel')).toHaveDisplayValue('Was ein Wechselrichter kostet'),
    draft: () => 'post-new-text',
  },
  {
    call: posts.getPost,
    message: 'read',
    open: () => editor(draft()),
    press: retry,
  },
  {
    call: posts.updatePost,
    message: () => document.querySelector('form [role="status"]:not(:empty)'),
    field: { name: 'title', find: () => findField('Titel') },
    open: async () => {
      const view = await editor(draft());
      await findField('Titel');
      return view;
    },
    press: async (_, attempt) => {
      if (attempt > 0) return retry();
      const field = await findField('Titel');
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: 'Blitzschutz auf dem Dach' } });
      fireEvent.blur(field);
      return field;
    },
    kept: async () => expect(await findField('Titel')).toHaveDisplayValue('Blitzschutz auf dem Dach'),
    draft: () => `post-${draft().id}-text`,
  },
  {
    call: posts.publishPost,
    message: inDialog,
    open: async () => {
      const view = await editor(draft());
      await press(findButton('Veröffentlichen'));
      return view;
    },
    type: () => press(find('[role="dialog"] button[aria-pressed="false"]')),
    press: () => find('[role="dialog"] button[type="submit"]', 'Jetzt veröffentlichen'),
    kept: () => find('[role="dialog"] button[aria-pressed="true"]'),
    draft: () => `post-${draft().id}-categories`,
  },
  {
    call: posts.unpublishPost,
    message: inDialog,
    open: () => openMenu(published(), 'Zurückziehen'),
    press: () => find('[role="dialog"] button', 'Zurückziehen'),
  },
  {
    call: posts.deletePost,
    message: inDialog,
    open: () => openMenu(published(), 'Löschen'),
    press: () => find('[role="dialog"] button', 'Beitrag löschen'),
  },
];

describe('every fault on the screens of one’s own posts', () => {
  faultsOf(
    rows.map(({ call }) => call),
    rows,
  );
});
