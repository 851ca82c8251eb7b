export { FirstSteps } from './FirstSteps';
export { LatestPosts } from './LatestPosts';
export { NextStepCard } from './NextStepCard';
export { OverviewTiles } from './OverviewTiles';
export { usePart, type Part } from './part';
export { RecentWorkList } from './RecentWorkList';
export { useDrafts } from './useDrafts';
export { useFirstStepsDismissed } from './useFirstStepsDismissed';
export { useGreeting } from './useGreeting';
