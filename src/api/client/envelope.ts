import { classify, ApiFailureError } from './failure';
import type { EndpointSpec } from '../endpoint';
import { allowsEmptyAnswer, isRecord, readsWholeAnswer } from '../schema/wireTypes';

const falsy = new Set<unknown>([false, 0, '0', 'false']);

/**
 * Decodes the body of a 2xx answer: `{ success, data, message }` with `data` read by the endpoint's schema.
 * A refusal (`success: false`) is classified like a failed status; text instead of JSON, an empty answer where data
 * is needed and data of another shape are a broken contract (quality T17, F10 to F13).
 */
export function decodeAnswer<E extends EndpointSpec>(endpoint: E, status: number, body: unknown): unknown {
  const whole = readsWholeAnswer(endpoint.response);
  if (!whole && isRefusal(body)) throw new ApiFailureError(classify(status, body, endpoint.assumed === true));
  const empty = body === '' || body === null || body === undefined;
  if (empty && allowsEmptyAnswer(endpoint.response)) return null;
  if (empty || typeof body === 'string') throw new ApiFailureError({ kind: 'contract', status });
  const result = endpoint.response.safeParse(whole ? body : payload(body));
  if (!result.success) throw new ApiFailureError({ kind: 'contract', status });
  return result.data;
}

function isRefusal(body: unknown): boolean {
  return isRecord(body) && 'success' in body && falsy.has(body['success']);
}

const envelopeKeys = new Set(['success', 'message', 'status', 'code', 'errors']);

/** `data` of an envelope; an answer without one is taken as the data itself, unless only the envelope is left. */
function payload(body: unknown): unknown {
  if (!isRecord(body)) return body;
  if ('data' in body) return body['data'];
  return 'success' in body && Object.keys(body).every((key) => envelopeKeys.has(key)) ? null : body;
}
