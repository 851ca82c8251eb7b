import { createEntityAdapter, createSlice, type Draft, type WithSlice } from '@reduxjs/toolkit';
import { posts, type Post } from '@/api/endpoints/posts';
import { isWriteOf } from '@/store/writeCounts';
import { apiThunk } from '@/store/apiThunk';
import { emptyById, getById } from '@/store/idRecord';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';
import { isPostDeleted } from './postsSlice';

export const fetchPost = apiThunk(posts.getPost, { entity: ({ params }) => ({ type: 'post', id: params.postId }) });

const details = createEntityAdapter<Post>();

const initialState = {
  details: details.getInitialState(),
  /** By post id. */
  detailRequests: emptyById<RequestState>(),
};

function mergePost(state: Draft<typeof initialState>, post: Post): void {
  details.setOne(state.details, post);
}

/** Posts that were opened one by one. */
const slice = createSlice({
  name: 'post',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isPostDeleted, (state, { meta }) => {
        details.removeOne(state.details, meta.arg.params.postId);
      })
      .addMatcher(isWriteOf<Post>('post'), (state, { payload }) => {
        if (payload) mergePost(state, payload);
      });
    trackRequest(
      builder,
      (state, { params }) => (state.detailRequests[params.postId] ??= { ...idleRequest }),
      fetchPost,
      mergePost,
    );
  },
  selectors: {
    selectPost: (state, postId: string): Post | undefined => getById(state.details.entities, postId),
    selectPostRequest: (state, postId: string) => state.detailRequests[postId] ?? idleRequest,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectPost, selectPostRequest } = slice.injectInto(rootReducer).selectors;
