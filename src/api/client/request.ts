import axios, {
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { currentConnection, sessionSignal, type ClientConnection } from './connection';
import type { Endpoint, EndpointSpec, UntypedArgs } from '../endpoint';
import { readHeaders, takeEarlyRead, type RawResponse } from './earlyRead';
import { decodeAnswer } from './envelope';
import { ApiFailureError, classify } from './failure';
import { apiBase, fillPath } from './path';
import { forgetReads, joinRead, startSharedRead } from './sharedReads';

/*
 * The half of the client that needs axios and the schemas. `client.ts` loads it with the first call, so that a page that
 * asks nothing yet (the sign-in page) starts without it.
 */

declare module 'axios' {
  interface AxiosRequestConfig {
    endpointAccess?: EndpointSpec['access'];
    sessionNumber?: number;
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Share of the upload already sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

const longestRetryAfter = 10;

/** For other origins: no bearer, no credentials, no interceptors (quality T1, T2). */
const bare = axios.create({ withCredentials: false });
let own: { connection: ClientConnection; instance: AxiosInstance } | null = null;

/** The instance for our API; made anew for another connection. */
function ownInstance(): AxiosInstance {
  const connection = currentConnection();
  if (own?.connection !== connection) own = { connection, instance: createApi(connection) };
  return own.instance;
}

function createApi({ host, adapter }: ClientConnection): AxiosInstance {
  const base = apiBase(host);
  const instance = axios.create({
    baseURL: base.href,
    // An absolute address in a path would take the bearer to another origin (CVE-2025-27152).
    allowAbsoluteUrls: false,
    timeout: 0,
    headers: readHeaders,
    ...(adapter ? { adapter } : {}),
  });
  instance.interceptors.request.use((config) => {
    const { readToken, language } = currentConnection();
    if (language) config.headers.set('Accept-Language', language());
    const token = readToken();
    const carriesToken = config.endpointAccess === 'user' || config.endpointAccess === 'public';
    const target = new URL(instance.getUri(config), base);
    if (token && carriesToken && target.origin === base.origin) {
      config.headers.set('Authorization', `Bearer ${token}`);
    }
    return config;
  });
  instance.interceptors.response.use((response) => {
    if (response.status !== 401 || !response.config.headers.has('Authorization')) return response;
    const connection = currentConnection();
    if (response.config.sessionNumber === connection.sessionNumber()) connection.onUnauthorized();
    return response;
  });
  return instance;
}

/** Sends one call and answers its decoded data; throws `ApiFailureError` and nothing else. */
export async function sendRequest(
  endpoint: Endpoint,
  args: UntypedArgs,
  options: CallOptions,
  session: number,
  ends: AbortSignal,
): Promise<unknown> {
  const response = await send(endpoint, args, options, session, ends);
  if (response.status < 200 || response.status >= 300) {
    throw new ApiFailureError(
      classify(response.status, response.data, endpoint.assumed === true, readRetryAfter(response)),
    );
  }
  return decodeAnswer(endpoint, response.status, response.data);
}

async function send(
  endpoint: Endpoint,
  args: UntypedArgs,
  options: CallOptions,
  session: number,
  ends: AbortSignal,
): Promise<AxiosResponse<unknown>> {
  const signal = AbortSignal.any([ends, ...(options.signal ? [options.signal] : [])]);
  const config = requestConfig(endpoint, args, options, session);
  const instance = endpoint.access === 'external' ? bare : ownInstance();
  const delays = endpoint.method === 'get' ? (currentConnection().retryDelays ?? []) : [];
  for (let attempt = 0; ; attempt += 1) {
    const wait = delays[attempt];
    try {
      const response = await firstAnswer(endpoint, instance, config, signal);
      const again = wait === undefined ? undefined : repeatAfter(response, wait);
      if (again === undefined) return response;
      await pause(again, signal);
    } catch (error) {
      if (signal.aborted || axios.isCancel(error)) throw new ApiFailureError({ kind: 'aborted' });
      if (wait === undefined) throw new ApiFailureError({ kind: 'network' });
      await pause(wait, signal);
    }
  }
}

/** Reads may be repeated after 502 to 504 and after a short, readable Retry-After. Milliseconds, or undefined. */
function repeatAfter(response: AxiosResponse, wait: number): number | undefined {
  if (response.status >= 502 && response.status <= 504) return wait;
  if (response.status !== 429) return undefined;
  const seconds = readRetryAfter(response);
  return seconds !== undefined && seconds <= longestRetryAfter ? seconds * 1000 : undefined;
}

function readRetryAfter(response: AxiosResponse): number | undefined {
  const header: unknown = response.headers['retry-after'];
  const seconds = typeof header === 'string' && header.trim() ? Number(header) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new ApiFailureError({ kind: 'aborted' }));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

function requestConfig(
  endpoint: Endpoint,
  args: UntypedArgs,
  { onProgress }: CallOptions,
  sessionNumber: number,
): AxiosRequestConfig {
  const external = endpoint.access === 'external';
  const body = endpoint.body ? parseInput(endpoint.body, args.body) : undefined;
  return {
    method: endpoint.method,
    url: external ? (currentConnection().importUrl ?? '') : fillPath(endpoint.path, args.params).slice(1),
    params: endpoint.query ? parseInput(endpoint.query, args.query) : undefined,
    data: endpoint.encoding === 'multipart' ? formData(body) : body,
    endpointAccess: endpoint.access,
    sessionNumber,
    // The decoder judges every status, so that no answer becomes an axios error.
    validateStatus: () => true,
    ...(onProgress ? { onUploadProgress: (event) => onProgress(event.progress ?? 0) } : {}),
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

/** Starts a read that the next `call` of the same address joins (performance S4). */
export function startRequest(
  path: string,
  access: EndpointSpec['access'],
  params: Record<string, string>,
  query: Record<string, string> | undefined,
): void {
  const instance = ownInstance();
  const config: AxiosRequestConfig = {
    method: 'get',
    url: fillPath(path, params).slice(1),
    params: query,
    endpointAccess: access,
    sessionNumber: currentConnection().sessionNumber(),
    validateStatus: () => true,
  };
  const address = instance.getUri(config);
  const early = takeEarlyRead(address);
  startSharedRead(address, (signal) =>
    instance.request<unknown>({
      ...config,
      ...(early ? { adapter: answering(early) } : {}),
      signal: AbortSignal.any([signal, sessionSignal()]),
    }),
  );
}

/** Answers with what has been asked already, as if axios had sent it. */
function answering(early: Promise<RawResponse>): AxiosAdapter {
  return async (config) => {
    const { status, headers, text } = await early;
    return { data: text, status, statusText: '', headers: AxiosHeaders.from(headers), config };
  };
}

function firstAnswer(
  endpoint: Endpoint,
  instance: AxiosInstance,
  config: AxiosRequestConfig,
  signal: AbortSignal,
): Promise<AxiosResponse<unknown>> {
  if (endpoint.method !== 'get') {
    forgetReads();
    return instance.request<unknown>({ ...config, signal }).finally(forgetReads);
  }
  const ask = (shared: AbortSignal) => instance.request<unknown>({ ...config, signal: shared });
  return joinRead(instance.getUri(config), ask, signal);
}
