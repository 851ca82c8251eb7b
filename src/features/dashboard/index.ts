export { ClientHome } from './ClientHome';
export { Figures } from './Figures';
export { FirstSteps, useFirstStepsDismissed } from './FirstSteps';
export { LatestPosts } from './LatestPosts';
export { Milestones } from './Milestones';
export { NextStepCard } from './NextStepCard';
export { ProfileCard, ProfileCardSkeleton } from './ProfileCard';
export { StepStatus } from './StepStatus';
