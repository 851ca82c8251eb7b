import { useEffect, useState } from 'react';
import { readChoices, type Choices } from '@/domain/verification';
import { readStored, removeStored, writeStored } from '@/platform/clientStorage';

/** Kept in this tab under the page's token until sent, through sign-in, reload and lost connection (ux no. 14). */
export function useChoices(token: string) {
  const [choices, setChoices] = useState(() => readChoices(readStored('verificationChoices', token)));
  const change = (next: Choices): boolean => {
    setChoices(next);
    return writeStored('verificationChoices', next, token);
  };
  const stored = {
    awaitsSignIn: choices.awaitsSignIn,
    /** Keeps the answers for after the sign-in; false where the browser refuses. */
    onAwaitSignIn: () => change({ ...choices, awaitsSignIn: true }),
    forget: () => removeStored('verificationChoices', token),
  };
  const answer = (given: Choices['answers']) => change({ ...choices, answers: { ...choices.answers, ...given } });
  return { answers: choices.answers, answer, stored };
}

export type StoredChoices = ReturnType<typeof useChoices>['stored'];

/** Removes the stored choices where the page has ended without being sent. */
export function useForgottenChoices(token: string, hasEnded: boolean): void {
  useEffect(() => {
    if (hasEnded) removeStored('verificationChoices', token);
  }, [token, hasEnded]);
}
