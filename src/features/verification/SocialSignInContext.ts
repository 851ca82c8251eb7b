import { createContext, type ReactNode } from 'react';

/** Buttons of the social sign-in, provided by the page; the sheet shows them first. */
export const SocialSignInContext = createContext<ReactNode>(null);
