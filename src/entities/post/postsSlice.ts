import { createEntityAdapter, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { posts, type Post } from '@/api/endpoints/posts';
import { isWriteOf } from '@/store/writeCounts';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';
import { isPostDeleted, isPostRead } from './isPostDeleted';

/** The user's own, drafts among them. */
export const fetchPosts = apiThunk(posts.listMyPosts);
/** Everybody's published ones. */
export const fetchAllPosts = apiThunk(posts.listAllPosts);

const list = createEntityAdapter<Post>();
const all = createEntityAdapter<Post>();
const listSelectors = list.getSelectors();
const allSelectors = all.getSelectors();

const slice = createSlice({
  name: 'posts',
  initialState: {
    list: list.getInitialState({ request: idleRequest }),
    /** In the server's order. */
    all: all.getInitialState({ request: idleRequest }),
  },
  reducers: {
    /** It goes to the top (POS-03). */
    postCreated: ({ list: own }, { payload }: PayloadAction<Post>) => {
      // A list that was never read must not start with one post.
      if (own.request.settledAt === null) return;
      own.ids = [payload.id, ...own.ids.filter((id) => id !== payload.id)];
      own.entities[payload.id] = payload;
    },
    /** The user has commented on a post of theirs, which is no news for them. */
    ownPostCommented: ({ list: own }, { payload: postId }: PayloadAction<string>) => {
      const post = own.entities[postId];
      if (post && post.comments_count !== null) post.comments_count += 1;
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isPostDeleted, (state, { meta }) => {
        list.removeOne(state.list, meta.arg.params.postId);
        all.removeOne(state.all, meta.arg.params.postId);
      })
      .addMatcher(isPostRead, (state, { payload }) => {
        list.updateOne(state.list, { id: payload.id, changes: payload });
      })
      .addMatcher(isWriteOf<Post>('post'), (state, { payload }) => {
        if (payload) list.updateOne(state.list, { id: payload.id, changes: payload });
      });
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

export const { postCreated, ownPostCommented } = slice.actions;
export const { selectPosts, selectPostsRequest, selectAllPosts, selectAllPostsRequest } =
  slice.injectInto(rootReducer).selectors;
