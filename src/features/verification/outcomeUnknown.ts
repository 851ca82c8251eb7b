import type { ApiFailure } from '@/api/client/failure';

/** Whether the server may have saved although the call failed (quality F12, F20). */
export function isOutcomeUnknown({ kind }: ApiFailure): boolean {
  return kind === 'network' || kind === 'contract';
}
