import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicInvitation } from '@/api/endpoints/endorsements';
import { profileNames } from '@/domain/profileName';
import { displayName } from '@/domain/displayName';
import { invitationStatus } from '@/domain/invitation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { VerificationMessage } from './VerificationMessage';
import { LoadingVerification } from './LoadingVerification';
import type { Expert } from './ExpertHead';
import { PublicQuestions } from './PublicQuestions';
import { fetchPublicInvitation, selectOpened, selectOpenedRequest } from './verificationSlice';

/** The page behind an invitation's address, in all its states (VER-06, VER-07, VER-09). */
export function PublicVerification({ token }: { token: string }) {
  const { t } = useTranslation('verification');
  // Taken again with every fetch: an invitation may expire while its page is open.
  const [now, setNow] = useState(() => Date.now());
  const [isRefused, setRefused] = useState(false);
  const [isSending, setSending] = useState(false);
  const invitation = useAppSelector((state) => selectOpened(state, token));
  const request = useRequest((state) => selectOpenedRequest(state, token));
  const reload = useLoad(fetchPublicInvitation, { params: { token } }, request);

  if (!invitation) return <LoadingVerification request={request} onRetry={reload} />;
  const name = ownerName(invitation) || t('someone');
  const expert: Expert = {
    id: invitation.owner?.id ?? '',
    name,
    occupation: profileNames(invitation.competence_profiles, invitation.owner?.gender),
    photo: photoOf(invitation),
    message: invitation.content,
  };
  const status = isSending ? 'pending' : invitationStatus(invitation, now);
  if (status === 'checked') {
    return <VerificationMessage expert={expert} title={t('accepted.title')} text={t('accepted.text', { name })} />;
  }
  // The server knows the day better than the visitor's clock.
  if (status === 'expired' || isRefused) {
    return <VerificationMessage expert={expert} title={t('expired.title')} text={t('expired.text', { name })} />;
  }
  return (
    <PublicQuestions
      token={token}
      invitation={invitation}
      expert={expert}
      onRefused={({ fields = {} }) => {
        setNow(Date.now());
        setRefused(Object.hasOwn(fields, 'token'));
      }}
      onSending={setSending}
    />
  );
}

function ownerName({ owner }: PublicInvitation): string {
  return owner ? displayName(owner) : '';
}

function photoOf({ owner, competence_profiles }: PublicInvitation): string {
  const pictures = [owner?.profile_picture, ...competence_profiles.map(({ profile_picture }) => profile_picture)];
  return pictures.find((picture) => picture?.url)?.url ?? '';
}
