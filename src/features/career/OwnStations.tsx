import { lazy } from 'react';

/** Stations to choose from; their code comes when a form offers them, not with the page (performance S2). */
export const OwnStations = lazy(async () => ({ default: (await import('./OwnStationList')).OwnStationList }));
