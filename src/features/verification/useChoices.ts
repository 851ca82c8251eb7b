import { useState } from 'react';
import { readStored, removeStored, writeStored } from '@/platform/clientStorage';

/**
 * The visitor's answers, kept under the page's token in this tab until they are sent, so that they survive signing in, a
 * reload and a lost connection (ux no. 14). `change` answers
 * false where the browser refuses to keep them.
 */
export function useChoices<T>(token: string, read: (stored: unknown) => T) {
  const [choices, setChoices] = useState(() => read(readStored('verificationChoices', token)));
  const change = (next: T): boolean => {
    setChoices(next);
    return writeStored('verificationChoices', next, token);
  };
  const forget = () => removeStored('verificationChoices', token);
  return { choices, change, forget };
}
