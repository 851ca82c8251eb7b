export { HumanGraphOverview } from './graph/HumanGraphOverview';
export { InvitationLayout } from './InvitationLayout';
export { InvitationOverview } from './InvitationOverview';
export { PeopleOverview } from './PeopleOverview';
export { useInvitations } from './useInvitations';
