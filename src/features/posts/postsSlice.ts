import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Post } from '@/api/endpoints/posts';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';
import { fetchAllPosts, fetchPosts } from './thunks';

const list = createEntityAdapter<Post>();
const all = createEntityAdapter<Post>();
const listed = list.getSelectors();
const allListed = all.getSelectors();

const slice = createSlice({
  name: 'posts',
  initialState: {
    list: list.getInitialState(),
    listRequest: idleRequest,
    /** Everybody's published posts, in the server's order. */
    all: all.getInitialState(),
    allRequest: idleRequest,
  },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchPosts.fulfilled, (state, { payload }) => {
      list.setAll(state.list, payload);
    });
    builder.addCase(fetchAllPosts.fulfilled, (state, { payload }) => {
      all.setAll(state.all, payload);
    });
    trackRequest(builder, (state) => state.listRequest, fetchPosts);
    trackRequest(builder, (state) => state.allRequest, fetchAllPosts);
  },
  selectors: {
    selectPosts: (state) => listed.selectAll(state.list),
    selectPostsRequest: (state) => state.listRequest,
    selectAllPosts: (state) => allListed.selectAll(state.all),
    selectAllPostsRequest: (state) => state.allRequest,
  },
});

export const { selectPosts, selectPostsRequest, selectAllPosts, selectAllPostsRequest } =
  slice.injectInto(rootReducer).selectors;
