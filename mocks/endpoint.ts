import type { z } from '@/api/schema/zod';
import type { Endpoint, EndpointArgs, EndpointSpec } from '@/api/endpoint';
import type { AccountRecord } from './db/records';
import type { World } from './db/world';
import type { MockServer } from './server';

type ParamsOf<E extends EndpointSpec> =
  EndpointArgs<E> extends { params: infer P } ? P : Readonly<Record<string, never>>;
type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** Arguments of a handler: one call, already parsed by the endpoint's schemas, and the world it changes. */
export interface MockRequest<E extends EndpointSpec = EndpointSpec> {
  params: ParamsOf<E>;
  query: OutputOf<E['query']>;
  /** As it arrives on the wire, that is the output of the endpoint's schema: months as days, ids as numbers. */
  body: OutputOf<E['body']>;
  /** The signed-in user; never null where the endpoint asks for a user. */
  account: E['access'] extends 'user' ? AccountRecord : AccountRecord | null;
  world: World;
  now: Date;
  server: MockServer;
  request: Request;
}

/** Returns the raw `data` of the envelope as the server would, or throws a refusal. */
type MockHandler<E extends EndpointSpec = EndpointSpec> = (call: MockRequest<E>) => unknown;

/** One endpoint with the handler that answers it. */
export interface MockedEndpoint {
  endpoint: Endpoint;
  handler: MockHandler;
}

type Group = Readonly<Record<string, Endpoint>>;

/** One handler per endpoint of a group. */
export type MockHandlers<G extends Group> = { [K in keyof G]: MockHandler<G[K]> };

/** The handlers of a group of the catalogue; does not compile while one is missing. */
export function mockHandlers<G extends Group>(endpoints: G, handlers: MockHandlers<G>): MockedEndpoint[] {
  return Object.keys(endpoints).map((name) => ({
    endpoint: endpoints[name] as Endpoint,
    // Each handler was checked against its own endpoint above; the list forgets which.
    handler: handlers[name] as unknown as MockHandler,
  }));
}
