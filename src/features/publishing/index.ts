import { lazyComponent } from '@/ui/basics/lazyComponent';

export { ClaimChecklist } from './claim/ClaimChecklist';
export { ClaimDialogs, type ClaimDialog, type ClaimDialogType } from './claim/ClaimDialogs';
export { ClaimStatusChip } from './claim/ClaimStatusChip';
export { LimitBanner, useReachedLimit } from './profile/LimitBanner';
export { ProfileMenu } from './profile/ProfileMenu';
export { CanonicalChip, ProfileStatusChip } from './profile/ProfileStatusChip';
export type { PublishFlowStep as PublishStep } from './profile/PublishFlow';
export { sectionIds, useGoToCheck, type OpenEntry } from './profile/useGoToCheck';
export { type Readiness, type ReadinessCheck, useReadiness, useRuleText } from './profile/useReadiness';

/* Suspend: pages begin without dialogs (performance S2). */
export const PublishClaimOnPage = lazyComponent(() => import('./claim/PublishClaimOnPage'), 'PublishClaimOnPage');
export const PublishedProfile = lazyComponent(() => import('./profile/PublishedProfile'), 'PublishedProfile');
export const PublishFlow = lazyComponent(() => import('./profile/PublishFlow'), 'PublishFlow');
