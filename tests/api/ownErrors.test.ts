import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, connectClient } from '@/api/client/call';
import { defineEndpoints, type Endpoint } from '@/api/endpoint';
import { ApiFailureError } from '@/api/client/failure';
import { z } from '@/api/schema/zod';
import { apiOrigin, faultServer, json, seen, serve } from './faultServer';

/* A defect in our own code is neither a lost connection nor an unreadable answer: it is reported, and not repeated. */

const defect = new TypeError('user is undefined');
const fail = () => {
  throw defect;
};
const { broken, plain } = defineEndpoints('probe', {
  broken: {
    method: 'get',
    path: '/broken',
    summary: 'Decoded by broken code',
    response: z.pipe(z.unknown(), z.transform(fail)),
  },
  plain: { method: 'get', path: '/plain', summary: 'Sent by broken code', response: z.unknown() },
});

const reported = vi.fn<(error: unknown) => void>();
let readToken: () => string | null;

beforeAll(() => faultServer.listen({ onUnhandledRequest: 'error' }));
afterAll(() => faultServer.close());

beforeEach(() => {
  readToken = () => null;
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
  connectClient({
    host: apiOrigin,
    readToken: () => readToken(),
    sessionNumber: () => 1,
    onUnauthorized: () => undefined,
    retryDelays: [1, 1],
    adapter: 'fetch',
  });
  void serve(() => json({ success: true, data: {} }));
});
afterEach(() => vi.unstubAllGlobals());

async function failureOf(endpoint: typeof plain | typeof broken): Promise<unknown> {
  const error: unknown = await call<Endpoint>(endpoint, undefined as never).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiFailureError);
  return (error as ApiFailureError).failure;
}

describe('a defect of ours during a call', () => {
  it('while sending is an error of the application, reported once', async () => {
    readToken = fail;
    expect(await failureOf(plain)).toEqual({ kind: 'client' });
    expect(reported.mock.calls).toEqual([[defect]]);
    expect(seen).toHaveLength(0);
  });

  it('while decoding is an error of the application, and asks the server once', async () => {
    expect(await failureOf(broken)).toEqual({ kind: 'client' });
    expect(reported.mock.calls).toEqual([[defect]]);
    expect(seen).toHaveLength(1);
  });

  it('differs from a lost connection', async () => {
    void serve(() => Response.error());
    expect(await failureOf(plain)).toEqual({ kind: 'network' });
    expect(reported).not.toHaveBeenCalled();
    expect(seen).toHaveLength(3);
  });
});
