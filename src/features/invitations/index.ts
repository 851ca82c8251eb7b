export { InvitationCockpit } from './InvitationCockpit';
export type { Panel } from './InvitationPanels';
export { InviteButton } from './InviteButton';
