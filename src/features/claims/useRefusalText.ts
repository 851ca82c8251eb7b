import type { ApiFailure } from '@/api/client/failure';
import { useFailureText } from '@/ui/text/useFailureText';

/**
 * Why the server refuses a claim as a whole: its own words where it has some to say (a plan's limit, a rule it checks
 * itself), else the general text.
 */
export function useRefusalText(): (failure: ApiFailure) => string {
  const failureText = useFailureText();
  return (failure) => {
    const isRule = failure.kind === 'validation' || failure.kind === 'forbidden' || failure.kind === 'conflict';
    const words = Object.values(failure.fields ?? {})[0] ?? failure.message;
    return (isRule && words) || failureText(failure);
  };
}
