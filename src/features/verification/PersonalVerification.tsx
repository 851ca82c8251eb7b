import { type FirstLoad, useAppSelector, useLoad } from '@/store/hooks';
import { LoadingVerification } from './LoadingVerification';
import { PersonalQuestions } from './PersonalQuestions';
import { fetchPersonalInvitation, selectPersonal, selectPersonalRequest } from './verificationSlice';

/** What the page asks first. */
export function loadPersonalInvitation(token: string): FirstLoad {
  const args = { params: { profileId: token } };
  return { key: `personal/${token}`, start: (dispatch) => dispatch(fetchPersonalInvitation(args)) };
}

/** The page behind a profile's own verification address (VER-08, D-49). */
export function PersonalVerification({ token }: { token: string }) {
  const { key, start } = loadPersonalInvitation(token);
  const reload = useLoad(start, key);
  const invitation = useAppSelector((state) => selectPersonal(state, token));
  const request = useAppSelector((state) => selectPersonalRequest(state, token));
  if (!invitation) return <LoadingVerification request={request} onRetry={reload} />;
  return <PersonalQuestions token={token} invitation={invitation} />;
}
