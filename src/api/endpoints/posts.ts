import { preprocess, z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { Ids, ImageChoice, limits, LongText, RequiredText, ruleError, Title } from '../schema/fields';
import { Category, Image, Person, ProfileRef } from '../schema/entities';
import { Ack, Created, entityOrNull } from '../schema/responses';
import {
  answerList,
  Flag,
  Id,
  IdInput,
  isRecord,
  isTrue,
  listOf,
  optional,
  OptionalCount,
  OptionalFlag,
  OptionalId,
  withAliases,
  Text,
  Timestamp,
} from '../schema/wireTypes';

/** For `other` the reason must be written. */
export const reportTypes = ['illegal', 'derogatory', 'false', 'misleading', 'other'] as const;

const commentFields = {
  id: Id,
  comment: Text,
  author: optional(Person),
  created_at: Timestamp,
  /** With those that are not delivered with the comment; null where it is not known (D-65). */
  replies_count: OptionalCount,
};
const commentNames = {
  comment: ['text', 'content'],
  author: ['user', 'owner'],
  replies: ['comments', 'children'],
  replies_count: ['comments_count'],
};

/** `replies` holds what was delivered with it. */
export const Comment = withAliases(commentNames, z.object({ ...commentFields, replies: listOf(withAliases(commentNames, z.object(commentFields))) })).register(
  z.globalRegistry,
  {
    id: 'Comment',
  },
);
export type Comment = z.output<typeof Comment>;

export const Post = preprocess(
  (raw) => (isRecord(raw) ? { ...raw, published: isTrue(raw['published'] ?? raw['is_published']) || raw['status'] === 'published' } : raw),
  withAliases(
    { author: ['user', 'owner'] },
    z.object({
      id: Id,
      title: Text,
      /** Rich text as HTML, or plain text with paragraphs (D-45). */
      content: Text,
      images: listOf(Image),
      competence_profile: optional(ProfileRef),
      categories: listOf(Category),
      published: Flag,
      author: optional(Person),
      user_id: OptionalId,
      /** Null where it is not known (D-65). */
      comments_count: OptionalCount,
      /** Brought from the professional network (IMP-03); null where it is not known. */
      imported: OptionalFlag,
      created_at: Timestamp,
      published_at: Timestamp,
    }),
  ),
).register(z.globalRegistry, { id: 'Post', namedBy: 'postId' });
export type Post = z.output<typeof Post>;

/** The list comes as an object whose keys do not matter. */
export const ReportType = z.object({ value: RequiredText, label: Text }).register(z.globalRegistry, { id: 'ReportType' });
export type ReportType = z.output<typeof ReportType>;

export const PostInput = z.object({ title: Title, content: LongText, competence_profile_id: IdInput });
export const PostCategoriesInput = z.object({ categories: Ids.check(z.minLength(1)) });
export const CommentInput = z.object({ comment: Title });
export const ReportInput = z
  .object({ type: RequiredText, reason: z.string() })
  .check(z.refine(({ type, reason }) => type !== 'other' || reason.trim() !== '', ruleError('reportReason', 'reason')));
export const PostFilterQuery = z.object({ categories: Ids.check(z.minLength(1), z.maxLength(limits.postFilterCategories)) });

const WrittenPost = entityOrNull(Post, ['title', 'content']);

export const posts = defineEndpoints('posts', {
  listMyPosts: { method: 'get', path: '/post', summary: 'My posts', response: answerList(Post) },
  getPost: { method: 'get', path: '/post/:postId', summary: 'One post', response: Post },
  createPost: { method: 'post', creates: true, path: '/post', summary: 'Create a post', body: PostInput, response: Created },
  updatePost: { method: 'patch', path: '/post/:postId', summary: 'Change a post', body: PostInput, response: WrittenPost },
  deletePost: { method: 'delete', path: '/post/:postId', summary: 'Delete a post', response: Ack },
  listPostProfiles: { method: 'get', path: '/post/competences', summary: 'Profiles a post can belong to', response: answerList(ProfileRef) },
  publishPost: { method: 'post', path: '/post/:postId/publish', summary: 'Publish a post in categories', body: PostCategoriesInput, response: WrittenPost },
  unpublishPost: { method: 'post', path: '/post/:postId/unpublish', summary: 'Take a post offline', response: WrittenPost },
  listMyPublishedPosts: { method: 'get', path: '/post/published', summary: 'My published posts', response: answerList(Post) },
  listAllPosts: { method: 'get', path: '/post/published/all', summary: 'Published posts of everybody', response: answerList(Post) },
  filterPosts: {
    method: 'get',
    path: '/post/published/filter',
    summary: 'Published posts of some categories',
    query: PostFilterQuery,
    response: answerList(Post),
  },
  attachImage: { method: 'post', path: '/post/:postId/images-attach', summary: 'Attach a library image to a post', body: ImageChoice, response: WrittenPost },
  detachImage: { method: 'post', path: '/post/:postId/images-detach', summary: 'Detach an image from a post', body: ImageChoice, response: WrittenPost },
  listComments: { method: 'get', path: '/post/:postId/comments', summary: 'Comments of a post', response: answerList(Comment) },
  addComment: {
    method: 'post',
    creates: true,
    path: '/post/:postId/comment',
    summary: 'Comment on a post',
    body: CommentInput,
    response: entityOrNull(Comment, ['comment', 'created_at']),
  },
  listReplies: { method: 'get', path: '/post/comment/:commentId/comments', summary: 'Replies to a comment', response: answerList(Comment) },
  addReply: {
    method: 'post',
    creates: true,
    path: '/post/comment/:commentId/comment',
    summary: 'Reply to a comment',
    body: CommentInput,
    response: entityOrNull(Comment, ['comment', 'created_at']),
  },
  listReportTypes: { method: 'get', path: '/comment/report/types', summary: 'Ways to report a comment', response: answerList(ReportType) },
  reportComment: { method: 'post', path: '/comment/:commentId/report', summary: 'Report a comment', body: ReportInput, response: Ack },
});
