import { endorsements } from '@/api/endpoints/endorsements';
import { apiThunk } from '@/store/apiThunk';

/** Quiet: the page is a state of these calls and shows every failure itself. */
export const fetchPublicInvitation = apiThunk(endorsements.getPublicInvitation, { quiet: true });
export const submitVerification = apiThunk(endorsements.submitVerification, {
  quiet: true,
  confirm: {
    refetch: ({ params }) => fetchPublicInvitation({ params }),
    isDone: (invitation) => invitation?.accepted === true,
  },
});
export const fetchPersonalInvitation = apiThunk(endorsements.getPersonalInvitation, { quiet: true });
export const submitPersonalVerification = apiThunk(endorsements.submitPersonalVerification, { quiet: true });
