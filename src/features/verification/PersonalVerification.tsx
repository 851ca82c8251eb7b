import { useAppSelector, useLoad } from '@/store/hooks';
import { LoadingVerification } from './LoadingVerification';
import { PersonalQuestions } from './PersonalQuestions';
import { fetchPersonalInvitation, selectPersonal, selectPersonalRequest } from './verificationSlice';

/** The page behind a profile's own verification address (VER-08, D-49). */
export function PersonalVerification({ token }: { token: string }) {
  const invitation = useAppSelector((state) => selectPersonal(state, token));
  const request = useAppSelector((state) => selectPersonalRequest(state, token));
  const reload = useLoad(fetchPersonalInvitation, { params: { profileId: token } }, request);
  if (!invitation) return <LoadingVerification request={request} onRetry={reload} />;
  return <PersonalQuestions token={token} invitation={invitation} />;
}
