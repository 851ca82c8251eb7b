import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from './Form';

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
