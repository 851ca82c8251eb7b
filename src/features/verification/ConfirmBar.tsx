import Box from '@mui/material/Box';
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
import { ChosenLine, goToChoices } from './ChosenLine';
import { SignInSheet } from './SignInSheet';
import { SubmitFailure } from './SubmitFailure';

interface ConfirmBarProps {
  /** How many points are chosen. */
  count: number;
  /** The chosen items in words. */
  summary: readonly string[];
  /** The same in short, with counts per kind. */
  inShort: readonly string[];
  /** As the invitation calls the visitor. */
  visitor: { firstname: string; lastname: string };
  /** The expert's name, for the text of a failure. */
  expert: string;
  /** The visitor had pressed the button before and was sent to sign in. */
  awaitsSignIn: boolean;
  /** Keeps the answers for after the sign-in; false where the browser refuses. */
  onAwaitSignIn: () => boolean;
  /** Sends the answers; null when it is done. */
  onSend: () => Promise<ApiFailure | null>;
}

/** Whoever is not signed in is asked to do that first (VER-07); nothing is ever sent without a tap. */
export function ConfirmBar(props: ConfirmBarProps) {
  const { summary, visitor, onAwaitSignIn, onSend } = props;
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
  return <ConfirmButton {...props} {...mutation} ref={button} user={user} onConfirm={() => void confirm()} />;
}

interface ConfirmButtonProps extends Pick<ConfirmBarProps, 'count' | 'inShort' | 'expert' | 'awaitsSignIn'> {
  ref: Ref<HTMLButtonElement>;
  user: SessionUser | null;
  isPending: boolean;
  failure: ApiFailure | null;
  onConfirm: () => void;
}

function ConfirmButton(props: ConfirmButtonProps) {
  const { ref, user, count, inShort, expert, awaitsSignIn, isPending, failure, onConfirm } = props;
  const { t } = useTranslation('verification');
  const isNothing = count === 0;
  return (
    <>
      {failure ? <SubmitFailure failure={failure} expert={expert} /> : null}
      {isNothing ? null : <ChosenLine texts={inShort} />}
      {awaitsSignIn && user && !failure && !isPending ? (
        <Typography role="status" variant="body2" sx={{ fontWeight: 600, textAlign: 'center' }}>
          {t('oneTapLeft')}
        </Typography>
      ) : null}
      <BusyButton
        variant={isNothing ? 'outlined' : 'contained'}
        fullWidth
        ref={ref}
        busy={isPending}
        aria-labelledby="confirm-label"
        aria-describedby="confirm-note"
        onClick={isNothing ? goToChoices : onConfirm}
      >
        <Box component="span" id="confirm-label" sx={{ display: 'block' }}>
          {failure ? t('sendAgain', { count }) : t('confirm', { count })}
        </Box>
        <Box component="span" id="confirm-note" sx={{ display: 'block', typography: 'caption' }}>
          {isNothing ? t('nothingChosen') : user ? t('confirmAs', { name: displayName(user) }) : t('signInFollows')}
        </Box>
      </BusyButton>
      <SlowSaving isRunning={isPending} />
    </>
  );
}
