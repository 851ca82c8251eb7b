export { FirstSteps, useFirstStepsDismissed } from './FirstSteps';
export { LatestPosts } from './LatestPosts';
export { NextStepCard } from './NextStepCard';
export { OverviewTiles } from './OverviewTiles';
export { useLoadable } from './loadable';
export { RecentWorkList } from './RecentWorkList';
export { useDrafts } from './useDrafts';
export { useGreeting } from './useGreeting';
