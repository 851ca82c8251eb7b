import { delay, HttpResponse, type DefaultBodyType } from 'msw';
import { sessionAccount } from './db/sessions';
import type { MockedEndpoint, MockRequest } from './endpoint';
import { readBody, readQuery } from './input';
import { MockFailure, fail } from './fail';
import type { ResponseProfile } from './scenarios';
import { plainAnswer } from './serializers/plain';
import { plainFailure } from './serializers/plainFailures';
import { type MockServer, setScenario } from './server';

/** Serves one call: scenario, bearer, validation, handler, response profile, envelope. */
export async function serve(
  server: MockServer,
  { endpoint, handler }: MockedEndpoint,
  request: Request,
  params: Record<string, unknown>,
): Promise<Response> {
  server.receivedCalls.add(endpoint.id);
  const { latency, responses } = server.scenario;
  if (latency > 0) await delay(latency);
  try {
    serveInjectedFailure(server);
    server.world.appOrigin = appOrigin(request);
    const account = endpoint.access === 'none' ? null : sessionAccount(server.world, request);
    if (!account && endpoint.access === 'user') throw fail(401, 'Unauthenticated.');
    const call = {
      params,
      query: readQuery(endpoint, new URL(request.url)),
      body: await readBody(endpoint, request),
      account,
      world: server.world,
      now: server.world.now(),
      server,
      request,
    };
    // The schemas and the check above have made the call what the endpoint's own handler expects.
    const full = await handler(call as unknown as MockRequest);
    const data = responses === 'plain' ? plainAnswer(endpoint, full) : full;
    if (endpoint.method !== 'get') server.world.changed();
    const body = endpoint.access === 'external' ? data : { success: true, data: data ?? null, message: 'OK' };
    return HttpResponse.json(body as DefaultBodyType);
  } catch (error) {
    return failed(error, `${endpoint.method.toUpperCase()} ${endpoint.path}`, responses);
  }
}

/** Its Origin, or its own origin where page and server share it. */
function appOrigin(request: Request): string {
  const origin = request.headers.get('Origin');
  return origin && origin !== 'null' ? origin : new URL(request.url).origin;
}

function serveInjectedFailure(server: MockServer): void {
  const status = server.scenario.failNext;
  if (status === null) return;
  setScenario(server, { failNext: null });
  const fields = status === 422 ? { field: 'Dieses Feld wurde abgelehnt, weil es so bestellt war.' } : undefined;
  throw fail(status, `Ordered failure ${status}`, fields);
}

function failed(error: unknown, call: string, responses: ResponseProfile): Response {
  if (!(error instanceof MockFailure)) {
    // eslint-disable-next-line no-console -- a broken handler is a defect of the mocks, not a response of the server
    console.error(`mock server: ${call} broke`, error);
    return HttpResponse.json({ message: 'Server Error' }, { status: 500 });
  }
  const { status, message, fields } = responses === 'plain' ? plainFailure(error) : error;
  if (status === 401 && message === 'Unauthenticated.') return HttpResponse.json({ message }, { status });
  const data = fields ? Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, [text]])) : null;
  return HttpResponse.json({ success: false, message, data }, { status });
}
