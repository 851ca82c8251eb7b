import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import {
  additionOf,
  changeOf,
  connectionOf,
  noEdit,
  otherPublicProfiles,
  removalOf,
  type CareerEdit,
} from '@/domain/careerEdit';
import { meaningfulMessage } from '@/domain/serverMessage';
import { useAppDispatch } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import type { AppThunk } from '@/store/rootReducer';
import { goToSection } from '@/ui/basics/focus';
import { useBusyItems } from '@/ui/basics/useBusyItems';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { sectionIds } from '@/features/publishing/profile/useScrollToCheck';
import type { CareerEntry, EntryName, EntryType, EntryValues } from './entryTypes';
import type { CareerEntries } from './useCareerEntries';

type OnSaved = (entryId: string, isFinished: boolean) => void;

export type EntryMutations = ReturnType<typeof useEntryMutations>;

/** One action at a time per entry. */
export function useEntryMutations(career: CareerEntries, onSaved: OnSaved) {
  const { type, profile, onChanged, confirmEdit } = career;
  const dispatch = useAppDispatch();
  const { locked, isBusy } = useBusyItems();
  /** `onDone` once the open profile shows it. */
  const connect = (entry: CareerEntry, onDone: () => void) =>
    void locked(entry.id, async () => {
      if (!(await confirmEdit(connectionOf(type.list, entry)))) return;
      if (!(await dispatch(type.setConnected(profile, entry.id, true)))) onDone();
      await onChanged();
    });
  const makeMain = ({ id }: CareerEntry) =>
    void locked(id, async () => {
      await dispatch(type.makeMain(profile.id, id));
      await onChanged();
    });
  return { isBusy, connect, makeMain, ...useEntrySaving(career, onSaved), ...useEntryRemoval(career, locked) };
}

/** A new entry is then connected with the open profile, each step with its own outcome (quality T30). */
function useEntrySaving(career: CareerEntries, onSaved: OnSaved) {
  const { type, profile, onChanged, confirmEdit } = career;
  const dispatch = useAppDispatch();
  const [unconnected, setUnconnected] = useState<{ id: string; failure: ApiFailure } | null>(null);

  const save = async (
    id: string | undefined,
    values: EntryValues,
    finishForm: (entryId: string) => Promise<boolean>,
  ): Promise<ApiFailure | null> => {
    let isFinished = true;
    const finish = async (entryId: string) => {
      isFinished = await finishForm(entryId);
    };
    const saved = career.find(id);
    const confirmed = await confirmEdit(editOf(type, profile.id, saved, values));
    // Nothing was sent, and the form keeps its text.
    if (confirmed === false) return { kind: 'aborted' };
    let savedId: string;
    if (saved) {
      const failure = await dispatch(type.update(saved, values));
      if (failure) return failure;
      savedId = saved.id;
      await finish(savedId);
    } else {
      const isApart = confirmed === 'apart' || values.connect === false;
      const added = await dispatch(type.add(values, isApart ? null : profile, finish));
      if ('failure' in added) return added.failure;
      savedId = added.id;
      setUnconnected(added.connectFailure && { id: savedId, failure: added.connectFailure });
    }
    dispatch(noticeAdded({ severity: 'success', textKey: `career:${type.name}.saved` }));
    await onChanged();
    onSaved(savedId, isFinished);
    return null;
  };
  const connectAgain = async () => {
    if (!unconnected) return null;
    const failure = await dispatch(type.connectNew(profile, unconnected.id));
    setUnconnected(failure && { id: unconnected.id, failure });
    if (!failure) await onChanged();
    return failure;
  };
  return {
    save,
    /** Why a saved entry is not connected, and a way to try only that again; null where it is. */
    unconnected: unconnected && { failure: unconnected.failure, onRetry: connectAgain },
  };
}

/** Saving the form of an entry, which is undefined for a new one (D-62). */
function editOf(type: EntryType, profileId: string, saved: CareerEntry | undefined, values: EntryValues): CareerEdit {
  if (!saved) return values.connect === false ? noEdit : additionOf(type.list, { id: '', ...values });
  const isLess = type.missingIn(values).length > type.missingIn(saved).length;
  return changeOf(type.list, saved.id, values, isLess ? otherPublicProfiles(saved.competence_profiles, profileId) : []);
}

/** Both can be undone before the call is sent. */
function useEntryRemoval(career: CareerEntries, locked: ReturnType<typeof useBusyItems>['locked']) {
  const { type, profile, nameOf, onChanged, confirmEdit } = career;
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const { remove, isRemoved, undoBar } = useUndoable();
  const removeAfterUndo = (id: string, edit: CareerEdit, text: string, send: () => Promise<unknown>) =>
    void locked(id, async () => {
      if ((await confirmEdit(edit)) !== true) return;
      remove({ id, text, send });
      goToSection(sectionIds[type.name]);
    });
  const deleteEntry = (entry: CareerEntry) => {
    const { id, competence_profiles } = entry;
    const edit = removalOf(type.list, id, otherPublicProfiles(competence_profiles, profile.id));
    removeAfterUndo(id, edit, t(`${type.name}.deletedEntry`, { entry: nameOf(entry) }), async () => {
      const failure = await dispatch(type.remove(id));
      if (failure) return dispatch(removalFailed(type.name, failure));
      if (type.removedText) dispatch(noticeAdded({ severity: 'success', textKey: type.removedText }));
      return onChanged();
    });
  };
  const disconnect = (entry: CareerEntry) => {
    const { id } = entry;
    removeAfterUndo(id, removalOf(type.list, id), t('entry.disconnected', { entry: nameOf(entry) }), async () => {
      await dispatch(type.setConnected(profile, id, false));
      await onChanged();
    });
  };
  return { deleteEntry, disconnect, isRemoved, undoBar };
}

/** A server may refuse to delete a main entry, with its own reason. */
function removalFailed(name: EntryName, failure: ApiFailure): AppThunk {
  return (dispatch) => {
    if (failure.kind === 'aborted' || failure.kind === 'unauthorized') return;
    const isRule = failure.kind === 'validation' || failure.kind === 'conflict';
    const reason = isRule ? meaningfulMessage(failure) : undefined;
    const text = reason
      ? { textKey: `career:${name}.deleteRefused`, values: { reason } }
      : failureTextOf(failure, `career:${name}.deleteFailed`);
    dispatch(noticeAdded({ severity: 'error', ...text }));
  };
}
