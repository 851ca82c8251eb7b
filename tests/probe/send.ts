import { apiBase, fillPath } from '@/api/client/path';
import type { Endpoint } from '@/api/endpoint';
import { isList } from '@/api/schema/wireTypes';
import type { Received } from './judge';

/** Milliseconds until a call counts as not answered. */
const timeLimit = 10_000;

export interface Server {
  host: string;
  token: string;
  fetch: (request: Request) => Promise<Response>;
}

/** Makes one call as the app would; a reason in plain words where no answer came. */
export async function send(
  { host, token, fetch }: Server,
  endpoint: Endpoint,
  params: Record<string, string>,
  query: Record<string, unknown>,
  body?: unknown,
): Promise<Received | 'no answer in time' | 'no connection'> {
  const path = fillPath(endpoint.path, params).slice(1);
  const address = new URL(`${apiBase(host).href}${path}`);
  for (const [name, value] of Object.entries(endpoint.query?.parse(query) ?? {})) append(address, name, value);
  const headers = new Headers({ Accept: 'application/json' });
  if (endpoint.access !== 'none') headers.set('Authorization', `Bearer ${token}`);
  try {
    // A redirect is reported and not followed, so that the token stays with the host.
    const signal = AbortSignal.timeout(timeLimit);
    const init = { method: endpoint.method.toUpperCase(), headers, redirect: 'manual', signal } as const;
    const sent = body === undefined ? null : bodyOf(endpoint, body, headers);
    const response = await fetch(new Request(address, { ...init, body: sent }));
    return { status: response.status, body: parse(await response.text()) };
  } catch (error) {
    // The message of the error may hold the address, and with it what must not be printed.
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
  }
}

function bodyOf(endpoint: Endpoint, body: unknown, headers: Headers): BodyInit {
  const values: unknown = endpoint.body?.parse(body) ?? body;
  if (endpoint.encoding !== 'multipart') {
    headers.set('Content-Type', 'application/json');
    return JSON.stringify(values);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(values as Record<string, Blob>)) form.append(name, value, 'probe.png');
  return form;
}

/** A list goes as `name[]`, as the app sends it. */
function append({ searchParams }: URL, name: string, value: unknown): void {
  const key = isList(value) ? `${name}[]` : name;
  for (const item of isList(value) ? value : [value]) {
    if (typeof item === 'string' || typeof item === 'number') searchParams.append(key, String(item));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
