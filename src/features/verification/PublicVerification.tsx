import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicInvitation } from '@/api/endpoints/endorsements';
import { profileNames } from '@/domain/profileName';
import { invitationStatus } from '@/domain/invitation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { VerificationMessage } from './VerificationMessage';
import { LoadingVerification } from './LoadingVerification';
import { useExpertName, type Expert } from './ExpertHead';
import { PublicQuestions } from './PublicQuestions';
import { hasChoices, useForgottenChoices } from './useChoices';
import { fetchPublicInvitation, selectOpened, selectOpenedRequest } from '@/entities/invitation/verificationSlice';

/** The page behind an invitation's address, in all its states (VER-06, VER-07, VER-09). */
export function PublicVerification({ token }: { token: string }) {
  const { t } = useTranslation('verification');
  // Taken again with every fetch: an invitation may expire while its page is open.
  const [now, setNow] = useState(() => Date.now());
  // The server knows the day better than the visitor's clock.
  const [isRefused, setRefused] = useState(false);
  const [isSending, setSending] = useState(false);
  const invitation = useAppSelector((state) => selectOpened(state, token));
  const request = useRequest((state) => selectOpenedRequest(state, token));
  const reload = useLoad(fetchPublicInvitation, { params: { token } }, request);
  const named = useExpertName(invitation?.owner ?? null);
  const known = invitation && !isSending ? invitationStatus(invitation, now) : 'pending';
  const status = known === 'pending' && isRefused ? 'expired' : known;
  useForgottenChoices(token, status !== 'pending' || request.error?.kind === 'notFound');

  if (!invitation) return <LoadingVerification request={request} onRetry={reload} hasChoices={hasChoices(token)} />;
  const expert: Expert = {
    id: invitation.owner?.id ?? '',
    ...named,
    occupation: profileNames(invitation.competence_profiles, invitation.owner?.gender),
    photo: photoOf(invitation),
    message: invitation.content,
  };
  if (status === 'checked') {
    return <VerificationMessage expert={expert} title={t('accepted.title')} text={t('accepted.text', named.inText)} />;
  }
  if (status === 'expired') {
    return <VerificationMessage expert={expert} title={t('expired.title')} text={t('expired.text', named.inText)} />;
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

function photoOf({ owner, competence_profiles }: PublicInvitation): string {
  const pictures = [owner?.profile_picture, ...competence_profiles.map(({ profile_picture }) => profile_picture)];
  return pictures.find((picture) => picture?.url)?.url ?? '';
}
