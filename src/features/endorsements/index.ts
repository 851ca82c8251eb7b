export { InvitationCockpit } from './InvitationCockpit';
export { InviteButton } from './InviteButton';
export { VerificationLinks } from './VerificationLinks';
export {
  fetchInvitations,
  fetchVerificationPages,
  selectInvitations,
  selectInvitationsRequest,
} from './endorsementsSlice';
