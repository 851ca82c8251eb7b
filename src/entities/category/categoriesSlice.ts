import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { profiles } from '@/api/endpoints/profiles';
import type { Category } from '@/api/schema/entities';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';

/* Categories of claims and fields of profiles: one list, which several features show. */

export const fetchCategories = apiThunk(profiles.listCategories);

const slice = createSlice({
  name: 'categories',
  initialState: {
    /** In the language of the latest request. */
    items: [] as Category[],
    request: idleRequest,
  },
  reducers: {},
  extraReducers: (builder) => {
    trackRequest(
      builder,
      (state) => state.request,
      fetchCategories,
      (state, categories) => {
        state.items = categories;
      },
    );
  },
  selectors: {
    selectCategories: (state) => state.items,
    selectCategoriesRequest: (state) => state.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectCategories, selectCategoriesRequest } = slice.injectInto(rootReducer).selectors;
