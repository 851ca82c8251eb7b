import type { WithSlice } from '@reduxjs/toolkit';
import { profiles } from '@/api/endpoints/profiles';
import type { Category } from '@/api/schema/entities';
import { apiThunk } from '@/store/apiThunk';
import { createReadSlice } from '@/store/readSlice';
import { rootReducer } from '@/store/rootReducer';

/* Categories of claims and fields of profiles: one list, which several features show. */

export const fetchCategories = apiThunk(profiles.listCategories);

/** In the language of the latest request. */
const slice = createReadSlice('categories', fetchCategories, [] as Category[]);

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectData: selectCategories, selectRequest: selectCategoriesRequest } =
  slice.injectInto(rootReducer).selectors;
