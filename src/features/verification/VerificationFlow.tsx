import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { VerificationMessage } from './VerificationMessage';
import { ConfirmBar } from './ConfirmBar';
import { ThankYou } from './ThankYou';
import { VerificationFrame } from './VerificationFrame';
import Typography from '@mui/material/Typography';
import { possessive } from '@/domain/displayName';
import { useDayText, useLanguage } from '@/ui/text/useLanguage';

interface VerificationFlowProps {
  invitation: { firstname: string; lastname: string; owner: { id: string | null; firstname: string } | null };
  /** The expert. */
  name: string;
  top: ReactNode;
  /** How many points are chosen. */
  count: number;
  /** The chosen items in words. */
  summary: readonly string[];
  /** The visitor had pressed the button before and was sent to sign in. */
  awaitsSignIn: boolean;
  onAwaitSignIn: () => boolean;
  onSend: () => Promise<ApiFailure | null>;
  /** After sending or declining: nothing of the choices stays in the browser. */
  onEnd: () => void;
  children: ReactNode;
}

/** The questions of a verification page and the final step: thanks, or a kind goodbye without a call (ux no. 13, 16). */
export function VerificationFlow(props: VerificationFlowProps) {
  const { invitation, name, top, count, summary, awaitsSignIn, onAwaitSignIn, onSend, onEnd, children } = props;
  const { t } = useTranslation('verification');
  const [phase, setPhase] = useState<'asking' | 'declined' | 'sent'>('asking');
  const { firstname, lastname, owner } = invitation;
  const visitor = `${firstname} ${lastname}`.trim();

  if (phase === 'sent') return <ThankYou expert={name} visitor={visitor} confirmed={summary} />;
  if (phase === 'declined') {
    return (
      <VerificationMessage
        top={top}
        title={t('declined.title')}
        text={t('declined.text', { name })}
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
      top={top}
      title={t('ask', { name })}
      intro={<Greeting visitor={visitor} expert={owner?.firstname.trim() ?? ''} />}
      bottom={
        <ConfirmBar
          count={count}
          summary={summary}
          visitor={{ firstname, lastname }}
          expert={{ id: owner?.id ?? null, name }}
          awaitsSignIn={awaitsSignIn}
          onAwaitSignIn={onAwaitSignIn}
          onSend={async () => {
            const failure = await onSend();
            if (failure) return failure;
            onEnd();
            setPhase('sent');
            return null;
          }}
          onDecline={() => {
            onEnd();
            setPhase('declined');
          }}
        />
      }
    >
      <Stack sx={{ gap: 3 }}>{children}</Stack>
    </VerificationFrame>
  );
}

/** The visitor by name, wherever one is known (D-49), how little it takes, and what becomes public. */
function Greeting({ visitor, expert }: { visitor: string; expert: string }) {
  const { t } = useTranslation('verification');
  const language = useLanguage();
  return (
    <>
      {visitor ? <div>{t('greeting', { visitor })}</div> : null}
      {t('hint', expert ? { possessive: possessive(expert, language) } : { context: 'general' })}
    </>
  );
}

/** Says that the confirmation becomes public, and until when the invitation is valid (ux no. 16). */
export function Publicity({ name, expiredAt = '' }: { name: string; expiredAt?: string }) {
  const { t } = useTranslation('verification');
  const until = useDayText()(expiredAt);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('publicity', { name })} {until ? t('validUntil', { day: until }) : null}
    </Typography>
  );
}

const refusals = new Set<ApiFailure['kind']>(['validation', 'conflict', 'notFound']);

/** Whether the server refused the answers, perhaps because the invitation is no longer open (VER-09). */
export function isRefusal({ kind }: ApiFailure): boolean {
  return refusals.has(kind);
}
