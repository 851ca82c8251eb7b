import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { failureTextKey } from '@/store/notices';

/** The text of a failure in the current language; `own` is a call's own text key and wins (ERR-01). */
export function useFailureText(): (failure: ApiFailure, own?: string | null) => string {
  const { t } = useTranslation();
  return (failure, own) =>
    failure.kind === 'tooMany' && failure.retryAfter && !own
      ? t('failure.tooManyWait', { count: failure.retryAfter })
      : t(failureTextKey(failure, own) as 'failure.server');
}
