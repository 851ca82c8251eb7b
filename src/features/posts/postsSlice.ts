import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Post } from '@/api/endpoints/posts';
import { rootReducer } from '@/store/rootReducer';
import { idleSlot, track } from '@/store/track';
import { fetchAllPosts, fetchPosts } from './thunks';

const list = createEntityAdapter<Post>();
const all = createEntityAdapter<Post>();
const listed = list.getSelectors();
const allListed = all.getSelectors();

const slice = createSlice({
  name: 'posts',
  initialState: {
    list: list.getInitialState(),
    listSlot: idleSlot,
    /** Everybody's published posts, in the server's order. */
    all: all.getInitialState(),
    allSlot: idleSlot,
  },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchPosts.fulfilled, (state, { payload }) => {
      list.setAll(state.list, payload);
    });
    builder.addCase(fetchAllPosts.fulfilled, (state, { payload }) => {
      all.setAll(state.all, payload);
    });
    track(builder, (state) => state.listSlot, fetchPosts);
    track(builder, (state) => state.allSlot, fetchAllPosts);
  },
  selectors: {
    selectPosts: (state) => listed.selectAll(state.list),
    selectPostsSlot: (state) => state.listSlot,
    selectAllPosts: (state) => allListed.selectAll(state.all),
    selectAllPostsSlot: (state) => state.allSlot,
  },
});

export const { selectPosts, selectPostsSlot, selectAllPosts, selectAllPostsSlot } =
  slice.injectInto(rootReducer).selectors;
