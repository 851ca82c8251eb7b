import { createEntityAdapter, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { posts, type Post } from '@/api/endpoints/posts';
import { isWriteOf } from '@/store/writeCounts';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';
import { isPostDeleted } from './isPostDeleted';

export const fetchMyPublishedPosts = apiThunk(posts.listMyPublishedPosts);

const list = createEntityAdapter<Post>();
const listSelectors = list.getSelectors();

const slice = createSlice({
  name: 'myPublishedPosts',
  initialState: list.getInitialState({ request: idleRequest }),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isPostDeleted, (state, { meta }) => {
        list.removeOne(state, meta.arg.params.postId);
      })
      .addMatcher(isWriteOf<Post>('post'), (state, { payload }) => {
        if (payload?.published) list.upsertOne(state, payload);
        else if (payload) list.removeOne(state, payload.id);
      });
    trackList(builder, (state) => state, fetchMyPublishedPosts);
  },
  selectors: {
    selectMyPublishedPosts: (state) => listSelectors.selectAll(state),
    selectMyPublishedRequest: (state) => state.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectMyPublishedPosts, selectMyPublishedRequest } = slice.injectInto(rootReducer).selectors;
