import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { Alert, Box, ButtonBase, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { displayName } from '@/domain/displayName';
import { resultOf } from '@/store/callResult';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';
import { goToSection } from '@/ui/basics/focus';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { useFailureText } from '@/ui/text/useFailureText';
import { SignInSheet } from './SignInSheet';
import type { StoredChoices } from './useChoices';

export interface Answers {
  /** The chosen points in words. */
  summary: readonly string[];
  /** The same in short, with counts per kind. */
  inShort: readonly string[];
  /** Those that will stand on the expert's page. */
  onPage: readonly string[];
  /** The others, in short. */
  relations: readonly string[];
  /** How many points there are to choose from. */
  total: number;
  /** Sends the answers; null when it is done. */
  onSend: () => Promise<ApiFailure | null>;
}

interface ConfirmBarProps extends Answers {
  stored: StoredChoices;
  /** As the invitation calls the visitor. */
  visitor: { firstname: string; lastname: string };
  /** The expert's name, for the text of a failure. */
  expert: string;
}

export const choicesId = 'verification-choices';
const goToChoices = () => goToSection(choicesId);

/** Visitors are asked to sign in first (VER-07); nothing is ever sent without a tap. */
export function ConfirmBar(props: ConfirmBarProps) {
  const { summary, inShort, total, onSend, stored, visitor, expert } = props;
  const { t } = useTranslation('verification');
  const user = useAppSelector(selectUser);
  const { run, isPending, failure } = useMutation(() => async () => resultOf(await onSend()));
  const [signingIn, setSigningIn] = useState<{ isStored: boolean } | null>(null);
  const count = summary.length;
  const isNothing = count === 0;
  const isAll = count === total && count > 1;

  const confirm = async () => {
    const isStored = stored.onAwaitSignIn();
    const result = user ? await run() : null;
    const isRefused = result && 'failure' in result && result.failure.kind === 'unauthorized';
    if (!user || isRefused) setSigningIn({ isStored });
  };

  return (
    <>
      {failure ? <SubmitFailure failure={failure} expert={expert} /> : null}
      {isNothing ? null : <SelectionSummary texts={inShort} />}
      {stored.awaitsSignIn && user && !failure && !isPending ? (
        <Typography role="status" variant="body2" sx={{ fontWeight: 600, textAlign: 'center' }}>
          {t('oneTapLeft')}
        </Typography>
      ) : null}
      <BusyButton
        variant={isNothing ? 'outlined' : 'contained'}
        fullWidth
        busy={isPending}
        onClick={isNothing ? goToChoices : () => void confirm()}
      >
        <Box component="span" sx={{ display: 'block' }}>
          {failure ? t('sendAgain', { count }) : t(isAll ? 'confirmAll' : 'confirm', { count })}
        </Box>
        <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
          {isNothing ? t('nothingChosen') : user ? t('confirmAs', { name: displayName(user) }) : t('signInFollows')}
        </Box>
      </BusyButton>
      <SlowSaving isRunning={isPending} />
      {signingIn ? (
        <SignInSheet
          summary={summary}
          visitor={visitor}
          isStored={signingIn.isStored}
          onBack={() => setSigningIn(null)}
        />
      ) : null}
    </>
  );
}

function SubmitFailure({ failure, expert }: { failure: ApiFailure; expert: string }) {
  const { t } = useTranslation('verification');
  const failureText = useFailureText();
  const isKnownBefore = failure.kind === 'conflict' && !failure.outcome;
  const fields = Object.entries(failure.fields ?? {});
  return (
    <Alert severity="error" role="alert" sx={{ mb: 1 }}>
      {isKnownBefore ? t('failure.conflict', { name: expert }) : failureText(failure)}
      {fields.length > 0 ? (
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {fields.map(([field, message]) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}

/** All that the button confirms (D-48); a tap leads to the questions. Without names: two rows on a small phone. */
function SelectionSummary({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('verification');
  return (
    <ButtonBase onClick={goToChoices} sx={chosenLine}>
      <span>
        <VisuallyHidden>{t('toChoices')} </VisuallyHidden>
        {texts.map((text, index) => (
          <Fragment key={text}>
            {index > 0 ? ' ' : null}
            <Box component="span" sx={{ display: 'inline-block' }}>
              {text}
              {index < texts.length - 1 ? ' ·' : null}
            </Box>
          </Fragment>
        ))}
      </span>
      <UpIcon aria-hidden fontSize="small" />
    </ButtonBase>
  );
}

const chosenLine = {
  minHeight: 44,
  width: '100%',
  gap: 1,
  justifyContent: 'space-between',
  borderRadius: 1,
  typography: 'caption',
  color: 'text.secondary',
  textAlign: 'start',
  // Before the first point stands the text for screen readers.
  '& > span > span:nth-of-type(2)::first-letter': { textTransform: 'uppercase' },
} as const;
