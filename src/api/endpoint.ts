import type { z } from './schema/zod';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * The authentication of a call.
 * - `user`: with the bearer; a 401 ends the session.
 * - `public`: with the bearer where there is one (a 401 then ends the session), else without.
 * - `none`: never with a bearer; a 401 is a response to show (login, register, restore ...).
 * - `external`: another origin through the bare client; the path is replaced by the configured address.
 */
export type EndpointAccess = 'user' | 'public' | 'none' | 'external';

/** As written in `endpoints/<group>.ts`. */
export interface EndpointSpec {
  method: HttpMethod;
  /** Path below `{host}/api`, parameters as `:name`. */
  path: `/${string}`;
  /** Default `user`. */
  access?: EndpointAccess;
  summary: string;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Of the response's `data`; `Ack` where nothing of it is used. */
  response: z.ZodMiniType;
  /** `multipart` sends the body's fields as form data (file uploads). Default `json`. */
  encoding?: 'json' | 'multipart';
  /** A GET that changes something: like other writes it is never repeated, and nobody else joins it. */
  writes?: true;
  /** Sent twice, it creates two: it is remembered until its response is there (requirements, D-66). */
  creates?: true;
  /** The specification describes the action but shows no call (requirements, section 3). */
  assumed?: true;
}

type AccessOf<S extends EndpointSpec> = S extends { access: EndpointAccess }
  ? S['access']
  : 'access' extends keyof S
    ? EndpointAccess
    : 'user';

export type Endpoint<S extends EndpointSpec = EndpointSpec> = Readonly<
  S & { id: `${string}/${string}`; access: AccessOf<S> }
>;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsArg<P extends string> = [ParamNames<P>] extends [never]
  ? unknown
  : { params: Record<ParamNames<P>, string> };
type QueryArg<Q> = Q extends z.ZodMiniType ? { query: z.input<Q> } : unknown;
type BodyArg<B> = B extends z.ZodMiniType ? { body: z.input<B> } : unknown;
type Args<S extends EndpointSpec> = ParamsArg<S['path']> & QueryArg<S['query']> & BodyArg<S['body']>;

/** Arguments of a call: `{ params, query, body }` as far as the endpoint declares them, else `void`. */
export type EndpointArgs<E extends EndpointSpec> = unknown extends Args<E> ? void : Args<E>;

export type EndpointData<E extends EndpointSpec> = z.output<E['response']>;

export interface UntypedArgs {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Each call gets the id `<group>/<name>`, used by thunks, OpenAPI, mocks and tests. */
export function defineEndpoints<const T extends Record<string, EndpointSpec>, const G extends string>(
  group: G,
  specs: T,
): { readonly [K in keyof T]: Endpoint<T[K]> } {
  const entries = Object.entries(specs).map(([name, spec]) => [
    name,
    { access: 'user', ...spec, id: `${group}/${name}` },
  ]);
  return Object.fromEntries(entries) as { readonly [K in keyof T]: Endpoint<T[K]> };
}
