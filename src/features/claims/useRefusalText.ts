import type { ApiFailure } from '@/api/client/failure';
import { meaningfulMessage } from '@/domain/serverMessage';
import { useFailureText } from '@/ui/text/useFailureText';

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
