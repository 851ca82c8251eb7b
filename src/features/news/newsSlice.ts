import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { nothingSeen, parseSeenNews, type NewsFacts, type SeenNews } from '@/domain/news';
import { readStored, writeStored } from '@/platform/clientStorage';
import { keptDrafts } from '@/platform/drafts';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { selectUser } from '@/store/session';

interface NewsState {
  seen: SeenNews;
  /** Those that this device keeps. */
  drafts: NewsFacts['drafts'];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const initialState: NewsState = { seen: nothingSeen, drafts: [] };

const slice = createSlice({
  name: 'news',
  initialState,
  reducers: {
    /** Equal values stay the same object, so that nothing is computed again for them. */
    newsUpdated: (state, { payload }: PayloadAction<NewsState>) => {
      if (!isSame(state.seen, payload.seen)) state.seen = payload.seen;
      if (!isSame(state.drafts, payload.drafts)) state.drafts = [...payload.drafts];
    },
  },
  selectors: {
    selectSeenNews: (state) => state.seen,
    selectKeptDrafts: (state) => state.drafts,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectSeenNews, selectKeptDrafts } = slice.injectInto(rootReducer).selectors;

/** Changes the stored record, which another tab may have written. */
export function changeSeenNews(change: (seen: SeenNews) => SeenNews): AppThunk {
  return (dispatch, getState) => {
    const userId = selectUser(getState())?.id;
    if (userId === undefined) return;
    const stored = readStored('news', userId);
    const seen = change(parseSeenNews(stored));
    if (!isSame(seen, stored)) writeStored('news', seen, userId);
    dispatch(slice.actions.newsUpdated({ seen, drafts: keptDrafts(userId) }));
  };
}
