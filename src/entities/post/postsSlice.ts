import { createEntityAdapter, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { posts, type Post } from '@/api/endpoints/posts';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';

/** The user's own posts, drafts among them. */
export const fetchPosts = apiThunk(posts.listMyPosts);
/** Everybody's published posts. */
export const fetchAllPosts = apiThunk(posts.listAllPosts);

const list = createEntityAdapter<Post>();
const all = createEntityAdapter<Post>();
const listSelectors = list.getSelectors();
const allSelectors = all.getSelectors();

const slice = createSlice({
  name: 'posts',
  initialState: {
    list: list.getInitialState({ request: idleRequest }),
    /** Everybody's published posts, in the server's order. */
    all: all.getInitialState({ request: idleRequest }),
  },
  reducers: {},
  extraReducers: (builder) => {
    trackList(builder, (state) => state.list, fetchPosts);
    trackList(builder, (state) => state.all, fetchAllPosts);
  },
  selectors: {
    selectPosts: (state) => listSelectors.selectAll(state.list),
    selectPostsRequest: (state) => state.list.request,
    selectAllPosts: (state) => allSelectors.selectAll(state.all),
    selectAllPostsRequest: (state) => state.all.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectPosts, selectPostsRequest, selectAllPosts, selectAllPostsRequest } =
  slice.injectInto(rootReducer).selectors;
