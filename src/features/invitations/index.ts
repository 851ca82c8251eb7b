export { InvitationOverview } from './InvitationOverview';
export type { Panel } from './InvitationPanels';
export { InviteButton } from './InviteButton';
