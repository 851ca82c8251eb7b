import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { readNews, type NewsRecord } from '@/domain/news';
import { readStored, writeStored } from '@/platform/clientStorage';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { selectUser } from '@/store/session';

/** What this device has seen of the user's news; null until something was noted. */
const slice = createSlice({
  name: 'news',
  initialState: {
    record: null as NewsRecord | null,
    /** When it was noted last, in milliseconds. */
    at: 0,
  },
  reducers: {
    noted: (_, { payload }: PayloadAction<{ record: NewsRecord; at: number }>) => payload,
  },
  selectors: { selectNewsRecord: (state) => state.record, selectNotedAt: (state) => state.at },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectNewsRecord, selectNotedAt } = slice.injectInto(rootReducer).selectors;

/** Changes what is kept, as another tab may have left it. Where the browser keeps nothing, it lasts for the session. */
export function changeNews(change: (before: NewsRecord | null, now: number) => NewsRecord | null): AppThunk {
  return (dispatch, getState) => {
    const userId = selectUser(getState())?.id;
    if (userId === undefined) return;
    const before = readNews(readStored('news', userId)) ?? selectNewsRecord(getState());
    const at = Date.now();
    const next = change(before, at);
    if (next === null) return;
    if (next !== before) writeStored('news', next, userId);
    dispatch(slice.actions.noted({ record: next, at }));
  };
}
