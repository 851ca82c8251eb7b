import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { mockServer, resetWorld } from '@mocks/node';
import { personaPassword, personas, type PersonaKey } from '@mocks/personas';
import { call, connectClient } from '@/api/client/call';
import type { Endpoint, EndpointArgs, EndpointData } from '@/api/endpoint';
import { authentication } from '@/api/endpoints/authentication';
import { claims } from '@/api/endpoints/claims';
import { profiles } from '@/api/endpoints/profiles';
import { type ApiFailure, toFailure } from '@/api/client/failure';

/* The real client against the mock server, for the tests of the mock server itself. */

let token: string | null = null;
let captchas = 0;

/** The bearer of whoever is signed in. */
export const bearer = () => token ?? '';

export function setBearer(next: string | null): void {
  token = next;
}

/** Starts the server for the tests of a file, each with a fresh world and nobody signed in. */
export function useMocks(): void {
  connectClient({
    host: 'http://mocks.test',
    readToken: () => token,
    sessionNumber: () => 1,
    onUnauthorized: () => undefined,
  });
  beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    resetWorld();
    token = null;
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => mockServer.close());
}

export function captcha(): string {
  captchas += 1;
  return `stand-in-${captchas}`;
}

export async function signIn(key: PersonaKey): Promise<void> {
  token = null;
  const { email } = personas[key];
  const body = { email, password: personaPassword, persistent: false, captcha_response: captcha() };
  token = (await call(authentication.login, { body })).access_token;
}

/** How a call fails; a call that succeeds fails the test. */
export async function getFailure<E extends Endpoint>(endpoint: E, args: EndpointArgs<E>): Promise<ApiFailure> {
  let data: EndpointData<E>;
  try {
    data = await call(endpoint, args);
  } catch (error) {
    return toFailure(error);
  }
  throw new Error(`${endpoint.id} was expected to fail, and answered ${JSON.stringify(data)}`);
}

export const listProfiles = () => call(profiles.listProfiles, { query: { lang: 'de' } });
export const getProfile = (id: string) => call(profiles.getProfile, { params: { profileId: id } });
export const getClaim = (id: string) => call(claims.getClaim, { params: { claimId: id } });

/** The ids of one's own profiles, in the order of the seed. */
export async function ownProfiles(): Promise<[string, string, string]> {
  const [one, two, three] = await listProfiles();
  if (!one || !two || !three) throw new Error('the persona has three profiles');
  return [one.id, two.id, three.id];
}

/** The id of one's own claim in a state, the first by default. */
export async function claimBy(status: string, index = 0): Promise<string> {
  const found = (await call(claims.listClaims, undefined)).filter((claim) => claim.status === status)[index];
  if (!found) throw new Error(`no claim in state ${status}`);
  return found.id;
}
