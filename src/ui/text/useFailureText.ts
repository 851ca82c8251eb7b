import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { failureTextOf } from '@/store/notices';

/** Returns the text of a failure in the current language; `own` is a call's own text key (ERR-01). */
export function useFailureText(): (failure: ApiFailure, own?: string | null) => string {
  const { t } = useTranslation();
  return (failure, own) => {
    const { textKey, values } = failureTextOf(failure, own);
    return t(textKey as 'failure.server', { ...values });
  };
}
