import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { EndpointArgs } from '@/api/endpoint';
import { posts, type Post } from '@/api/endpoints/posts';

/** By the id of the call: the thunk itself comes with what shows it (performance S2). */
export const isPostDeleted = (
  action: Action,
): action is PayloadAction<null, string, { arg: EndpointArgs<typeof posts.deletePost> }> =>
  action.type === `${posts.deletePost.id}/fulfilled`;

export const isPostRead = (action: Action): action is PayloadAction<Post> =>
  action.type === `${posts.getPost.id}/fulfilled`;
