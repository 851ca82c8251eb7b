import type { ApiFailure } from '@/api/client/failure';
import { withoutSignsAround } from '@/domain/safePath';
import type { CallResult } from './callResult';

/* Apart from the results of calls, which the first page of an invited person loads. */

const refusals = new Set<ApiFailure['kind']>(['notFound', 'validation', 'conflict', 'forbidden']);

/** Used, expired, replaced by a newer one or somebody else's; 404 is also the status of a call that is not offered. */
export function isTokenRefused({ kind, status }: ApiFailure): boolean {
  return refusals.has(kind) || (kind === 'notOffered' && status === 404);
}

/** A refused token may have got a sign of the mail program behind it: it is sent once more without. */
export async function sendMailedToken<Data>(
  token: string,
  send: (token: string) => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> {
  const result = await send(token);
  const cleaned = withoutSignsAround(token);
  const isRefused = 'failure' in result && isTokenRefused(result.failure);
  return isRefused && cleaned !== token ? send(cleaned) : result;
}
