import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Post } from '@/api/endpoints/posts';
import { rootReducer } from '@/store/rootReducer';
import { idleSlot, track } from '@/store/track';
import { fetchPosts } from './thunks';

const list = createEntityAdapter<Post>();
const listed = list.getSelectors();

const slice = createSlice({
  name: 'posts',
  initialState: { list: list.getInitialState(), listSlot: idleSlot },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchPosts.fulfilled, (state, { payload }) => {
      list.setAll(state.list, payload);
    });
    track(builder, (state) => state.listSlot, fetchPosts);
  },
  selectors: {
    selectPosts: (state) => listed.selectAll(state.list),
    selectPostsSlot: (state) => state.listSlot,
  },
});

export const { selectPosts, selectPostsSlot } = slice.injectInto(rootReducer).selectors;
