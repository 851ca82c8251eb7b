import { endorsements } from '@/api/endpoints/endorsements';
import { apiThunk } from '@/store/apiThunk';

const quiet = { quiet: true } as const;

export const fetchInvitations = apiThunk(endorsements.listInvitations, quiet);
export const fetchInvitation = apiThunk(endorsements.getInvitation, quiet);
/** Profiles that visitors can be invited to verify. */
export const fetchInvitableProfiles = apiThunk(endorsements.listInvitableProfiles, quiet);
/** Profiles with their own verification links. */
export const fetchVerificationPages = apiThunk(endorsements.listVerificationPages, quiet);
export const createInvitation = apiThunk(endorsements.createInvitation, quiet);
export const deleteInvitation = apiThunk(endorsements.deleteInvitation, {
  failureText: 'endorsements:delete.failed',
  confirm: { refetch: ({ params }) => fetchInvitation({ params }), isDone: (invitation) => invitation === null },
});
