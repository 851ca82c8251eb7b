import type { ApiFailure } from '@/api/client/failure';

/** Whether the server may have saved although the call failed (quality F12, F20). */
export function isOutcomeUnknown({ kind }: ApiFailure): boolean {
  return kind === 'network' || kind === 'contract';
}

const refusals = new Set<ApiFailure['kind']>(['validation', 'conflict', 'notFound']);

/** Whether the server refused the answers, perhaps because the invitation is no longer open (VER-09). */
export function isRefusal({ kind }: ApiFailure): boolean {
  return refusals.has(kind);
}
