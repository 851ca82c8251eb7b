import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextStep } from '@/domain/nextStep';
import { RouterLink } from '@/routes/navigation';
import { nextStepHref } from './addresses';
import { HighlightCard, highlightActions } from './HighlightCard';
import { NextStepWords } from './NextStepWords';

export interface NextStepCardProps {
  /** Undefined until enough is known to say. */
  step: NextStep | undefined;
  picture: ReactNode;
  /** Address of a draft for this step that only this device keeps. */
  unsavedAt: string | undefined;
  /** Shows the next step; undefined if there is no other. */
  onLater: (() => void) | undefined;
}

/** The one thing that is worth doing now, with the page's only primary button (ux 4.1). */
export function NextStepCard({ step, picture, unsavedAt, onLater }: NextStepCardProps) {
  const { t } = useTranslation('dashboard');
  return (
    <HighlightCard aside={step ? picture : <UnknownPicture />}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('next.title')}
      </Typography>
      {/* Said when "later" has brought another step, not when the first one arrives. */}
      <div aria-live={step ? 'polite' : 'off'}>{step ? <NextStepWords step={step} /> : <UnknownWords />}</div>
      <Stack direction="row" sx={highlightActions}>
        {step ? (
          <StepButton step={step} unsavedAt={unsavedAt} />
        ) : (
          <Skeleton aria-hidden variant="rounded" width="10em" height={44} />
        )}
        {onLater ? <Button onClick={onLater}>{t('next.later')}</Button> : null}
      </Stack>
    </HighlightCard>
  );
}

export function StepButton({ step, unsavedAt }: { step: NextStep; unsavedAt: string | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <Button
      variant="contained"
      component={RouterLink}
      to={unsavedAt ?? nextStepHref(step)}
      state={step.type === 'remind' ? { invitationId: step.invitationId } : undefined}
    >
      {t(unsavedAt === undefined ? `next.${step.type}.action` : 'next.continue')}
    </Button>
  );
}

function UnknownWords() {
  return (
    <div aria-hidden>
      <Typography variant="h2" component="div">
        <Skeleton width="12em" />
      </Typography>
      <Typography component="div" sx={{ mt: 0.5, maxWidth: '56ch' }}>
        <Skeleton />
        <Skeleton width="60%" />
      </Typography>
    </div>
  );
}

function UnknownPicture() {
  return (
    <Stack aria-hidden sx={{ gap: 1 }}>
      <Typography variant="h3" component="div">
        <Skeleton />
        <Skeleton width="60%" />
      </Typography>
      <Skeleton variant="circular" width={32} height={32} />
      <Typography component="div">
        <Skeleton />
      </Typography>
    </Stack>
  );
}
