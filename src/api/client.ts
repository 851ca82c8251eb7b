import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Endpoint, EndpointArgs, EndpointData, EndpointSpec, LooseArgs } from './endpoint';
import { decodeAnswer } from './envelope';
import { ApiFailureError, classify } from './failure';
import { fillPath } from './path';
import { forgetReads, joinRead, startSharedRead } from './sharedReads';

/** What the client needs from the application around it. */
export interface ClientConnection {
  /** Origin (and path prefix) before `/api/`; empty for the page's own origin. */
  host: string;
  /** Full address of the external import call; empty where none is configured. */
  importUrl?: string;
  readToken: () => string | null;
  /** A number that changes whenever another session begins or ends. */
  sessionNumber: () => number;
  /** Called for a 401 of the current session, and nowhere else (AUT-11). */
  onUnauthorized: () => void;
  /** Waits in ms before a read is tried again after a network failure or 502 to 504 (quality, section 2). */
  retryDelays?: readonly number[];
  /** `fetch` shows upload progress where a service worker answers. */
  adapter?: 'xhr' | 'fetch' | 'http';
}

declare module 'axios' {
  interface AxiosRequestConfig {
    endpointAccess?: EndpointSpec['access'];
    sessionNumber?: number;
  }
}

const longestRetryAfter = 10;

let connection: ClientConnection = {
  host: '',
  readToken: () => null,
  sessionNumber: () => 0,
  onUnauthorized: () => undefined,
};
let api = createApi(connection);
/** For other origins: no bearer, no credentials, no interceptors (quality T1, T2). */
const bare = axios.create({ withCredentials: false });
let sessionCalls = new AbortController();

/** Connects the client to configuration and session; called once at start, and by tests. */
export function connectClient(next: ClientConnection): void {
  connection = next;
  api = createApi(next);
}

/** Aborts every call of the ending session. */
export function abortSessionCalls(): void {
  forgetReads();
  sessionCalls.abort();
  sessionCalls = new AbortController();
}

function pageOrigin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}

/** Base address of all our calls, `{host}/api/`. */
export function apiBase(host: string): URL {
  return new URL(`${host.replace(/\/+$/, '')}/api/`, pageOrigin());
}

function createApi({ host, adapter }: ClientConnection): AxiosInstance {
  const base = apiBase(host);
  const instance = axios.create({
    baseURL: base.href,
    // An absolute address in a path would take the bearer to another origin (CVE-2025-27152).
    allowAbsoluteUrls: false,
    timeout: 0,
    headers: { Accept: 'application/json' },
    ...(adapter ? { adapter } : {}),
  });
  instance.interceptors.request.use((config) => {
    const token = connection.readToken();
    const carriesToken = config.endpointAccess === 'user' || config.endpointAccess === 'public';
    const target = new URL(instance.getUri(config), base);
    if (token && carriesToken && target.origin === base.origin) {
      config.headers.set('Authorization', `Bearer ${token}`);
    }
    return config;
  });
  instance.interceptors.response.use((response) => {
    if (response.status !== 401 || !response.config.headers.has('Authorization')) return response;
    if (response.config.sessionNumber === connection.sessionNumber()) connection.onUnauthorized();
    return response;
  });
  return instance;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Share of the upload already sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Makes one call of the catalogue and answers its decoded data.
 * Throws `ApiFailureError` and nothing else; an answer that arrives after its session has ended counts as aborted.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  options: CallOptions = {},
): Promise<EndpointData<E>> {
  const session = connection.sessionNumber();
  const response = await send(endpoint, args ?? {}, options, session);
  if (endpoint.access !== 'external' && connection.sessionNumber() !== session) {
    throw new ApiFailureError({ kind: 'aborted' });
  }
  if (response.status < 200 || response.status >= 300) {
    throw new ApiFailureError(
      classify(response.status, response.data, endpoint.assumed === true, readRetryAfter(response)),
    );
  }
  return decodeAnswer(endpoint, response.status, response.data) as EndpointData<E>;
}

async function send(
  endpoint: Endpoint,
  args: LooseArgs,
  options: CallOptions,
  session: number,
): Promise<AxiosResponse<unknown>> {
  const signal = AbortSignal.any([sessionCalls.signal, ...(options.signal ? [options.signal] : [])]);
  const config = requestConfig(endpoint, args, options, session);
  const instance = endpoint.access === 'external' ? bare : api;
  const delays = endpoint.method === 'get' ? (connection.retryDelays ?? []) : [];
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
  args: LooseArgs,
  { onProgress }: CallOptions,
  sessionNumber: number,
): AxiosRequestConfig {
  const external = endpoint.access === 'external';
  const body = endpoint.body ? parseInput(endpoint.body, args.body) : undefined;
  return {
    method: endpoint.method,
    url: external ? (connection.importUrl ?? '') : fillPath(endpoint.path, args.params).slice(1),
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

/**
 * Starts a read before the code that decodes it has arrived (performance S4). The next `call` of the same address takes
 * its answer.
 */
export function startRead(
  path: string,
  access: EndpointSpec['access'],
  params: Record<string, string> = {},
  query?: Record<string, string>,
): void {
  try {
    const config: AxiosRequestConfig = {
      method: 'get',
      url: fillPath(path, params).slice(1),
      params: query,
      endpointAccess: access,
      sessionNumber: connection.sessionNumber(),
      validateStatus: () => true,
    };
    startSharedRead(api.getUri(config), (signal) =>
      api.request<unknown>({ ...config, signal: AbortSignal.any([signal, sessionCalls.signal]) }),
    );
  } catch {
    // A bad parameter: the page itself shows that nothing was found.
  }
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
