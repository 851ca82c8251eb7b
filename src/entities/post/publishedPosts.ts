import { createSlice, type Draft, type WithSlice } from '@reduxjs/toolkit';
import { posts, type Post } from '@/api/endpoints/posts';
import { limits } from '@/api/schema/fields';
import { apiThunk } from '@/store/apiThunk';
import { emptyById } from '@/store/idRecord';
import { rootReducer } from '@/store/rootReducer';
import { isPostDeleted } from './postsSlice';
import { trackRequest, unread, type ReadState } from '@/store/trackRequest';

/** Of everybody, in some categories (POS-01). */
export const fetchFilteredPosts = apiThunk(posts.filterPosts);

/** Query parameter of the discussion, once for each category. */
export const categoryParameter = 'category';

/** At most five (POS-01). */
export function categoriesIn(query: URLSearchParams): string[] {
  return [...new Set(query.getAll(categoryParameter))].filter(Boolean).slice(0, limits.postFilterCategories);
}

/** Independent of the order in which the categories were chosen. */
const keyOf = (categories: readonly unknown[]) => categories.map(String).toSorted().join(' ');

const initialState = { byCategories: emptyById<ReadState<Post[]>>() };
const unfiltered = unread<Post[]>([]);

const listOf = (state: Draft<typeof initialState>, categories: readonly unknown[]) =>
  (state.byCategories[keyOf(categories)] ??= { data: [], request: { ...unfiltered.request } });

const slice = createSlice({
  name: 'publishedPosts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isPostDeleted, ({ byCategories }, { meta }) => {
      for (const list of Object.values(byCategories)) {
        list.data = list.data.filter(({ id }) => id !== meta.arg.params.postId);
      }
    });
    trackRequest(
      builder,
      (state, { query }) => listOf(state, query.categories).request,
      fetchFilteredPosts,
      (state, data, { query }) => {
        listOf(state, query.categories).data = data;
      },
    );
  },
  selectors: {
    selectFilteredPosts: (state, categories: readonly string[]) =>
      (state.byCategories[keyOf(categories)] ?? unfiltered).data,
    selectFilteredPostsRequest: (state, categories: readonly string[]) =>
      (state.byCategories[keyOf(categories)] ?? unfiltered).request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectFilteredPosts, selectFilteredPostsRequest } = slice.injectInto(rootReducer).selectors;
