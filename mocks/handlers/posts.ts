import { posts } from '@/api/endpoints/posts';
import { findCategory } from '../data/categories';
import { reportTypeSet } from '../data/reportTypes';
import { attach, detach } from '../db/attachments';
import type { CommentRecord, PostRecord } from '../db/communityRecords';
import { chosenImage } from '../db/images';
import { chosenProfile, existing, owned } from '../db/ownership';
import { newPost } from '../db/communityFactories';
import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { forbidden, fail, failField } from '../fail';
import { serializeComment, serializePost } from '../serializers/post';
import { shortProfile } from '../serializers/profileRef';

interface PostCall {
  params: { postId: string };
  world: World;
  account: AccountRecord;
}

/** One's own post, about to be changed. */
function changing({ params, world, account }: PostCall): PostRecord {
  const post = owned(world, 'posts', params.postId, account);
  post.updated_at = world.stamp();
  return post;
}

/** A post that may be read: published, or one's own. */
function readable(world: World, id: number | string, account: AccountRecord): PostRecord {
  const post = existing(world, 'posts', id);
  if (post.account_id !== account.id && !isOnline(world, post)) throw forbidden();
  return post;
}

/** Published, by an author who is neither deactivated nor deleted. */
function isOnline(world: World, post: PostRecord): boolean {
  return post.status === 'published' && world.table('accounts').get(post.account_id)?.status === 'active';
}

function newestFirst(one: PostRecord, other: PostRecord): number {
  const [a, b] = [one, other].map(({ published_at, created_at }) => published_at ?? created_at);
  return String(b).localeCompare(String(a)) || other.id - one.id;
}

const postsOf = (world: World, matches: (post: PostRecord) => boolean) =>
  world
    .table('posts')
    .where(matches)
    .toSorted(newestFirst)
    .map((post) => serializePost(world, post));

function commentsBelow(world: World, matches: (comment: CommentRecord) => boolean) {
  return world
    .table('comments')
    .where(matches)
    .map((comment) => serializeComment(world, comment));
}

function removeComments(world: World, postId: number): void {
  for (const { id } of world.table('comments').where(({ post_id }) => post_id === postId)) {
    world.table('comments').remove(id);
  }
}

export const postsMocks = mockHandlers(posts, {
  listMyPosts: ({ world, account }) => postsOf(world, ({ account_id }) => account_id === account.id),

  getPost: ({ params, world, account }) => serializePost(world, readable(world, params.postId, account)),

  createPost: ({ body, world, account }) => {
    const hasProfile = world.table('profiles').find(({ account_id }) => account_id === account.id);
    if (!hasProfile) throw fail(403, 'Für Beiträge brauchen Sie ein Kompetenzprofil.');
    const { title, content, competence_profile_id } = body;
    const profile_id = chosenProfile(world, account, competence_profile_id).id;
    return serializePost(world, world.table('posts').add(newPost(world, account, { title, content, profile_id })));
  },

  updatePost: (call) => {
    const { title, content, competence_profile_id } = call.body;
    const post = changing(call);
    post.profile_id = chosenProfile(call.world, call.account, competence_profile_id).id;
    post.title = title;
    post.content = content;
    return serializePost(call.world, post);
  },

  deletePost: ({ params, world, account }) => {
    const { id } = owned(world, 'posts', params.postId, account);
    removeComments(world, id);
    world.table('posts').remove(id);
    return null;
  },

  listPostProfiles: ({ world, account }) =>
    world
      .table('profiles')
      .where(({ account_id }) => account_id === account.id)
      .map((profile) => shortProfile(world, profile)),

  publishPost: (call) => {
    const post = changing(call);
    const { categories } = call.body;
    if (categories.some((id) => !findCategory(id, 'de'))) {
      throw failField('categories', 'Diese Kategorie gibt es auf der Startseite nicht.');
    }
    if (post.content.trim() === '') throw failField('content', 'Ein leerer Beitrag kann nicht veröffentlicht werden.');
    if (post.status === 'draft') post.published_at = post.updated_at;
    post.status = 'published';
    post.category_ids = categories;
    return serializePost(call.world, post);
  },

  unpublishPost: (call) => {
    const post = changing(call);
    if (post.status === 'draft') throw failField('status', 'Dieser Beitrag ist nicht veröffentlicht.');
    post.status = 'draft';
    post.published_at = null;
    return serializePost(call.world, post);
  },

  listMyPublishedPosts: ({ world, account }) =>
    postsOf(world, ({ account_id, status }) => account_id === account.id && status === 'published'),

  listAllPosts: ({ world }) => postsOf(world, (post) => isOnline(world, post)),

  /** A filtered list keeps its places, which makes it an object with number keys. */
  filterPosts: ({ query, world }) => {
    const wanted = new Set(query.categories.map(String));
    const all = postsOf(world, (post) => isOnline(world, post)).entries();
    return Object.fromEntries(
      [...all].filter(([, { categories }]) => categories.some(({ id }) => wanted.has(String(id)))),
    );
  },

  attachImage: (call) => {
    const post = changing(call);
    attach(post.image_ids, chosenImage(call.world, call.account, call.body.image).id);
    return serializePost(call.world, post);
  },

  detachImage: (call) => {
    const post = changing(call);
    detach(post.image_ids, call.body.image);
    return serializePost(call.world, post);
  },

  listComments: ({ params, world, account }) => {
    const post = readable(world, params.postId, account);
    return commentsBelow(world, ({ post_id, parent_id }) => post_id === post.id && parent_id === null);
  },

  addComment: ({ params, body, world, account }) => {
    const post = readable(world, params.postId, account);
    const comment = { post_id: post.id, parent_id: null, account_id: account.id, comment: body.comment };
    return serializeComment(world, world.table('comments').add({ ...comment, created_at: world.stamp() }));
  },

  listReplies: ({ params, world, account }) => {
    const parent = existing(world, 'comments', params.commentId);
    readable(world, parent.post_id, account);
    return commentsBelow(world, ({ parent_id }) => parent_id === parent.id);
  },

  addReply: ({ params, body, world, account }) => {
    const parent = existing(world, 'comments', params.commentId);
    const post = readable(world, parent.post_id, account);
    const reply = { post_id: post.id, parent_id: parent.id, account_id: account.id, comment: body.comment };
    return serializeComment(world, world.table('comments').add({ ...reply, created_at: world.stamp() }));
  },

  listReportTypes: () => reportTypeSet,

  reportComment: ({ params, body, world, account }) => {
    const comment = existing(world, 'comments', params.commentId);
    readable(world, comment.post_id, account);
    if (!Object.values(reportTypeSet).some(({ value }) => value === body.type)) {
      throw failField('type', 'Bitte wählen Sie einen Grund.');
    }
    const { type, reason } = body;
    const report = { comment_id: comment.id, account_id: account.id, type, reason, created_at: world.stamp() };
    return { id: world.table('reports').add(report).id };
  },
});
