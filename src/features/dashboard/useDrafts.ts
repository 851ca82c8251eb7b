import { useState } from 'react';
import { draftNames, readDraft } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/** The forms in which this user has unsaved text on this device, as of when the page was opened. */
export function useDrafts(): readonly { name: string; at: number }[] {
  const user = useAppSelector(selectUser);
  const [drafts] = useState(() =>
    draftNames(user?.id ?? null).flatMap((name) => {
      const draft = readDraft(user?.id ?? null, name);
      return draft ? [{ name, at: draft.at }] : [];
    }),
  );
  return drafts;
}
