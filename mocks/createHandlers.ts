import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import type { Endpoint } from '@/api/endpoint';
import { mockedEndpoints } from './mockedEndpoints';
import { serve } from './serve';
import type { MockServer } from './server';

const apiPath = '/api';

/** The address pattern of an endpoint. `base` is the origin before `/api`; `*` stands for any. */
function address({ access, path }: Endpoint, base: string): string {
  // The external import is configured by a full address that ends in this path.
  return access === 'external' ? `*${path}` : `${base}${apiPath}${path}`;
}

/** Fixed segments sort before parameters, since the first handler that matches answers. */
function sortKey({ path }: Endpoint): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '~' : segment))
    .join('/');
}

/** Handlers for the whole catalogue; what the catalogue does not know fails loudly. */
export function createHandlers(server: MockServer, base = '*'): HttpHandler[] {
  const handlers = mockedEndpoints
    .toSorted((one, other) => (sortKey(one.endpoint) < sortKey(other.endpoint) ? -1 : 1))
    .map((mocked) =>
      http[mocked.endpoint.method](address(mocked.endpoint, base), ({ request, params }) =>
        serve(server, mocked, request, params),
      ),
    );
  const unknown = http.all(`${base}${apiPath}/*`, ({ request }) => {
    const message = `The mock server knows no ${request.method} ${new URL(request.url).pathname}`;
    // eslint-disable-next-line no-console -- a call outside the catalogue has to be seen while developing and fail tests
    console.error(message);
    return HttpResponse.json({ success: false, message, data: null }, { status: 501 });
  });
  return [...handlers, unknown];
}

/** Overrides one endpoint in one test: `mockServer.use(mockEndpoint(claims.getClaim, () => ...))`. */
export function mockEndpoint(
  endpoint: Endpoint,
  resolver: HttpResponseResolver,
  options?: { once?: boolean },
): HttpHandler {
  return http[endpoint.method](address(endpoint, '*'), resolver, options);
}
