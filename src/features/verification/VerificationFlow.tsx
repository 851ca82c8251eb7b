import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useDayText } from '@/ui/text/useLanguage';
import { choicesId, ConfirmBar, type Answers } from './ConfirmBar';
import type { Expert } from '@/ui/verification/ExpertHead';
import { InvitationHead } from '@/ui/verification/InvitationQuestions';
import { VerificationMessage } from './LoadingVerification';
import { ThankYou } from './ThankYou';
import type { StoredChoices } from './useChoices';
import { VerificationFrame } from './VerificationFrame';

interface VerificationFlowProps {
  invitation: { firstname: string; lastname: string; content: string; expired_at?: string };
  expert: Expert;
  answers: Answers;
  /** Forgotten after sending or declining. */
  stored: StoredChoices;
  children: ReactNode;
}

/** The questions and the final step: thanks, or after declining a goodbye without a call (ux no. 13, 16). */
export function VerificationFlow({ invitation, expert, answers, stored, children }: VerificationFlowProps) {
  const { t } = useTranslation('verification');
  const [phase, setPhase] = useState<'asking' | 'declined' | 'sent' | 'withdrawn'>('asking');
  const { firstname, lastname, expired_at: expiredAt = '' } = invitation;
  const until = useDayText()(expiredAt);
  const user = useAppSelector(selectUser);
  const isOwn = user !== null && user.id === expert.owner?.id;
  const leave = (next: typeof phase) => {
    stored.forget();
    setPhase(next);
  };

  if (phase === 'sent') return <ThankYou expert={expert} user={user} confirmed={answers} />;
  if (phase !== 'asking') return <VerificationMessage kind={phase} expert={expert} onBack={() => setPhase('asking')} />;
  const send = async () => {
    const failure = await answers.onSend();
    if (!failure || failure.kind === 'notFound') leave(failure ? 'withdrawn' : 'sent');
    return failure;
  };
  const bar = (
    <ConfirmBar
      {...answers}
      stored={stored}
      visitor={{ firstname, lastname }}
      expert={expert.inText.name}
      onSend={send}
    />
  );
  return (
    <VerificationFrame title={t('ask', { name: expert.name })} bottom={isOwn ? <OwnInvitation /> : bar}>
      <Stack sx={{ gap: 3 }}>
        <InvitationHead invitation={invitation} expert={expert} />
        <Box id={choicesId} sx={{ display: 'grid', gap: 3, scrollMarginTop: 16 }}>
          {children}
        </Box>
        {until ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('validUntil', { day: until })}
          </Typography>
        ) : null}
        {isOwn ? null : (
          <Link
            component="button"
            type="button"
            sx={{ alignSelf: 'flex-start', py: 1.25, textAlign: 'start' }}
            onClick={() => leave('declined')}
          >
            {t('decline')}
          </Link>
        )}
      </Stack>
    </VerificationFrame>
  );
}

/** Replaces the button for the sender of the invitation. */
function OwnInvitation() {
  const { t } = useTranslation('verification');
  return (
    <Alert severity="info">
      {t('own')}
      <Link component={RouterLink} to={href('verifyCompetence')} sx={{ display: 'block', py: 1.5 }}>
        {t('toInvitations')}
      </Link>
    </Alert>
  );
}

const refusals = new Set<ApiFailure['kind']>(['validation', 'conflict', 'notFound']);

/** Whether the server refused the answers, perhaps because the invitation is no longer open (VER-09). */
export function isRefusal({ kind }: ApiFailure): boolean {
  return refusals.has(kind);
}
