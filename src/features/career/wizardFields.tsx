import { lazy } from 'react';

/* Fields that other features' forms show; their code comes with the step that has them, not with the page (S2). */

/** A field of knowledge, to search for. */
export const DisciplineField = lazy(async () => ({ default: (await import('./DisciplineSearch')).DisciplineSearch }));

/** The stations that there are already, to choose from. */
export const OwnStations = lazy(async () => ({ default: (await import('./OwnStationList')).OwnStationList }));
