import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';

/** Kept at most, and shown at once (NAV-13). */
export const maxNotices = 20;

export interface Notice {
  id: string;
  severity: 'success' | 'info' | 'error';
  /** Key of the text; values are plain text. */
  textKey: string;
  values?: Record<string, string | number>;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Reasons that a call's own sentence ("could not be changed") would hide. */
const reasons = new Set<ApiFailure['kind']>(['forbidden', 'tooMany']);

/** A call's own text wins over that of its kind (ERR-01), but hides no reason, nor an unknown outcome (D-66). */
export function failureTextOf(
  failure: ApiFailure,
  ownText?: string | null,
): { textKey: string; values?: { count: number } } {
  const { kind, outcome, retryAfter } = failure;
  if (outcome) return { textKey: `common:outcome.${outcome}` };
  if (ownText && !reasons.has(kind)) return { textKey: ownText };
  return kind === 'tooMany' && retryAfter
    ? { textKey: 'common:failure.tooManyWait', values: { count: retryAfter } }
    : { textKey: `common:failure.${kind}` };
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
