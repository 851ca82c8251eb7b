import { useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { CareerEdit, ConfirmCareerEdit } from '@/domain/careerEdit';
import type { AddResult } from '@/domain/careerEntry';
import { useBusyItems } from '@/ui/basics/useBusyItems';
import type { FinishEntry } from './entryType';

interface EntryActionsOptions<Entry, Values> {
  find: (id: string | undefined) => Entry | undefined;
  /** `isApart`: the open profile does not show it. */
  add: (values: Values, isApart: boolean, finish: FinishEntry) => Promise<AddResult>;
  update: (saved: Entry, values: Values) => Promise<ApiFailure | null>;
  /** Connects a saved entry with the open profile. */
  connect: (id: string) => Promise<ApiFailure | null>;
  editOf: (saved: Entry | undefined, values: Values) => CareerEdit;
  confirmEdit: ConfirmCareerEdit;
  /** `isFinished`: the form has done all its work. */
  onSaved: (id: string, isFinished: boolean) => void;
  /** Something of the open profile has changed. */
  onChanged: () => Promise<unknown>;
}

/**
 * The writes of a career's section: an entry is saved and then connected with the open profile, each step with its own
 * outcome (quality T30); one action at a time per entry.
 */
export function useEntryActions<Entry extends { id: string }, Values>(options: EntryActionsOptions<Entry, Values>) {
  const { find, add, update, connect, editOf, confirmEdit, onSaved, onChanged } = options;
  const { locked, isBusy } = useBusyItems();
  const [unconnected, setUnconnected] = useState<{ id: string; failure: ApiFailure } | null>(null);

  return {
    isBusy,
    act: (id: string, call: () => Promise<unknown>, edit?: CareerEdit) =>
      void locked(id, async () => {
        if (edit && !(await confirmEdit(edit))) return;
        await call();
        await onChanged();
      }),
    /** Resolves to whether an entry may be deleted. */
    confirmRemoval: async (id: string, edit: CareerEdit): Promise<boolean> => {
      let isConfirmed = false;
      await locked(id, async () => {
        isConfirmed = (await confirmEdit(edit)) === true;
      });
      return isConfirmed;
    },
    save: async (id: string | undefined, values: Values, finishForm?: FinishEntry): Promise<ApiFailure | null> => {
      let isFinished = true;
      const finish: FinishEntry = async (entryId) => {
        isFinished = (await finishForm?.(entryId)) ?? true;
        return isFinished;
      };
      // Aborted: nothing was sent, and the form keeps its text.
      const saved = find(id);
      let savedId = saved?.id;
      const answer = await confirmEdit(editOf(saved, values));
      if (answer === false) return { kind: 'aborted' };
      if (saved) {
        const failure = await update(saved, values);
        if (failure) return failure;
        await finish(saved.id);
      } else {
        const added = await add(values, answer === 'apart', finish);
        if ('failure' in added) return added.failure;
        savedId = added.id;
        setUnconnected(added.connectFailure && { id: added.id, failure: added.connectFailure });
      }
      if (savedId !== undefined) onSaved(savedId, isFinished);
      void onChanged();
      return null;
    },
    /** Why the second step is missing, and a way to try only that one again; null where it is not. */
    unconnected: unconnected && {
      failure: unconnected.failure,
      onRetry: async () => {
        const failure = await connect(unconnected.id);
        setUnconnected(failure && { id: unconnected.id, failure });
        if (!failure) await onChanged();
        return failure;
      },
    },
  };
}
