import { lazyComponent } from '@/ui/basics/lazyComponent';

export { GroupOverview } from './GroupOverview';
export { GraphSkeleton } from './graph/GraphSkeleton';
export { InvitationOverview } from './InvitationOverview';
export type { Panel } from './InvitationPanels';
export { InviteButton } from './InviteButton';
export { readInvitee, readSoughtInvitation } from './invitee';

/** Lazy: only its own page needs it. */
export const HumanGraphOverview = lazyComponent(() => import('./graph/HumanGraphOverview'), 'HumanGraphOverview');
