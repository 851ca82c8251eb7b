import { Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextStep } from '@/domain/nextStep';
import { RouterLink } from '@/routes/navigation';
import { Delayed } from '@/ui/feedback/StatusView';
import { nextStepHref } from './addresses';
import { HeroCard } from './HeroCard';
import { StepStatusSkeleton } from './StepStatus';

export interface NextStepProps {
  /** Undefined until enough is known to say. */
  step: NextStep | undefined;
  /** Address of a draft for this step that only this device keeps. */
  unsavedAt: string | undefined;
  /** Shows the next step; undefined if there is no other. */
  onLater: (() => void) | undefined;
}

interface NextStepCardProps extends NextStepProps {
  isLoading: boolean;
  status: ReactNode;
}

export function NextStepCard({ isLoading, status, ...props }: NextStepCardProps) {
  const { t } = useTranslation('dashboard');
  const { step } = props;
  if (!step && !isLoading) {
    return (
      <HeroCard>
        <Typography variant="h2">{t('next.title')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('next.unknown')}</Typography>
      </HeroCard>
    );
  }
  return (
    <HeroCard
      aside={
        step ? (
          status
        ) : (
          <Delayed>
            <StepStatusSkeleton />
          </Delayed>
        )
      }
      actions={<StepActions {...props} />}
    >
      <StepText step={step} />
    </HeroCard>
  );
}

export function StepText({ step }: Pick<NextStepProps, 'step'>) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('next.title')}
      </Typography>
      {/* Said when "later" has brought another step, not when the first one arrives. */}
      <div aria-live={step ? 'polite' : 'off'}>
        <Typography variant="h2" component={step ? 'h2' : 'div'} sx={{ overflowWrap: 'anywhere' }}>
          {step ? (
            titleOf(step, t)
          ) : (
            <Delayed>
              <Skeleton width="12em" />
            </Delayed>
          )}
        </Typography>
        <Typography component={step ? 'p' : 'div'} sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '56ch' }}>
          {step ? (
            t(`next.${step.type}.text`)
          ) : (
            <Delayed>
              <Skeleton width="80%" />
            </Delayed>
          )}
        </Typography>
      </div>
    </>
  );
}

export function StepActions({ step, unsavedAt, onLater }: NextStepProps) {
  const { t } = useTranslation('dashboard');
  if (!step)
    return (
      <Delayed>
        <Skeleton variant="rounded" width="10em" height={44} />
      </Delayed>
    );
  return (
    <>
      <Button
        variant="contained"
        component={RouterLink}
        to={unsavedAt ?? nextStepHref(step)}
        state={step.type === 'remind' ? { invitationId: step.invitationId } : undefined}
      >
        {t(unsavedAt === undefined ? `next.${step.type}.action` : 'work.continue')}
      </Button>
      {onLater ? <Button onClick={onLater}>{t('next.later')}</Button> : null}
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<'dashboard'>>['t'];

function titleOf(step: NextStep, t: Translate): string {
  if (step.type === 'unblockProfile') return t(`next.unblockProfile.rule.${step.rule as 'limit'}`);
  if (step.type === 'unblockClaim') return t(`next.unblockClaim.rule.${step.rule as 'keywords'}`);
  return t(`next.${step.type}.title`);
}
