import { Alert, Button, Stack, Typography } from '@mui/material';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectIsClaimPublic } from '@/entities/claim/claimsSlice';
import { SubmitButton } from '@/ui/form/Form';
import { useRefusalText } from '@/ui/text/useFailureText';
import type { SectionOutcomes } from './createClaimInSteps';
import { hasAnswer, sectionsAfterCreation, type NewClaimValues } from './newClaimSteps';

/** After creation: what is saved, what is missing and why, and a button that sends only that (quality T30). */
export function IncompleteClaim({ outcomes }: { outcomes: SectionOutcomes | null }) {
  const { t } = useTranslation(['newClaim', 'editing']);
  const refusalText = useRefusalText();
  const values = useWatch() as NewClaimValues;
  const { isSubmitting } = useFormState();
  const isPublic = useAppSelector((state) => selectIsClaimPublic(state, values.created));
  const sections = sectionsAfterCreation.filter((section) => section !== 'shortAnswer' || hasAnswer(values));
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="success">{t(isPublic ? 'missing.published' : 'missing.claim')}</Alert>
      {sections.map((section) => {
        const failure = outcomes?.[section];
        return values.savedSections.includes(section) ? (
          <Alert key={section} severity="success">
            {t(`missing.${section}.done`)}
          </Alert>
        ) : (
          <Alert key={section} severity={failure ? 'error' : 'info'} role={failure ? 'alert' : 'status'}>
            {t(`missing.${section}.${isSubmitting ? 'running' : 'open'}`)} {failure ? refusalText(failure) : null}
          </Alert>
        );
      })}
      <Typography variant="body2">{t('missing.hint')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton>{t(isPublic ? 'editing:update.save' : 'missing.retry')}</SubmitButton>
        <Button component={RouterLink} to={href('claim', { claimId: values.created })}>
          {t('missing.toClaim')}
        </Button>
      </Stack>
    </Stack>
  );
}
