export { InvitationCockpit } from './InvitationCockpit';
export { InviteButton } from './InviteButton';
export { VerificationLinks } from './VerificationLinks';
export { selectInvitations, selectInvitationsRequest } from './endorsementsSlice';
export { fetchInvitations } from './thunks';
