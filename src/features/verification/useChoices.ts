import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '@/platform/clientStorage';

export interface StoredChoices {
  /** The visitor had pressed the button before and was sent to sign in. */
  awaitsSignIn: boolean;
  /** Keeps the answers for after the sign-in; false where the browser refuses. */
  onAwaitSignIn: () => boolean;
  forget: () => void;
}

/** Kept in this tab under the page's token until sent, through sign-in, reload and lost connection (ux no. 14). */
export function useChoices<T extends { awaitsSignIn: boolean }>(token: string, read: (stored: unknown) => T) {
  const [choices, setChoices] = useState(() => read(readStored('verificationChoices', token)));
  const change = (next: T): boolean => {
    setChoices(next);
    return writeStored('verificationChoices', next, token);
  };
  const stored: StoredChoices = {
    awaitsSignIn: choices.awaitsSignIn,
    onAwaitSignIn: () => change({ ...choices, awaitsSignIn: true }),
    forget: () => removeStored('verificationChoices', token),
  };
  return { choices, change, stored };
}

/** In the browser, or in this page alone where the browser refuses. */
export function hasChoices(token: string): boolean {
  return readStored('verificationChoices', token) !== null;
}

/** Also removes the stored choices where the page has ended without being sent. */
export function useForgottenChoices(token: string, hasEnded: boolean): void {
  useEffect(() => {
    if (hasEnded) removeStored('verificationChoices', token);
  }, [token, hasEnded]);
}
