import { posts, type Post } from '@/api/endpoints/posts';
import { isSamePost } from '@/domain/post';
import { apiThunk } from '@/store/apiThunk';
import { entityWrites } from '@/store/entityWrites';
import type { RootState } from '@/store/rootReducer';
import { fetchPost, selectPost } from './postSlice';

const postWrite = entityWrites({
  type: 'post',
  idOf: ({ params }: { params: { postId: string } }) => params.postId,
  fetch: (postId) => fetchPost({ params: { postId } }),
  select: (state: RootState, postId): Post | undefined => selectPost(state, postId),
});

export const updatePost = postWrite(posts.updatePost, { isApplied: (post, { body }) => isSamePost(post, body) });
export const publishPost = postWrite(posts.publishPost, {
  isApplied: ({ published, categories }, { body }) =>
    published && body.categories.every((chosen) => categories.some(({ id }) => id === chosen)),
});
export const unpublishPost = postWrite(posts.unpublishPost, { isApplied: ({ published }) => !published });

/** Silent: the dialog, the row of a result or a notice shows the failure. */
export const deletePost = apiThunk(posts.deletePost, {
  silent: true,
  confirm: { refetch: ({ params }) => fetchPost({ params }), isApplied: (post) => post === null },
});
