import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { readNews, type NewsFacts, type NewsRecord } from '@/domain/news';
import { readStored, writeStored } from '@/platform/clientStorage';
import { keptDrafts } from '@/platform/drafts';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { selectUser } from '@/store/session';

/** What this device has seen of the user's news; null until something was noted. */
const slice = createSlice({
  name: 'news',
  initialState: {
    record: null as NewsRecord | null,
    /** When it was noted last, in milliseconds. */
    at: 0,
    /** Drafts on this device at that time. */
    drafts: [] as NewsFacts['drafts'],
  },
  reducers: {
    noted: (state, { payload }: PayloadAction<{ record: NewsRecord; at: number; drafts: NewsFacts['drafts'] }>) => {
      // The same list stays the same object, so that nothing is computed again for it.
      const drafts = JSON.stringify(payload.drafts) === JSON.stringify(state.drafts) ? state.drafts : payload.drafts;
      return { ...payload, drafts };
    },
  },
  selectors: {
    selectNewsRecord: (state) => state.record,
    selectNotedAt: (state) => state.at,
    selectKeptDrafts: (state) => state.drafts,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectNewsRecord, selectNotedAt, selectKeptDrafts } = slice.injectInto(rootReducer).selectors;

type Change = (before: NewsRecord | null, now: number, drafts: NewsFacts['drafts']) => NewsRecord | null;

/** Changes the stored record, which another tab may have written. */
export function changeNews(change: Change): AppThunk {
  return (dispatch, getState) => {
    const userId = selectUser(getState())?.id;
    if (userId === undefined) return;
    const before = readNews(readStored('news', userId));
    const at = Date.now();
    const drafts = keptDrafts(userId);
    const next = change(before, at, drafts);
    if (next === null) return;
    if (next !== before) writeStored('news', next, userId);
    dispatch(slice.actions.noted({ record: next, at, drafts }));
  };
}
