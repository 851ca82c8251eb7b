import { lazy } from 'react';

/** A field of knowledge, to search for; its code comes when a form shows it, not with the page (performance S2). */
export const DisciplineField = lazy(async () => ({ default: (await import('./DisciplineSearch')).DisciplineSearch }));
