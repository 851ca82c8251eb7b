import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { mailHref } from '@/domain/share';
import { config } from '@/platform/config';
import { CopyButton } from '@/ui/basics/CopyButton';
import { usePlan } from '../usePlanTexts';

/** Nobody knows whether a plan ends with its account, so the cancellation comes first. */
export function PlanHint() {
  const { t } = useTranslation(['account', 'common']);
  const { state, name, period, retry, cancellation } = usePlan();
  if (state === 'none' || state === 'loading') return null;
  if (state === 'unreadable') {
    return (
      <Alert
        severity="warning"
        role="note"
        action={
          <Button color="inherit" size="small" onClick={retry}>
            {t('common:action.retry')}
          </Button>
        }
      >
        {t('plan.unreadable')}
      </Alert>
    );
  }
  const { subject, body } = cancellation;
  const support = config.supportEmail;
  return (
    <Alert severity="warning" role="note">
      {t('plan.hint', { plan: [name, period].filter(Boolean).join(', ') })}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1, marginInlineStart: -1.5 }}>
        {support ? (
          <Button variant="outlined" component="a" href={mailHref(subject, body, support)}>
            {t('plan.cancel')}
          </Button>
        ) : null}
        <CopyButton label={t('plan.cancellation')} what={name} text={`${subject}\n\n${body}`} />
      </Stack>
    </Alert>
  );
}
