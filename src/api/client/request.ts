import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import type { Endpoint, EndpointSpec, UntypedArgs } from '@/api/endpoint';
import { adapterFor, axiosFor } from './axios';
import { currentConnection } from './connection';
import { takeEarlyRead } from './earlyRead';
import { decodeItems, type Scheduler } from './decodeItems';
import { ApiFailureError, classify } from './failure';
import { fillPath } from './path';
import { readRetryAfter, sendWithRetries } from './retry';
import { forgetReads, joinRead } from './sharedReads';
import { allowsEmptyAnswer, allowsNullAnswer, entityParam, readsWholeAnswer } from '@/api/schema/responses';
import { isList, isRecord, listItemSchema, toList } from '@/api/schema/wireTypes';
import type { z } from '@/api/schema/zod';

/* `call.ts` loads it with the first call: a page that asks nothing yet starts without axios and the schemas. */

export interface CallOptions {
  signal?: AbortSignal;
  /** Share of the upload already sent, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

export interface CallContext {
  endpoint: Endpoint;
  args: UntypedArgs;
  options: CallOptions;
  session: number;
  sessionSignal: AbortSignal;
}

/** Throws an `ApiFailureError`, or what our own code threw. */
export async function sendRequest(context: CallContext): Promise<unknown> {
  const { endpoint, args, options, sessionSignal } = context;
  const response = await withSignals([sessionSignal, options.signal], (signal) => send(context, signal));
  if (response.status < 200 || response.status >= 300) {
    throw new ApiFailureError(
      classify(response.status, response.data, endpoint.assumed === true, readRetryAfter(response)),
    );
  }
  const data = await decodeOnce(endpoint, response);
  const id = args.params?.[entityParam(endpoint.response) ?? ''];
  return id !== undefined && isRecord(data) ? { ...data, id } : data;
}

interface Decoding {
  endpoint: Endpoint;
  data: Promise<unknown>;
}

const decodings = new WeakMap<AxiosResponse<unknown>, Decoding>();

/** Decodes a response once for all the calls that share it (`joinRead`): a long list takes seconds. */
function decodeOnce(endpoint: Endpoint, response: AxiosResponse<unknown>): Promise<unknown> {
  const previous = decodings.get(response);
  if (previous?.endpoint === endpoint) return previous.data;
  const data = decodeAnswer(endpoint, response.status, response.data);
  decodings.set(response, { endpoint, data });
  return data;
}

async function send(context: CallContext, signal: AbortSignal): Promise<AxiosResponse<unknown>> {
  const { endpoint } = context;
  const config = requestConfig(context);
  if (endpoint.method === 'get' && !endpoint.writes) {
    const delays = currentConnection().retryDelays ?? [];
    return sendWithRetries(() => sendRead(endpoint, config, signal), delays, signal);
  }
  return sendWithRetries(() => sendWrite(endpoint, config, signal), [], signal);
}

function sendRead({ access }: Endpoint, config: AxiosRequestConfig, signal: AbortSignal) {
  const instance = axiosFor(access);
  const address = instance.getUri(config);
  const ask = async (shared: AbortSignal) => {
    // A first visit may have read it early; a read that broke off is sent again.
    const early = await takeEarlyRead(address)?.catch(() => undefined);
    const adapter = early ? { adapter: adapterFor(early) } : {};
    return instance.request<unknown>({ ...config, ...adapter, signal: shared });
  };
  return joinRead(address, ask, signal);
}

/** Nobody may join a read that was sent before or during a write. */
function sendWrite({ access }: Endpoint, config: AxiosRequestConfig, signal: AbortSignal) {
  forgetReads();
  return axiosFor(access)
    .request<unknown>({ ...config, signal })
    .finally(forgetReads);
}

function requestConfig({ endpoint, args, options, session }: CallContext): AxiosRequestConfig {
  const external = endpoint.access === 'external';
  const body = endpoint.body ? parseInput(endpoint.body, args.body) : undefined;
  const { onUploadProgress } = options;
  return {
    method: endpoint.method,
    url: external ? (currentConnection().importUrl ?? '') : fillPath(endpoint.path, args.params).slice(1),
    params: endpoint.query ? parseInput(endpoint.query, args.query) : undefined,
    data: endpoint.encoding === 'multipart' ? formData(body) : body,
    endpointAccess: endpoint.access,
    sessionNumber: session,
    // The decoder judges every status, so that no answer becomes an axios error.
    validateStatus: () => true,
    ...(onUploadProgress ? { onUploadProgress: ({ progress }) => onUploadProgress(progress ?? 0) } : {}),
  };
}

function parseInput(schema: NonNullable<EndpointSpec['body']>, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw new ApiFailureError({ kind: 'validation' });
  return result.data;
}

function formData(body: unknown): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) data.append(name, value instanceof Blob ? value : String(value));
  }
  return data;
}

/** Like `AbortSignal.any`, which is newer than the oldest browsers supported (docs/deploy.md). */
export async function withSignals<T>(
  signals: readonly (AbortSignal | undefined)[],
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  }
  try {
    return await run(controller.signal);
  } finally {
    for (const signal of signals) signal?.removeEventListener('abort', abort);
  }
}

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
