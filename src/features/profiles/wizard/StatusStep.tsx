import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { RadioField } from '@/ui/form/RadioField';
import { useReadiness } from '../useReadiness';

/** Publish now or stay paused; while something is missing only the second is possible, and it is said why. */
export function StatusStep({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  const { isReady } = useReadiness(profile);
  if (!isReady)
    return (
      <Alert severity="info" role="status">
        {t('wizard.notReady')}
      </Alert>
    );
  return (
    <RadioField
      name="status"
      label={t('wizard.status')}
      options={[
        { value: 'publish', label: t('wizard.publishNow') },
        { value: 'pause', label: t('wizard.stayPaused') },
      ]}
    />
  );
}
