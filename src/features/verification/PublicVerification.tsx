import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { PublicInvitation } from '@/api/endpoints/endorsements';
import { displayName } from '@/domain/displayName';
import { invitationStatus } from '@/domain/invitation';
import { useLoad, type FirstLoad } from '@/store/hooks';
import { VerificationMessage } from './VerificationMessage';
import { LoadingVerification } from './LoadingVerification';
import { ExpertHead } from './ExpertHead';
import { PublicQuestions } from './PublicQuestions';
import { fetchPublicInvitation } from './thunks';
import { selectOpened, selectOpenedRequest } from './verificationSlice';

/** What the page asks first. */
export function loadPublicInvitation(token: string): FirstLoad {
  return { key: `public/${token}`, start: (dispatch) => dispatch(fetchPublicInvitation({ params: { token } })) };
}

/** The page behind an invitation's address, in all its states (VER-06, VER-07, VER-09). */
export function PublicVerification({ token }: { token: string }) {
  const { t } = useTranslation('verification');
  // Taken again with every read: an invitation may expire while its page is open.
  const [now, setNow] = useState(() => Date.now());
  const [isSent, setSent] = useState(false);
  const { key, start } = loadPublicInvitation(token);
  const reload = useLoad(start, key);
  const invitation = useSelector((state: Parameters<typeof selectOpened>[0]) => selectOpened(state, token));
  const request = useSelector((state: Parameters<typeof selectOpened>[0]) => selectOpenedRequest(state, token));

  if (!invitation) return <LoadingVerification request={request} onRetry={reload} />;
  const name = ownerName(invitation) || t('someone');
  const top = (
    <ExpertHead
      name={name}
      occupation={occupationOf(invitation)}
      photo={photoOf(invitation)}
      message={invitation.content}
    />
  );
  const status = isSent ? 'pending' : invitationStatus(invitation, now);
  if (status === 'checked') {
    return <VerificationMessage top={top} title={t('accepted.title')} text={t('accepted.text', { name })} />;
  }
  if (status === 'expired') {
    return <VerificationMessage top={top} title={t('expired.title')} text={t('expired.text', { name })} />;
  }
  return (
    <PublicQuestions
      token={token}
      invitation={invitation}
      name={name}
      top={top}
      onReread={() => setNow(Date.now())}
      onSent={() => setSent(true)}
    />
  );
}

function ownerName({ owner }: PublicInvitation): string {
  return owner ? displayName(owner) : '';
}

/** The occupations the invitation is about, or what else the profiles are called. */
function occupationOf({ competence_profiles }: PublicInvitation): string {
  const names = competence_profiles.map(
    ({ occupation, name, competence }) => occupation?.name || name || competence?.name || '',
  );
  return [...new Set(names)].filter(Boolean).join(' · ');
}

function photoOf({ owner, competence_profiles }: PublicInvitation): string {
  const pictures = [owner?.profile_picture, ...competence_profiles.map(({ profile_picture }) => profile_picture)];
  return pictures.find((picture) => picture?.url)?.url ?? '';
}
