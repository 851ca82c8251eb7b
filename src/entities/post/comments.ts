import { createSelector, createSlice, type Draft, type WithSlice } from '@reduxjs/toolkit';
import { posts, type Comment } from '@/api/endpoints/posts';
import { matchesInput } from '@/domain/matchesInput';
import { apiThunk } from '@/store/apiThunk';
import type { CallThunk } from '@/store/callResult';
import { createVerified } from '@/store/createVerified';
import { emptyById, uniqueById } from '@/store/idRecord';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { trackRead, trackRequest, unread, type ReadState } from '@/store/trackRequest';

export type Parent = { postId: string } | { commentId: string };

/** Of the thread that a call reads or adds to, so that no older answer takes a new comment away. */
const entity = ({ params }: { params: Parent }) =>
  ({ type: 'comments', id: 'postId' in params ? params.postId : `reply ${params.commentId}` }) as const;

export const fetchComments = apiThunk(posts.listComments, { entity });
/** To a comment, or to a reply. */
export const fetchReplies = apiThunk(posts.listReplies, { entity });
const sendComment = apiThunk(posts.addComment, { silent: true, entity });
const sendReply = apiThunk(posts.addReply, { silent: true, entity });
export const fetchReportTypes = apiThunk(posts.listReportTypes);
export const reportComment = apiThunk(posts.reportComment, { silent: true });

type Thread = ReadState<Comment[]>;

const initialState = {
  /** By post id. */
  ofPosts: emptyById<Thread>(),
  /** By comment id. */
  ofComments: emptyById<Thread>(),
  reportTypes: unread<{ value: string; label: string }[]>([]),
};
type State = Draft<typeof initialState>;

const unreadThread: Thread = unread([]);

function threadIn(state: State, parent: Parent): Draft<Thread> {
  const newThread = () => ({ data: [], request: { ...unreadThread.request } });
  return 'postId' in parent
    ? (state.ofPosts[parent.postId] ??= newThread())
    : (state.ofComments[parent.commentId] ??= newThread());
}

function replace(state: State, comments: Comment[], parent: Parent): void {
  threadIn(state, parent).data = comments;
}

/** Adds it at the end of its thread, also before that is read again. */
function append(state: State, comment: Comment | null, parent: Parent): void {
  const thread = threadIn(state, parent);
  if (comment && !thread.data.some(({ id }) => id === comment.id)) thread.data.push(comment);
}

const slice = createSlice({
  name: 'comments',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sendComment.fulfilled, (state, { payload, meta }) => append(state, payload, meta.arg.params))
      .addCase(sendReply.fulfilled, (state, { payload, meta }) => append(state, payload, meta.arg.params));
    trackRequest(
      builder,
      (state, { params }) => threadIn(state, params).request,
      fetchComments,
      (state, comments, { params }) => replace(state, comments, params),
    );
    trackRequest(
      builder,
      (state, { params }) => threadIn(state, params).request,
      fetchReplies,
      (state, comments, { params }) => replace(state, comments, params),
    );
    trackRead(builder, (state) => state.reportTypes, fetchReportTypes);
  },
  selectors: {
    selectThread: (state, parent: Parent): Thread =>
      ('postId' in parent ? state.ofPosts[parent.postId] : state.ofComments[parent.commentId]) ?? unreadThread,
    /** With replies, as far as their threads have been read. */
    selectCommentsOf: (state, userId: string) =>
      uniqueById(
        [...Object.values(state.ofPosts), ...Object.values(state.ofComments)]
          .flatMap(({ data }) => data)
          .flatMap(({ replies, ...comment }) => [comment, ...replies])
          .filter(({ author }) => author?.id === userId),
      ),
    /** Ids of the posts whose comments have been read. */
    selectReadPosts: createSelector(
      (state: typeof initialState) => state.ofPosts,
      (threads) => Object.entries(threads).flatMap(([id, { request }]) => (request.status === 'succeeded' ? [id] : [])),
    ),
    selectReportTypes: (state) => state.reportTypes.data,
    selectReportTypesRequest: (state) => state.reportTypes.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectThread, selectCommentsOf, selectReadPosts, selectReportTypes, selectReportTypesRequest } =
  slice.injectInto(rootReducer).selectors;

/** Null where the thread has not been read yet. */
function readBefore(state: RootState, parent: Parent): Comment[] | null {
  const { data, request } = selectThread(state, parent);
  return request.status === 'succeeded' ? data : null;
}

/** Others may write the same words; where no author is delivered, the words alone decide. */
const isSame = (item: Comment, { body }: { body: { comment: string } }, userId: string | undefined) =>
  matchesInput(item, body) && (item.author?.id ?? userId) === userId;

const addComment = createVerified({
  thunk: sendComment,
  fetchList: ({ params }: Parameters<typeof sendComment>[0]) => fetchComments({ params }),
  selectBefore: (state, { params }) => readBefore(state, params),
  listId: ({ params }) => params.postId,
  isSame,
});
const addReply = createVerified({
  thunk: sendReply,
  fetchList: ({ params }: Parameters<typeof sendReply>[0]) => fetchReplies({ params }),
  selectBefore: (state, { params }) => readBefore(state, params),
  listId: ({ params }) => params.commentId,
  isSame,
});

/** Writes once: after a lost answer a comment with this text that was not there before is the one that was sent. */
export function writeComment(parent: Parent, comment: string): CallThunk<string> {
  const body = { comment };
  return 'postId' in parent ? addComment({ params: parent, body }) : addReply({ params: parent, body });
}
