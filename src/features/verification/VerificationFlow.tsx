import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { Person } from '@/api/schema/entities';
import { displayName, possessive } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useDayText, useLanguage } from '@/ui/text/useLanguage';
import { ChoicesSection } from './ChosenLine';
import { ConfirmBar } from './ConfirmBar';
import { ExpertHead, type Expert } from './ExpertHead';
import { OwnInvitation } from './OwnInvitation';
import { ThankYou } from './ThankYou';
import { VerificationFrame } from './VerificationFrame';
import { VerificationMessage } from './VerificationMessage';

interface VerificationFlowProps {
  invitation: { firstname: string; lastname: string; owner: Person | null; expired_at?: string };
  expert: Expert;
  count: number;
  summary: readonly string[];
  inShort: readonly string[];
  awaitsSignIn: boolean;
  onAwaitSignIn: () => boolean;
  onSend: () => Promise<ApiFailure | null>;
  /** After sending or declining: removes the stored choices. */
  onEnd: () => void;
  children: ReactNode;
}

/** The questions and the final step: thanks, or after declining a goodbye without a call (ux no. 13, 16). */
export function VerificationFlow(props: VerificationFlowProps) {
  const { invitation, expert, count, summary, inShort, awaitsSignIn, onAwaitSignIn, onSend, onEnd, children } = props;
  const { t } = useTranslation('verification');
  const [phase, setPhase] = useState<'asking' | 'declined' | 'sent' | 'gone'>('asking');
  const { firstname, lastname, owner, expired_at: expiredAt = '' } = invitation;
  const { name, inText } = expert;
  const user = useAppSelector(selectUser);
  const isOwn = user !== null && user.id === owner?.id;

  if (phase === 'sent')
    return <ThankYou expert={expert} owner={owner} visitor={user ? displayName(user) : ''} confirmed={summary} />;
  if (phase === 'gone') {
    return <VerificationMessage expert={expert} title={t('invalid.heading')} text={t('failure.gone', inText)} />;
  }
  if (phase === 'declined') {
    return (
      <VerificationMessage
        expert={expert}
        title={t('declined.title')}
        text={t('declined.text', inText)}
        action={
          <Button variant="outlined" onClick={() => setPhase('asking')}>
            {t('declined.back')}
          </Button>
        }
      />
    );
  }
  return (
    <VerificationFrame
      title={t('ask', { name })}
      bottom={
        isOwn ? (
          <OwnInvitation />
        ) : (
          <ConfirmBar
            count={count}
            summary={summary}
            inShort={inShort}
            visitor={{ firstname, lastname }}
            expert={inText.name}
            awaitsSignIn={awaitsSignIn}
            onAwaitSignIn={onAwaitSignIn}
            onSend={async () => {
              const failure = await onSend();
              if (failure && failure.kind !== 'notFound') return failure;
              onEnd();
              setPhase(failure ? 'gone' : 'sent');
              return failure;
            }}
          />
        )
      }
    >
      <Stack sx={{ gap: 3 }}>
        <ExpertHead {...expert} />
        <Hint expert={owner?.firstname.trim() ?? ''} />
        <ChoicesSection>{children}</ChoicesSection>
        <Publicity expiredAt={expiredAt} />
        {isOwn ? null : (
          <Link
            component="button"
            type="button"
            sx={{ alignSelf: 'flex-start', py: 1.25, textAlign: 'start' }}
            onClick={() => {
              onEnd();
              setPhase('declined');
            }}
          >
            {t('decline')}
          </Link>
        )}
      </Stack>
    </VerificationFrame>
  );
}

function Hint({ expert }: { expert: string }) {
  const { t } = useTranslation('verification');
  const language = useLanguage();
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {t('hint', expert ? { possessive: possessive(expert, language) } : { context: 'general' })}
    </Typography>
  );
}

/** What becomes public, and until when the invitation is valid (ux no. 16). */
function Publicity({ expiredAt }: { expiredAt: string }) {
  const { t } = useTranslation('verification');
  const until = useDayText()(expiredAt);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('publicity')} {until ? t('validUntil', { day: until }) : null}
    </Typography>
  );
}

const refusals = new Set<ApiFailure['kind']>(['validation', 'conflict', 'notFound']);

/** Whether the server refused the answers, perhaps because the invitation is no longer open (VER-09). */
export function isRefusal({ kind }: ApiFailure): boolean {
  return refusals.has(kind);
}
