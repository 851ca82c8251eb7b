import { http, HttpHandler, HttpResponse, type HttpResponseResolver } from 'msw';
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

/** A request that cannot be meant is let go at once: the library would read its cookies for every handler. */
class EndpointHandler extends HttpHandler {
  readonly #method: string;
  readonly #path: RegExp;

  constructor(endpoint: Endpoint, base: string, ...options: [HttpResponseResolver, { once?: boolean }?]) {
    const method = endpoint.method.toUpperCase();
    super(method, address(endpoint, base), ...options);
    this.#method = method;
    this.#path = new RegExp(`${endpoint.path.replace(/:\w+/g, '[^/]+')}/?(?:[?#]|$)`);
  }

  override async run(args: Parameters<HttpHandler['run']>[0]) {
    const { method, url } = args.request;
    return method === this.#method && this.#path.test(url) ? super.run(args) : null;
  }
}

/** Handlers for the whole catalogue; what the catalogue does not know fails loudly. */
export function createHandlers(server: MockServer, base = '*'): HttpHandler[] {
  const handlers = mockedEndpoints
    .toSorted((one, other) => (sortKey(one.endpoint) < sortKey(other.endpoint) ? -1 : 1))
    .map(
      (mocked) =>
        new EndpointHandler(mocked.endpoint, base, ({ request, params }) => serve(server, mocked, request, params)),
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
  return new EndpointHandler(endpoint, '*', resolver, options);
}
