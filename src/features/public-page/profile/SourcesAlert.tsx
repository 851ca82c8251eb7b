import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { LoadedSources } from './useProfileSources';

/** Says that the page is not whole. */
export function SourcesAlert({ sources: { hasFailed, onRetry } }: { sources: LoadedSources }) {
  const { t } = useTranslation(['publicProfile', 'common']);
  if (!hasFailed) return null;
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('failed')}
    </Alert>
  );
}
