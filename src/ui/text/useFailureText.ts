import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { failureTextOf } from '@/store/notices';
import { meaningfulMessage } from '@/domain/serverMessage';

/** `ownText` is the call's own text key (ERR-01). */
export function useFailureText(): (failure: ApiFailure, ownText?: string | null) => string {
  const { t } = useTranslation();
  return (failure, ownText) => {
    const { textKey, values } = failureTextOf(failure, ownText);
    return t(textKey as 'failure.server', { ...values });
  };
}

/** The server's message where it says more than the status, else the general text (PRO-12, ERR-01). */
export function useRefusalText(): (failure: ApiFailure) => string {
  const failureText = useFailureText();
  return (failure) => {
    const isRule = failure.kind === 'validation' || failure.kind === 'forbidden' || failure.kind === 'conflict';
    return (isRule && meaningfulMessage(failure)) || failureText(failure);
  };
}
