import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import { draftKey } from '@/domain/draftKey';
import type { ImportedCareer } from '@/domain/importedCareer';
import {
  isUnsent,
  isWaiting,
  restoredRows,
  reviewedAgain,
  rowsOf,
  savedFromNetwork,
  type ImportRow,
  type RowFacts,
  type TargetProfile,
} from '@/domain/importReview';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { inOneTab } from '@/platform/tabLock';
import type { CallThunk } from '@/store/callResult';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import {
  importEntries,
  importFromNetwork,
  isNetworkUnsure,
  readExistingEntries,
  selectExistingEntries,
} from './importThunks';

interface OpenImport {
  owner: string;
  skills: string[];
  rows: ImportRow[];
}

const draftName = draftKey({ type: 'import' });

/** Kept on this device after every change, so that it goes on after a failure or a reload. */
function useOpenImport() {
  const store = useAppStore();
  const [userId] = useState(() => selectUser(store.getState())?.id ?? null);
  const [open, setOpen] = useState(() => {
    const stored = readDraft(userId, draftName)?.values as OpenImport | undefined;
    const rows = restoredRows(stored?.rows);
    return stored && rows ? { ...stored, rows } : null;
  });
  const latest = useRef(open);
  const set = (next: OpenImport | null) => {
    latest.current = next;
    setOpen(next);
    // A session that has ended must not change what is stored.
    if (selectUser(store.getState())?.id !== userId) return;
    if (next?.rows.some(isWaiting)) writeDraft(userId, draftName, { ...next }, Date.now());
    else removeDraft(userId, draftName);
  };
  return {
    open,
    getRows: () => latest.current?.rows ?? [],
    /** Also removes the drafts of the previous import's entries. */
    replace: (next: OpenImport | null) => {
      for (const { key } of latest.current?.rows ?? []) removeDraft(userId, draftKey({ type: 'import', id: key }));
      set(next);
    },
    changeRows: (changed: (row: ImportRow) => ImportRow) => {
      if (latest.current) set({ ...latest.current, rows: latest.current.rows.map(changed) });
    },
  };
}

/** Resolves to why the review could not begin. */
export type BeginReview = (career: ImportedCareer) => Promise<ApiFailure | null>;

export function useImport(profile: TargetProfile | null) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { open, getRows, replace, changeRows } = useOpenImport();
  const isStopped = useRef(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(() => stop, []);
  const change = (key: string, changes: Partial<RowFacts> & { values?: ImportRow['values'] }) =>
    changeRows((row) => (row.key === key ? ({ ...row, ...changes } as ImportRow) : row));

  const begin: BeginReview = async ({ owner, skills, ...career }) => {
    const failure = await dispatch(readExistingEntries());
    if (!failure) replace({ owner, skills, rows: rowsOf(career, selectExistingEntries(store.getState())) });
    return failure;
  };

  const importAll = (): CallThunk<null> => async (dispatch, getState) => {
    isStopped.current = false;
    const unread = await dispatch(readExistingEntries());
    if (unread) return { failure: unread };
    // Another tab or a form may have saved some of it since the review: that is not sent a second time.
    const existing = selectExistingEntries(getState());
    if (!dispatch(isNetworkUnsure())) changeRows((row) => reviewedAgain(row, existing));
    const ofNetwork = getRows().filter((row) => row.values.raw && isUnsent(row));
    if (ofNetwork.length > 0) {
      const failure = await dispatch(importFromNetwork(ofNetwork));
      if (failure) return { failure };
      changeRows((row) => savedFromNetwork(row, selectExistingEntries(getState()), profile));
    }
    const onState = (key: string, state: ImportRow['state']) => change(key, { state });
    await dispatch(importEntries(getRows(), profile, { isStopped: () => isStopped.current, onState }));
    return { data: null };
  };
  const run = useMutation((): CallThunk<null> => async (dispatch) => {
    const done = await inOneTab('import', () => dispatch(importAll()));
    setElsewhere(done === null);
    return done?.result ?? { data: null };
  });

  return {
    open,
    /** Its entries are sent as they came, in one call. */
    isOfNetwork: open?.rows.some(({ values }) => values.raw) ?? false,
    begin,
    run,
    /** Another tab takes entries over, so that nothing was sent. */
    isElsewhere,
    change,
    stop,
    discard: () => {
      run.reset();
      replace(null);
    },
  };
}
