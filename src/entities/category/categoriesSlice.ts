import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { profiles } from '@/api/endpoints/profiles';
import type { Category, Named } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { trackRequest, unread } from '@/store/trackRequest';

export const fetchCategories = apiThunk(profiles.listCategories);

const none: Category[] = [];

/** In the language of the latest request. */
const slice = createSlice({
  name: 'categories',
  initialState: { ...unread(none), locale: null as Language | null },
  reducers: {},
  extraReducers: (builder) =>
    trackRequest(
      builder,
      (state) => state.request,
      fetchCategories,
      (state, categories, { query }) => {
        state.data = categories;
        state.locale = query.locale;
      },
    ),
  selectors: {
    selectCategories: (state) => state.data,
    selectCategoriesRequest: (state) => state.request,
    /** Empty in another language. Its names are shown instead of the delivered ones (D-95). */
    selectCategoriesIn: (state, locale: Language) => (state.locale === locale ? state.data : none),
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectCategories, selectCategoriesRequest, selectCategoriesIn } =
  slice.injectInto(rootReducer).selectors;

/** Undefined where the categories have no subjects: the ids are of disciplines then (D-61). */
export function findSubject(categories: readonly Category[], id: string | undefined): Named | undefined {
  const subjects = categories.flatMap(({ children }) => children);
  return subjects.length > 0 ? [...subjects, ...categories].find((category) => category.id === id) : undefined;
}
