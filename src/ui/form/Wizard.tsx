import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@/routes/navigation';
import { PageLayout } from '@/ui/page/PageLayout';
import { SubmitButton } from './Form';
import { WizardProgress, type WizardStep } from './WizardProgress';

export interface WizardProps<Key extends string> {
  /** The page's h1. */
  title: string;
  steps: readonly WizardStep<Key>[];
  /** The open step; its name is the heading above `children` and takes the focus when the step changes. */
  current: Key;
  /** One sentence under the step's heading. */
  intro?: ReactNode;
  /** Where "finish later" leads. */
  laterHref: string;
  /** Explains beside "finish later" where the entered values are kept. */
  laterHint?: string;
  children: ReactNode;
}

/**
 * Short steps with named progress. All steps share one `Form` around the wizard or inside it, whose `schema` is the
 * current step's: going back loses nothing, because the form keeps the values of every step.
 */
export function Wizard<Key extends string>(props: WizardProps<Key>) {
  const { title, steps, current, intro, laterHref, laterHint, children } = props;
  const { t } = useTranslation(['editing', 'common']);
  const index = steps.findIndex(({ key }) => key === current);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);
  return (
    <PageLayout
      title={title}
      width="text"
      actions={
        <Button component={RouterLink} to={laterHref}>
          {t('wizard.later')}
        </Button>
      }
    >
      <WizardProgress steps={steps} current={index} />
      <Card sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('wizard.place', { place: index + 1, count: steps.length })}
        </Typography>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none', mb: intro ? 0.5 : 2.5 }}>
          {steps[index]?.name}
        </Typography>
        {intro ? <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{intro}</Typography> : null}
        {children}
      </Card>
      {laterHint ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
          {laterHint}
        </Typography>
      ) : null}
    </PageLayout>
  );
}

export interface WizardActionsProps {
  /** Missing on the first step. */
  onBack?: (() => void) | undefined;
  nextLabel?: string | undefined;
  /** In the place of "next", where the step cannot be submitted. */
  next?: ReactNode;
  /** The link past an optional step. */
  onSkip?: (() => void) | undefined;
  skipLabel?: string | undefined;
}

/** Back and next of a step; stands inside the step's `Form`, which `next` submits. */
export function WizardActions({ onBack, nextLabel, next, onSkip, skipLabel }: WizardActionsProps) {
  const { t } = useTranslation(['editing', 'common']);
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {onBack ? (
        <Button sx={(theme) => theme.mixins.textButtonAtEdge} onClick={onBack}>
          {t('common:action.back')}
        </Button>
      ) : (
        <span />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {onSkip ? <Button onClick={onSkip}>{skipLabel ?? t('wizard.skip')}</Button> : null}
        {next ?? <SubmitButton>{nextLabel ?? t('common:action.next')}</SubmitButton>}
      </Stack>
    </Stack>
  );
}
