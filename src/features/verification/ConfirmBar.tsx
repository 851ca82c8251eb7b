import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { SessionUser } from '@/api/endpoints/authentication';
import { displayName } from '@/domain/displayName';
import { resultOf } from '@/store/callResult';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { BusyButton } from '@/ui/basics/BusyButton';
import { SignInSheet } from './SignInSheet';
import { SubmitFailure } from './SubmitFailure';

interface ConfirmBarProps {
  /** How many points are chosen. */
  count: number;
  /** The chosen items in words. */
  summary: readonly string[];
  /** As the invitation calls the visitor. */
  visitor: { firstname: string; lastname: string };
  /** The expert, to be named where something has to be asked. */
  expert: { id: string | null; name: string };
  /** The visitor had pressed the button before and was sent to sign in. */
  awaitsSignIn: boolean;
  /** Keeps the answers for after the sign-in; false where the browser refuses. */
  onAwaitSignIn: () => boolean;
  /** Sends the answers; null when it is done. */
  onSend: () => Promise<ApiFailure | null>;
  onDecline: () => void;
}

/**
 * The bar at the foot of the screen: one button with the count, or why there is none. Whoever is not signed in
 * is asked to do that first (VER-07); nothing is ever sent without a tap.
 */
export function ConfirmBar(props: ConfirmBarProps) {
  const { summary, visitor, expert, onAwaitSignIn, onSend } = props;
  const { t } = useTranslation('verification');
  const user = useAppSelector(selectUser);
  const mutation = useMutation(() => async () => resultOf(await onSend()));
  const [signingIn, setSigningIn] = useState<{ kept: boolean } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);

  const confirm = async () => {
    const kept = onAwaitSignIn();
    setBack(false);
    if (!user) {
      setSigningIn({ kept });
      return;
    }
    const result = await mutation.run();
    if (result && 'failure' in result && result.failure.kind === 'unauthorized') setSigningIn({ kept });
  };

  if (signingIn) {
    return (
      <SignInSheet
        summary={summary}
        visitor={visitor}
        kept={signingIn.kept}
        onBack={() => {
          setSigningIn(null);
          setBack(true);
        }}
      />
    );
  }
  if (user && user.id === expert.id) return <Alert severity="info">{t('own')}</Alert>;
  return <ConfirmButtons {...props} {...mutation} ref={button} user={user} onConfirm={() => void confirm()} />;
}

interface ConfirmButtonsProps extends Pick<ConfirmBarProps, 'count' | 'expert' | 'awaitsSignIn' | 'onDecline'> {
  ref: Ref<HTMLButtonElement>;
  user: SessionUser | null;
  isPending: boolean;
  failure: ApiFailure | null;
  onConfirm: () => void;
}

function ConfirmButtons(props: ConfirmButtonsProps) {
  const { ref, user, count, expert, awaitsSignIn, isPending, failure, onConfirm, onDecline } = props;
  const { t } = useTranslation('verification');
  return (
    <>
      {failure ? <SubmitFailure failure={failure} expert={expert.name} /> : null}
      {awaitsSignIn && user && !failure && !isPending ? (
        <Typography role="status" sx={{ fontWeight: 600, textAlign: 'center', mb: 0.5 }}>
          {t('oneTapLeft')}
        </Typography>
      ) : null}
      <BusyButton
        variant="contained"
        size="large"
        fullWidth
        ref={ref}
        busy={isPending}
        disabled={count === 0}
        aria-describedby="confirm-note"
        onClick={onConfirm}
      >
        {failure ? t('sendAgain', { count }) : t('confirm', { count })}
      </BusyButton>
      <Typography id="confirm-note" variant="caption" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {count === 0 ? t('nothingChosen') : user ? t('confirmAs', { name: displayName(user) }) : t('signInFollows')}
      </Typography>
      <SlowSaving isRunning={isPending} />
      <Button onClick={onDecline} disabled={isPending}>
        {t('decline')}
      </Button>
    </>
  );
}
