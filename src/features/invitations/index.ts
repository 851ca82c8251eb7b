export { GroupOverview } from './GroupOverview';
export { HumanGraphOverview } from './graph/HumanGraphOverview';
export { InvitationOverview } from './InvitationOverview';
export type { Panel } from './InvitationPanels';
export { InviteButton } from './InviteButton';
export { readInvitee, readSoughtInvitation } from './invitee';
