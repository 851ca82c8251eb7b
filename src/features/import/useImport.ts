import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import { draftKey } from '@/domain/draftKey';
import type { ImportedCareer } from '@/domain/importedCareer';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { inOneTab } from '@/platform/tabLock';
import { resultOf, type CallThunk } from '@/store/callResult';
import { useAppStore } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import { isWaiting, reviewedAgain, rowsOf, type ImportRow, type NetworkCareer, type RowState } from './reviewRows';
import { connectImported, importFromNetwork, isNetworkUnsure } from './importThunks';
import { readOwnCareer, selectOwnCareer } from './ownCareer';
import { importEntries, type TargetProfile } from './importEntries';

export interface OpenImport {
  source: 'file' | 'network';
  owner: string;
  skills: string[];
  rows: ImportRow[];
}

const draftName = draftKey({ type: 'import' });

/** Kept on this device after every change, so that it goes on after a failure or a reload. */
function useOpenImport() {
  const store = useAppStore();
  const [userId] = useState(() => selectUser(store.getState())?.id ?? null);
  const [open, setOpen] = useState(() => keptImport(userId));
  const latest = useRef(open);

  const set = (next: OpenImport | null) => {
    latest.current = next;
    setOpen(next);
    // A session that has ended must not change what is stored.
    if (selectUser(store.getState())?.id !== userId) return;
    if (next?.rows.some(isWaiting)) writeDraft(userId, draftName, { ...next }, Date.now());
    else removeDraft(userId, draftName);
  };
  /** Also removes the drafts of the previous import's entries. */
  const replace = (next: OpenImport | null) => {
    for (const { key } of latest.current?.rows ?? []) removeDraft(userId, draftKey({ type: 'import', id: key }));
    set(next);
  };
  const changeRows = (changed: (row: ImportRow) => ImportRow) => {
    if (latest.current) set({ ...latest.current, rows: latest.current.rows.map(changed) });
  };
  return { open, getOpen: () => latest.current, replace, changeRows };
}

/** The review of an import, and how its entries are taken over, one at a time (ux no. 10). */
export function useImport(profile: TargetProfile | null) {
  const { open, getOpen, replace, changeRows } = useOpenImport();
  const isStopped = useRef(false);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  const change = (key: string, changes: (row: ImportRow) => ImportRow) =>
    changeRows((row) => (row.key === key ? changes(row) : row));
  const setState = (key: string, state: RowState) => change(key, (row) => ({ ...row, state }));

  const start = useMutation((career: ImportedCareer | NetworkCareer): CallThunk<null> => async (dispatch, getState) => {
    const failure = await dispatch(readOwnCareer());
    if (failure) return { failure };
    const { owner, skills } = career;
    const rows = rowsOf(career, selectOwnCareer(getState()));
    replace({ source: 'raw' in career ? 'network' : 'file', owner, skills, rows });
    return { data: null };
  });

  const takeOverAll = (): AppThunk<Promise<ApiFailure | null>> => async (dispatch, getState) => {
    isStopped.current = false;
    const unread = await dispatch(readOwnCareer());
    if (unread) return unread;
    // Another tab or a form may have saved some of it since the review: that is not sent a second time.
    const own = selectOwnCareer(getState());
    if (!dispatch(isNetworkUnsure())) changeRows((row) => reviewedAgain(row, own));
    const { source, rows = [] } = getOpen() ?? {};
    if (source === 'network') {
      const waiting = rows.filter((row) => isWaiting(row) && row.state.step !== 'saved');
      const failure = waiting.length > 0 ? await dispatch(importFromNetwork(waiting)) : null;
      if (failure) return failure;
      const states = await dispatch(connectImported(rows.filter(isWaiting), profile));
      for (const [key, state] of states) setState(key, state);
    } else {
      await dispatch(importEntries({ rows, profile, isStopped: () => isStopped.current, onState: setState }));
    }
    return null;
  };
  const run = useMutation((): CallThunk<null> => async (dispatch) => {
    const done = await inOneTab('import', () => dispatch(takeOverAll()));
    setElsewhere(done === null);
    return resultOf(done?.result ?? null);
  });

  return {
    open,
    start,
    run,
    /** Another tab takes entries over, so that nothing was sent. */
    isElsewhere,
    change,
    stop: () => {
      isStopped.current = true;
    },
    discard: () => {
      run.reset();
      replace(null);
    },
  };
}

/** Null where nothing of the expected shape is stored. */
function keptImport(userId: string | null): OpenImport | null {
  const kept = readDraft(userId, draftName)?.values as Partial<OpenImport> | undefined;
  const isWhole =
    (kept?.source === 'file' || kept?.source === 'network') &&
    Array.isArray(kept.rows) &&
    kept.rows.every(
      (row) =>
        (row.kind === 'experience' || row.kind === 'education') &&
        Array.isArray(row.values?.disciplines) &&
        typeof row.state?.step === 'string',
    );
  if (!isWhole) return null;
  // The outcome of requests that were in flight when the page was left is unknown.
  const rows = (kept as OpenImport).rows.map((row) =>
    row.state.step === 'sending'
      ? { ...row, state: { step: 'failed', failure: { kind: 'network', outcome: 'unknown' } } }
      : row,
  );
  return { ...kept, rows } as OpenImport;
}
