import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stickyBar } from '@/ui/basics/stickyBar';
import { SubmitButton } from '@/ui/form/Form';
import { useBarHeight } from '@/ui/page/useBarHeight';

export interface WizardActionsProps {
  /** Missing on the first step. */
  onBack?: (() => void) | undefined;
  nextLabel?: string | undefined;
  /** Instead of "next". */
  next?: ReactNode;
  /** Skips an optional step. */
  onSkip?: (() => void) | undefined;
  skipLabel?: string | undefined;
  /** On the page itself, not in a card. */
  onPage?: boolean;
}

const inSight = {
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1,
  ...stickyBar('bottom'),
  zIndex: 1,
  py: 1.5,
  mb: -1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  '@media (max-height: 479px)': { position: 'static', '& *': { scrollMargin: 0 } },
} as const;

/**
 * The Back and Next buttons of a step, always in sight; rendered inside the step's `Form`, which Next submits. On a
 * low screen it is at the end of the step.
 */
export function WizardActions({ onBack, nextLabel, next, onSkip, skipLabel, onPage = false }: WizardActionsProps) {
  const { t } = useTranslation(['editing', 'common']);
  const bar = useBarHeight('--bottom-height', true);
  return (
    <Stack ref={bar} direction="row" sx={[inSight, { bgcolor: onPage ? 'background.default' : 'background.paper' }]}>
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
