import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { NextStep } from '@/domain/nextStep';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { StatusChip } from '@/ui/basics/StatusChip';
import { nextStepHref } from './addresses';
import { HighlightCard } from './HighlightCard';
import { NextStepWords } from './NextStepWords';

export interface NextStepCardProps {
  /** Undefined until enough is known to say; null where everything is in order. */
  step: NextStep | null | undefined;
  /** The subject of the step: the profile's occupation, the claim's question, the invited person; '' where it has no name. */
  subject: string;
  /** Where text goes on that was typed for this step and is kept on this device alone. */
  unsavedAt: string | undefined;
  /** Shows the next step; undefined if there is no other. */
  onLater: (() => void) | undefined;
}

/** The one thing that is worth doing now, with the page's only primary button (ux 4.1). */
export function NextStepCard({ step, subject, unsavedAt, onLater }: NextStepCardProps) {
  const { t } = useTranslation('dashboard');
  const aside = (of: NextStep) => <Subject step={of} subject={subject} isUnsaved={unsavedAt !== undefined} />;
  return (
    <HighlightCard aside={step === undefined ? <UnknownSubject /> : step && subject ? aside(step) : null}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('next.title')}
      </Typography>
      {/* Said when "later" has brought another step, not when the first one arrives. */}
      <div aria-live={step ? 'polite' : 'off'}>{step === undefined ? <Unknown /> : <NextStepWords step={step} />}</div>
      {step === undefined ? null : (
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          {step ? (
            <StepButton step={step} unsavedAt={unsavedAt} />
          ) : (
            <Button component={RouterLink} to={href('verifyCompetence')} sx={{ marginInlineStart: -2.25 }}>
              {t('next.nothing.action')}
            </Button>
          )}
          {onLater ? <Button onClick={onLater}>{t('next.later')}</Button> : null}
        </Stack>
      )}
    </HighlightCard>
  );
}

/** The page's primary button. */
export function StepButton({ step, unsavedAt }: { step: NextStep; unsavedAt: string | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <Button variant="contained" component={RouterLink} to={unsavedAt ?? nextStepHref(step)}>
      {t(unsavedAt === undefined ? `next.${step.type}.action` : 'next.continue')}
    </Button>
  );
}

function Subject({ step, subject, isUnsaved }: { step: NextStep; subject: string; isUnsaved: boolean }) {
  const { t } = useTranslation('dashboard');
  const place = 'claimId' in step ? 'claim' : 'profileId' in step ? 'profile' : 'invitation';
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t(`recent.place.${place}`)}
      </Typography>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {subject}
      </Typography>
      {isUnsaved ? <StatusChip color="warning" label={t('recent.unsaved')} /> : null}
    </Stack>
  );
}

function Unknown() {
  return (
    <div aria-hidden>
      <Typography variant="h2" component="div">
        <Skeleton width="12em" />
        <Skeleton width="8em" sx={{ display: { sm: 'none' } }} />
      </Typography>
      <Typography component="div" sx={{ mt: 0.5, maxWidth: '56ch' }}>
        <Skeleton />
        <Skeleton width="60%" />
      </Typography>
      <Skeleton variant="rounded" width="10em" height={44} sx={{ mt: 2 }} />
    </div>
  );
}

function UnknownSubject() {
  return (
    <Stack aria-hidden sx={{ gap: 1 }}>
      <Typography variant="caption" component="div">
        <Skeleton width="4em" />
      </Typography>
      <Typography variant="h3" component="div">
        <Skeleton />
        <Skeleton width="60%" />
      </Typography>
    </Stack>
  );
}
