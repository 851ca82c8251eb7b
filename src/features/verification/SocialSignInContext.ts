import { createContext, type ReactNode } from 'react';

/** The ways to sign in by another account, which the page hands over; the sheet shows them first. */
export const SocialSignInContext = createContext<ReactNode>(null);
