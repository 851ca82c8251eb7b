import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionBar } from '@/ui/basics/stickyBar';
import { SubmitButton } from '@/ui/form/Form';
import { useBarHeight } from '@/ui/basics/useBarHeight';

export interface WizardActionsProps {
  onBack?: (() => void) | undefined;
  nextLabel?: string | undefined;
  next?: ReactNode;
  onSkip?: (() => void) | undefined;
  skipLabel?: string | undefined;
  onPage?: boolean;
}

const inSight = {
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1,
  mb: -1.5,
  ...actionBar(),
} as const;

const inCard = {
  bgcolor: 'background.paper',
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  // Within the corners of the card.
  borderBottomLeftRadius: 11,
  borderBottomRightRadius: 11,
} as const;

/** Always in sight, except on a low screen; rendered inside the step's `Form`, which Next submits. */
export function WizardActions({ onBack, nextLabel, next, onSkip, skipLabel, onPage = false }: WizardActionsProps) {
  const { t } = useTranslation(['editing', 'common']);
  const bar = useBarHeight('--bottom-height', true);
  return (
    <Stack ref={bar} direction="row" sx={[inSight, onPage ? { bgcolor: 'background.default' } : inCard]}>
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
