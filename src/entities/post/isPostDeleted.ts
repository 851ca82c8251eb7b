import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { EndpointArgs } from '@/api/endpoint';
import { posts, type Post } from '@/api/endpoints/posts';

/** Matches the success of a deletion by its id: the thunk itself comes with what shows it (performance S2). */
export const isPostDeleted = (
  action: Action,
): action is PayloadAction<null, string, { arg: EndpointArgs<typeof posts.deletePost> }> =>
  action.type === `${posts.deletePost.id}/fulfilled`;

/** Matches what a read of one post has brought, likewise. */
export const isPostRead = (action: Action): action is PayloadAction<Post> =>
  action.type === `${posts.getPost.id}/fulfilled`;
