import type { ApiFailure } from '@/api/client/failure';

const refusals = new Set<ApiFailure['kind']>(['validation', 'conflict', 'notFound']);

/** Whether the server refused the answers, perhaps because the invitation is no longer open (VER-09). */
export function isRefusal({ kind }: ApiFailure): boolean {
  return refusals.has(kind);
}
