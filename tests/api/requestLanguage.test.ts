import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, connectClient } from '@/api/client/call';
import { claims } from '@/api/endpoints/claims';
import { startEarlyRead } from '@/api/client/earlyRead';

const languages: (string | undefined)[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    languages.push(request.headers['accept-language']);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ success: true, data: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('every call asks for answers in the language of the interface', async () => {
  let language = 'en';
  connectClient({
    host: origin(),
    readToken: () => null,
    sessionNumber: () => 0,
    onUnauthorized: () => undefined,
    language: () => language,
    adapter: 'http',
  });
  await call(claims.listClaims, undefined);
  language = 'de';
  await call(claims.listClaims, undefined);
  await startEarlyRead(`${origin()}/api/claims/plain`, 'en');
  expect(languages).toEqual(['en', 'de', 'en']);
});
