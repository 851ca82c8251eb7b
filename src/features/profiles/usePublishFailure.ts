import type { ApiFailure } from '@/api/client/failure';
import { useFailureText } from '@/ui/text/useFailureText';

/** Why publishing failed: the first value of the server's error data, as the specification has it (PRO-12). */
export function usePublishFailure(): (failure: ApiFailure) => string {
  const failureText = useFailureText();
  return (failure) => Object.values(failure.fields ?? {})[0] ?? failureText(failure);
}
