import { createContext } from 'react';

/** Called by a form that has found kept text, so that whatever hides the form can show it (quality T33). */
export const DraftContext = createContext<() => void>(() => undefined);
