export { GroupOverview } from './GroupOverview';
export { InvitationOverview } from './InvitationOverview';
export type { Panel } from './InvitationPanels';
export { InviteButton } from './InviteButton';
export { readInvitationId, readInvitee } from './invitee';
