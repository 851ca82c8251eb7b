import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import { posts } from '@/api/endpoints/posts';
import type { Image } from '@/api/schema/entities';
import { isSamePost } from '@/domain/post';
import { apiThunk } from '@/store/apiThunk';
import { failureOf } from '@/store/callResult';
import { createVerified } from '@/store/createVerified';
import type { AppThunk } from '@/store/rootReducer';
import { postImages } from './postImages';
import { fetchPost } from './postSlice';
import { fetchPosts, postCreated, selectPosts, selectPostsRequest } from './postsSlice';

export type PostBody = EndpointArgs<typeof posts.createPost>['body'];

const createPost = apiThunk(posts.createPost, { silent: true });

const createVerifiedPost = createVerified({
  thunk: createPost,
  fetchList: () => fetchPosts(),
  selectBefore: (state) => (selectPostsRequest(state).status === 'succeeded' ? selectPosts(state) : null),
  isSame: (post, { body }) => isSamePost(post, body),
  isNextDone: (postId, imageId) => async (dispatch) => {
    const read = await dispatch(fetchPost({ params: { postId } }));
    return 'data' in read && read.data.images.some(({ id }) => id === imageId);
  },
});

type CreateResult = { id: string; imageFailure: ApiFailure | null } | { failure: ApiFailure };

/** Saves it once and attaches its title image where one is chosen; each step has its own outcome (POS-03). */
export function createNewPost(body: PostBody, image: Image | null): AppThunk<Promise<CreateResult>> {
  return async (dispatch) => {
    let imageFailure: ApiFailure | null = null;
    const run = async (id: string) => {
      const read = await dispatch(fetchPost({ params: { postId: id } }));
      if ('data' in read) dispatch(postCreated(read.data));
      if (image) imageFailure = await dispatch(attachTitleImage(id, image));
    };
    const created = await dispatch(createVerifiedPost({ body }, { next: image?.id, run }));
    return 'failure' in created ? created : { id: created.data, imageFailure };
  };
}

/** The second step alone, for trying it again. */
export function attachTitleImage(postId: string, image: Image): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) => {
    const attach = postImages({ postId }).attach?.(image);
    return attach ? dispatch(failureOf(attach)) : null;
  };
}
