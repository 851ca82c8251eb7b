import { type Action, createEntityAdapter, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { EndpointArgs } from '@/api/endpoint';
import { posts, type Post } from '@/api/endpoints/posts';
import { isWriteOf } from '@/store/writeCounts';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';

/** By the id of the call: the thunk itself comes with what shows it (performance S2). */
export const isPostDeleted = (
  action: Action,
): action is PayloadAction<null, string, { arg: EndpointArgs<typeof posts.deletePost> }> =>
  action.type === `${posts.deletePost.id}/fulfilled`;

const isPostRead = (action: Action): action is PayloadAction<Post> => action.type === `${posts.getPost.id}/fulfilled`;

/** The user's own, drafts among them. */
export const fetchPosts = apiThunk(posts.listMyPosts);
export const fetchMyPublishedPosts = apiThunk(posts.listMyPublishedPosts);
/** Everybody's published ones. */
export const fetchAllPosts = apiThunk(posts.listAllPosts);

const adapter = createEntityAdapter<Post>();
const { selectAll } = adapter.getSelectors();
const unreadList = adapter.getInitialState({ request: idleRequest });

const slice = createSlice({
  name: 'posts',
  initialState: {
    list: unreadList,
    published: unreadList,
    /** In the server's order. */
    all: unreadList,
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
        for (const list of Object.values(state)) adapter.removeOne(list, meta.arg.params.postId);
      })
      .addMatcher(isPostRead, (state, { payload }) => {
        adapter.updateOne(state.list, { id: payload.id, changes: payload });
      })
      .addMatcher(isWriteOf<Post>('post'), (state, { payload }) => {
        if (!payload) return;
        adapter.updateOne(state.list, { id: payload.id, changes: payload });
        if (payload.published) adapter.upsertOne(state.published, payload);
        else adapter.removeOne(state.published, payload.id);
      });
    trackList(builder, (state) => state.list, fetchPosts);
    trackList(builder, (state) => state.published, fetchMyPublishedPosts);
    trackList(builder, (state) => state.all, fetchAllPosts);
  },
  selectors: {
    selectPosts: (state) => selectAll(state.list),
    selectPostsRequest: (state) => state.list.request,
    selectMyPublishedPosts: (state) => selectAll(state.published),
    selectMyPublishedRequest: (state) => state.published.request,
    selectAllPosts: (state) => selectAll(state.all),
    selectAllPostsRequest: (state) => state.all.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { postCreated, ownPostCommented } = slice.actions;
export const {
  selectPosts,
  selectPostsRequest,
  selectMyPublishedPosts,
  selectMyPublishedRequest,
  selectAllPosts,
  selectAllPostsRequest,
} = slice.injectInto(rootReducer).selectors;
