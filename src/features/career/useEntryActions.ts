import { useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { CareerEdit, ConfirmCareerEdit } from '@/domain/careerEdit';
import type { AddResult } from '@/domain/careerEntry';
import { useBusyItems } from '@/ui/basics/useBusyItems';

interface EntryWorkOptions<Values> {
  add: (values: Values) => Promise<AddResult>;
  update: (id: string, values: Values) => Promise<ApiFailure | null>;
  /** Connects a saved entry with the open profile. */
  connect: (id: string) => Promise<ApiFailure | null>;
  /** What saving the form would change. */
  editOf: (id: string | undefined, values: Values) => CareerEdit;
  confirmEdit: ConfirmCareerEdit;
  /** The form has done its work. */
  onSaved: () => void;
  /** Something of the open profile has changed. */
  onChanged: () => Promise<unknown>;
}

/**
 * The writes of a career's section: an entry is saved and then connected with the open profile, each step with its own
 * outcome (quality T30); one action at a time per entry.
 */
export function useEntryActions<Values>(options: EntryWorkOptions<Values>) {
  const { add, update, connect, editOf, confirmEdit, onSaved, onChanged } = options;
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
        isConfirmed = await confirmEdit(edit);
      });
      return isConfirmed;
    },
    save: async (id: string | undefined, values: Values): Promise<ApiFailure | null> => {
      // Aborted: nothing was sent, and the form keeps its text.
      if (!(await confirmEdit(editOf(id, values)))) return { kind: 'aborted' };
      if (id) {
        const failure = await update(id, values);
        if (failure) return failure;
      } else {
        const added = await add(values);
        if ('failure' in added) return added.failure;
        setUnconnected(added.connectFailure && { id: added.id, failure: added.connectFailure });
      }
      onSaved();
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
