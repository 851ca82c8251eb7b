import { lazy } from 'react';

export { ImportLink } from './ImportLink';

/** Taking over a career; with its rules and forms, which no other page needs (performance S2). Suspends. */
export const ImportFlow = lazy(async () => ({ default: (await import('./ImportSteps')).ImportSteps }));
