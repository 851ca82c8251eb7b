import { useEffect, useRef, useState } from 'react';
import { draftKey } from '@/domain/draftKey';
import type { ImportedCareer } from '@/domain/importedCareer';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { inOneTab } from '@/platform/tabLock';
import { resultOf } from '@/store/callResult';
import { useAppStore } from '@/store/hooks';
import type { AppDispatch, RootState } from '@/store/rootReducer';
import { selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import {
  isWaiting,
  reviewedAgain,
  rowsOf,
  type ImportRow,
  type NetworkCareer,
  type OwnCareer,
  type RowState,
} from './reviewRows';
import { connectImported, importFromNetwork, isNetworkUnsure } from './importThunks';
import { readOwnCareer, selectOwnCareer } from './ownCareer';
import { importEntries, type TargetProfile } from './importEntries';

/** An import under review, or half taken over. */
export interface OpenImport {
  source: 'file' | 'network';
  owner: string;
  skills: string[];
  rows: ImportRow[];
}

const draftName = draftKey({ type: 'import' });

/**
 * The import that is open: kept on this device after every step, so that it goes on after a failure or a reload, and taken
 * over one entry at a time (ux no. 10).
 */
export function useImport(profile: TargetProfile | null) {
  const store = useAppStore();
  const [userId] = useState(() => selectUser(store.getState())?.id ?? null);
  const [open, setOpen] = useState(() => keptImport(userId));
  const latest = useRef(open);
  const isStopped = useRef(false);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  /** Text that was typed for an entry of another file. */
  const removeEntryDrafts = () => latest.current?.rows.forEach(({ key }) => removeDraft(userId, `import-${key}`));

  const update = (next: OpenImport | null) => {
    latest.current = next;
    setOpen(next);
    // A session that is over leaves on the device what was there before.
    if (selectUser(store.getState())?.id !== userId) return;
    if (next?.rows.some(isWaiting)) writeDraft(userId, draftName, { ...next }, Date.now());
    else removeDraft(userId, draftName);
  };
  const change = (key: string, changes: (row: ImportRow) => ImportRow) => {
    const current = latest.current;
    if (current) update({ ...current, rows: current.rows.map((row) => (row.key === key ? changes(row) : row)) });
  };
  const setState = (key: string, state: RowState) => change(key, (row) => ({ ...row, state }));

  const start = useMutation(
    (career: ImportedCareer | NetworkCareer) => async (dispatch: AppDispatch, get: () => RootState) => {
      const failure = await dispatch(readOwnCareer());
      if (failure) return { failure };
      const rows = rowsOf(career, selectOwnCareer(get()));
      removeEntryDrafts();
      update({ source: 'raw' in career ? 'network' : 'file', owner: career.owner, skills: career.skills, rows });
      return { data: null };
    },
  );

  /** What another tab, or a form, has saved since the review is there already: it is not sent a second time. */
  const reviewAgain = (own: OwnCareer) => {
    const current = latest.current;
    if (current) update({ ...current, rows: current.rows.map((row) => reviewedAgain(row, own)) });
    return latest.current;
  };

  const takeOverAll = async (dispatch: AppDispatch, get: () => RootState) => {
    isStopped.current = false;
    const unread = await dispatch(readOwnCareer());
    if (unread) return unread;
    const current = dispatch(isNetworkUnsure()) ? latest.current : reviewAgain(selectOwnCareer(get()));
    if (current?.source === 'network') {
      const waiting = current.rows.filter((row) => isWaiting(row) && row.state.step !== 'saved');
      const failure = waiting.length > 0 ? await dispatch(importFromNetwork(waiting)) : null;
      if (failure) return failure;
      for (const [key, state] of await dispatch(connectImported(current.rows.filter(isWaiting), profile))) {
        setState(key, state);
      }
      return null;
    }
    const rows = current?.rows ?? [];
    return await dispatch(importEntries({ rows, profile, isStopped: () => isStopped.current, onState: setState }));
  };
  const run = useMutation(() => async (dispatch: AppDispatch, get: () => RootState) => {
    const done = await inOneTab('import', () => takeOverAll(dispatch, get));
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
      removeEntryDrafts();
      update(null);
    },
  };
}

/** Reads what is stored on this device; ignores any other shape. */
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
      ? { ...row, state: { ...row.state, step: 'failed', failure: { kind: 'network', outcome: 'unknown' } } }
      : row,
  );
  return { ...kept, rows } as OpenImport;
}
