import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileName } from '@/domain/profileName';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { useExpertName, type Expert } from './ExpertHead';
import { LoadingVerification } from './LoadingVerification';
import { PersonalQuestions } from './PersonalQuestions';
import { VerificationMessage } from './VerificationMessage';
import { hasChoices, useForgottenChoices } from './useChoices';
import {
  fetchPersonalInvitation,
  selectPersonal,
  selectPersonalRequest,
} from '@/entities/invitation/verificationSlice';

/** The page behind a profile's own verification address (VER-08, D-49). */
export function PersonalVerification({ token }: { token: string }) {
  const { t } = useTranslation('verification');
  const invitation = useAppSelector((state) => selectPersonal(state, token));
  const request = useRequest((state) => selectPersonalRequest(state, token));
  const reload = useLoad(fetchPersonalInvitation, { params: { profileId: token } }, request);
  const [isConfirmed, setConfirmed] = useState(false);
  const named = useExpertName(invitation?.owner ?? null);
  useForgottenChoices(`personal/${token}`, request.error?.kind === 'notFound');
  if (!invitation) {
    return <LoadingVerification request={request} onRetry={reload} hasChoices={hasChoices(`personal/${token}`)} />;
  }
  const { owner, occupation, competence } = invitation;
  const expert: Expert = {
    id: owner?.id ?? '',
    ...named,
    occupation: profileName({ occupation, competence }, owner?.gender),
    photo: owner?.profile_picture?.url ?? '',
    message: invitation.content,
  };
  if (isConfirmed) {
    return (
      <VerificationMessage expert={expert} title={t('accepted.title')} text={t('failure.conflict', named.inText)} />
    );
  }
  return (
    <PersonalQuestions
      token={token}
      invitation={invitation}
      expert={expert}
      onConfirmedBefore={() => setConfirmed(true)}
    />
  );
}
