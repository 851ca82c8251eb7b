import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { displayName } from '@/domain/displayName';
import { useLoad, type FirstLoad } from '@/store/hooks';
import { ExpertHead } from './ExpertHead';
import { LoadingVerification } from './LoadingVerification';
import { PersonalQuestions } from './PersonalQuestions';
import { fetchPersonalInvitation } from './thunks';
import { VerificationMessage } from './VerificationMessage';
import { selectPersonal, selectPersonalRequest } from './verificationSlice';

/** What the page asks first. */
export function loadPersonalInvitation(token: string): FirstLoad {
  const args = { params: { profileId: token } };
  return { key: `personal/${token}`, start: (dispatch) => dispatch(fetchPersonalInvitation(args)) };
}

/** The page behind a profile's own verification address (VER-08, D-49). */
export function PersonalVerification({ token }: { token: string }) {
  const { t } = useTranslation('verification');
  const { key, start } = loadPersonalInvitation(token);
  const reload = useLoad(start, key);
  const invitation = useSelector((state: Parameters<typeof selectPersonal>[0]) => selectPersonal(state, token));
  const request = useSelector((state: Parameters<typeof selectPersonal>[0]) => selectPersonalRequest(state, token));
  const [isConfirmed, setConfirmed] = useState(false);
  if (!invitation) return <LoadingVerification request={request} onRetry={reload} />;
  const { owner, occupation, competence } = invitation;
  const name = (owner && displayName(owner)) || t('someone');
  const top = (
    <ExpertHead
      name={name}
      occupation={occupation?.name || competence?.name || ''}
      photo={owner?.profile_picture?.url ?? ''}
      message={invitation.content}
    />
  );
  if (isConfirmed) {
    return <VerificationMessage top={top} title={t('accepted.title')} text={t('failure.conflict', { name })} />;
  }
  return (
    <PersonalQuestions
      token={token}
      invitation={invitation}
      name={name}
      top={top}
      onConfirmedBefore={() => setConfirmed(true)}
    />
  );
}
