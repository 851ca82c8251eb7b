import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { PublicProfileSources } from '@/domain/publicProfile';
import { useCompetences } from '../competence/useCompetences';

/** What other features know of a profile, and what could not be loaded of it. */
export interface LoadedSources extends PublicProfileSources {
  isPending: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The sources of a profile's page with its competences, which are a read of their own. */
export function useWithCompetences(profile: CompetenceProfile, sources: LoadedSources): LoadedSources {
  const { request, reload } = useCompetences(profile);
  return {
    ...sources,
    isPending: sources.isPending || request.status === 'idle' || request.status === 'loading',
    hasFailed: sources.hasFailed || request.status === 'failed',
    onRetry: () => {
      sources.onRetry();
      reload();
    },
  };
}

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
