import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { SubmitButton } from '@/ui/form/Form';
import { useRefusalText } from '@/ui/text/useFailureText';
import { claimParts, type PartsOutcome } from './createClaimInSteps';
import { hasAnswer, type NewClaimValues } from './newClaimSteps';

/**
 * Once the claim exists, the steps make way for what could not be saved with it: what is there, what is missing and why,
 * and a button that sends only that (quality T30).
 */
export function IncompleteClaim({ outcome, children }: { outcome: PartsOutcome | null; children: ReactNode }) {
  const { t } = useTranslation('newClaim');
  const refusalText = useRefusalText();
  const values = useWatch() as NewClaimValues;
  const { created } = values;
  const { isSubmitting } = useFormState();
  if (!created) return children;
  const steps = claimParts.filter((step) => step !== 'shortAnswer' || hasAnswer(values));
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="success">{t('missing.claim')}</Alert>
      {steps.map((step) => {
        const failure = outcome?.[step];
        return outcome && !failure ? (
          <Alert key={step} severity="success">
            {t(`missing.${step}.done`)}
          </Alert>
        ) : (
          <Alert key={step} severity={failure ? 'error' : 'info'} role={failure ? 'alert' : 'status'}>
            {t(`missing.${step}.${isSubmitting ? 'running' : 'open'}`)} {failure ? refusalText(failure) : null}
          </Alert>
        );
      })}
      <Typography variant="body2">{t('missing.hint')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton>{t('missing.retry')}</SubmitButton>
        <Button component={RouterLink} to={href('claim', { claimId: created })}>
          {t('missing.toClaim')}
        </Button>
      </Stack>
    </Stack>
  );
}
