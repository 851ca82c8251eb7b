import { decodeItems, type Scheduler } from './decodeItems';
import { classify, ApiFailureError } from './failure';
import type { EndpointSpec } from '../endpoint';
import { allowsEmptyAnswer, allowsNullAnswer, readsWholeAnswer } from '../schema/responses';
import { isList, isRecord, listItemSchema, toList } from '../schema/wireTypes';
import type { z } from '../schema/zod';

const falsy = new Set<unknown>([false, 0, '0', 'false']);

/** `success: false` in a 2xx counts as a failed status, an unreadable body as a broken contract (T17, F10 to F13). */
export async function decodeAnswer<E extends EndpointSpec>(
  endpoint: E,
  status: number,
  body: unknown,
  scheduler?: Scheduler,
): Promise<unknown> {
  const whole = readsWholeAnswer(endpoint.response);
  if (!whole && isRefusal(body)) throw new ApiFailureError(classify(status, body, endpoint.assumed === true));
  if (body === null && allowsNullAnswer(endpoint.response)) return null;
  const empty = body === '' || body === null || body === undefined;
  if (empty && allowsEmptyAnswer(endpoint.response)) return null;
  if (empty || typeof body === 'string') throw new ApiFailureError({ kind: 'contract', status });
  const decode = (schema: z.ZodMiniType, value: unknown): unknown => {
    const result = schema.safeParse(value);
    if (!result.success) throw new ApiFailureError({ kind: 'contract', status });
    return result.data;
  };
  const data = whole ? body : payload(body);
  const itemSchema = listItemSchema(endpoint.response);
  const items = itemSchema && toList(data);
  return itemSchema && isList(items)
    ? decodeItems(items, (item) => decode(itemSchema, item), scheduler)
    : decode(endpoint.response, data);
}

function isRefusal(body: unknown): boolean {
  return isRecord(body) && 'success' in body && falsy.has(body['success']);
}

const envelopeKeys = new Set(['success', 'message', 'status', 'code', 'errors']);

/** `data` of an envelope; a response without one is taken as the data itself, unless only the envelope is left. */
function payload(body: unknown): unknown {
  if (!isRecord(body)) return body;
  if ('data' in body) return body['data'];
  return 'success' in body && Object.keys(body).every((key) => envelopeKeys.has(key)) ? undefined : body;
}
