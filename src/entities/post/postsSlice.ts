import { createEntityAdapter, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { posts, type Post } from '@/api/endpoints/posts';
import { apiThunk } from '@/store/apiThunk';
import { replaceAll } from '@/store/idRecord';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';

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
    list: list.getInitialState(),
    listRequest: idleRequest,
    /** Everybody's published posts, in the server's order. */
    all: all.getInitialState(),
    allRequest: idleRequest,
  },
  reducers: {},
  extraReducers: (builder) => {
    trackRequest(
      builder,
      (state) => state.listRequest,
      fetchPosts,
      (state, posts) => {
        replaceAll(state.list, posts);
      },
    );
    trackRequest(
      builder,
      (state) => state.allRequest,
      fetchAllPosts,
      (state, posts) => {
        replaceAll(state.all, posts);
      },
    );
  },
  selectors: {
    selectPosts: (state) => listSelectors.selectAll(state.list),
    selectPostsRequest: (state) => state.listRequest,
    selectAllPosts: (state) => allSelectors.selectAll(state.all),
    selectAllPostsRequest: (state) => state.allRequest,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectPosts, selectPostsRequest, selectAllPosts, selectAllPostsRequest } =
  slice.injectInto(rootReducer).selectors;
