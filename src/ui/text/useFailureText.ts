import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { failureTextOf } from '@/store/notices';
import { meaningfulMessage } from '@/domain/serverMessage';

/** Returns the text of a failure in the current language; `own` is a call's own text key (ERR-01). */
export function useFailureText(): (failure: ApiFailure, ownText?: string | null) => string {
  const { t } = useTranslation();
  return (failure, ownText) => {
    const { textKey, values } = failureTextOf(failure, ownText);
    return t(textKey as 'failure.server', { ...values });
  };
}

/** Why publishing failed: the first value of the server's error data, as the specification has it (PRO-12). */
export function usePublishFailure(): (failure: ApiFailure) => string {
  const failureText = useFailureText();
  return (failure) => Object.values(failure.fields ?? {})[0] ?? failureText(failure);
}

/**
 * Why the server refuses a claim as a whole: its own words where they say more than the status (a plan's limit, a rule
 * it checks itself), else the general text (ERR-01).
 */
export function useRefusalText(): (failure: ApiFailure) => string {
  const failureText = useFailureText();
  return (failure) => {
    const isRule = failure.kind === 'validation' || failure.kind === 'forbidden' || failure.kind === 'conflict';
    return (isRule && meaningfulMessage(failure)) || failureText(failure);
  };
}
