import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';

/** At most this many messages are kept, and shown at once (NAV-13). */
export const maxNotices = 20;

export interface Notice {
  id: string;
  severity: 'success' | 'info' | 'error';
  /** Key of the text; values are plain text. */
  textKey: string;
  values?: Record<string, string>;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Key of the general text of a failure; a call's own text (`failureText`) wins over it. */
export function failureTextKey(failure: ApiFailure, own?: string | null): string {
  return own ?? `common:failure.${failure.kind}`;
}

export const notices = createSlice({
  name: 'notices',
  initialState: { recent: [] as Notice[] },
  reducers: {
    noticeAdded: {
      prepare: (notice: Omit<Notice, 'id' | 'at'>) => ({
        payload: { ...notice, id: nanoid(), at: Date.now() },
      }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        state.recent = [payload, ...state.recent].slice(0, maxNotices);
      },
    },
    noticesCleared: (state) => {
      state.recent = [];
    },
  },
  selectors: { selectNotices: (state) => state.recent },
});

export const { noticeAdded, noticesCleared } = notices.actions;
export const { selectNotices } = notices.selectors;
