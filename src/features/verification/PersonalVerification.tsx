import { useSelector } from 'react-redux';
import { useLoad } from '@/store/hooks';
import { LoadingVerification } from './LoadingVerification';
import { PersonalQuestions } from './PersonalQuestions';
import { fetchPersonalInvitation } from './thunks';
import { selectPersonal, selectPersonalSlot } from './verificationSlice';

/** The page behind a profile's own verification address (VER-08, D-49). */
export function PersonalVerification({ token }: { token: string }) {
  const reload = useLoad((dispatch) => dispatch(fetchPersonalInvitation({ params: { profileId: token } })), token);
  const invitation = useSelector((state: Parameters<typeof selectPersonal>[0]) => selectPersonal(state, token));
  const slot = useSelector((state: Parameters<typeof selectPersonal>[0]) => selectPersonalSlot(state, token));
  if (!invitation) return <LoadingVerification slot={slot} onRetry={reload} />;
  return <PersonalQuestions token={token} invitation={invitation} />;
}
