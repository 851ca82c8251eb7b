export { HumanGraphOverview } from './graph/HumanGraphOverview';
export { InvitationOverview } from './InvitationOverview';
export { InviteButton } from './InviteButton';
export { PeopleOverview } from './PeopleOverview';
export { useInvitationPanel } from './useInvitationPanel';
