import { setMaxListeners } from 'node:events';
import { createSlice } from '@reduxjs/toolkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { abortSessionCalls, call, connectClient } from '@/api/client/call';
import { allEndpoints } from '@/api/allEndpoints';
import type { Endpoint } from '@/api/endpoint';
import { ApiFailureError, type ApiFailure } from '@/api/client/failure';
import { fillPath } from '@/api/client/path';
import { createStore, type AppStore } from '@/app/createStore';
import { manageAll } from '@/domain/ability';
import { apiThunk } from '@/store/apiThunk';
import { failureTextOf, selectNotices } from '@/store/notices';
import { rootReducer } from '@/store/rootReducer';
import { endSession, selectSessionNumber, selectUser, sessionBegan } from '@/store/session';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';
import { carriesBearer, faults, goodAnswer, goodData, secret, type Outcome } from './faults';
import { apiOrigin, faultServer, gate, importUrl, json, seen, serve } from './faultServer';
import { sampleArgs } from './sample';

/*
 * Every call of the catalogue against every fault of the matrix (quality, section 2.1, level 1): the call itself, then
 * its thunk with a request state and data that are already there. A new call or a new fault needs nothing here.
 */

const bearer = 'token-of-anna';
const anna = { id: '1', firstname: 'Anna', lastname: 'Muster', role: 'expert' };
const bert = { ...anna, id: '2', firstname: 'Bert' };

let store: AppStore;
let token: string | null;
let ended = 0;
let cases = 0;
const run = new Set<string>();

interface ProbeState {
  request: RequestState;
  data: { value: unknown } | null;
}

/** A thunk of the endpoint with a request state and data of its own, as a feature would have it. */
function probe(endpoint: Endpoint) {
  const thunk = apiThunk(endpoint);
  const slice = createSlice({
    name: 'probe',
    initialState: (): ProbeState => ({ request: idleRequest, data: null }),
    reducers: {},
    extraReducers: (builder) => {
      trackRequest(
        builder,
        (state) => state.request as RequestState,
        thunk,
        (state, value) => {
          state.data = { value };
        },
      );
    },
  });
  rootReducer.inject({ reducerPath: 'probe', reducer: slice.reducer }, { overrideExisting: true });
  const state = () => (store.getState() as unknown as { probe: ProbeState }).probe;
  const start = (args: unknown) => store.dispatch(thunk(args as never));
  return { thunk, state, start };
}

function signIn(user: typeof anna | null): void {
  token = user && bearer;
  ended = 0;
  if (user) store.dispatch(sessionBegan({ user, rules: manageAll }));
}

async function settle(endpoint: Endpoint, args: unknown, signal?: AbortSignal) {
  try {
    return { data: await call(endpoint, args as never, signal ? { signal } : {}) };
  } catch (error) {
    expect(error).toBeInstanceOf(ApiFailureError);
    return { failure: (error as ApiFailureError).failure };
  }
}

/** What every request of a call must look like, whatever became of it. */
function expectRequests(endpoint: Endpoint, args: ReturnType<typeof sampleArgs>, min = 1): void {
  expect(seen.length).toBeGreaterThanOrEqual(min);
  for (const { method, url, authorization, cookie } of seen) {
    expect(method).toBe(endpoint.method);
    expect(cookie).toBeNull();
    if (endpoint.access === 'external') expect(url.href).toBe(importUrl);
    else expect(url.origin + url.pathname).toBe(`${apiOrigin}/api${fillPath(endpoint.path, args.params)}`);
    expect(authorization).toBe(token && carriesBearer(endpoint) ? `Bearer ${token}` : null);
  }
}

function expectFailure(failure: ApiFailure | undefined, expected: Outcome): void {
  if (!('kind' in expected)) {
    expect(failure).toBeUndefined();
    return;
  }
  expect(failure?.kind).toBe(expected.kind);
  expect(JSON.stringify(failure)).not.toContain(secret);
  expect((failure?.message ?? '').length).toBeLessThanOrEqual(300);
  if (expected.fields) expect({ ...failure?.fields }).toEqual(expected.fields);
  if (expected.message !== undefined) expect(failure?.message).toBe(expected.message);
  expect(failure?.retryAfter).toBe(expected.retryAfter);
}

let consoleError: ReturnType<typeof vi.spyOn>;

beforeAll(() => {
  // Fifty calls at a time listen to the end of one session.
  setMaxListeners(100);
  faultServer.listen({ onUnhandledRequest: 'error' });
  consoleError = vi.spyOn(console, 'error');
});
afterAll(() => {
  faultServer.close();
  consoleError.mockRestore();
});

beforeEach(() => {
  abortSessionCalls();
  store = createStore();
  connectClient({
    host: apiOrigin,
    importUrl,
    readToken: () => token,
    sessionNumber: () => selectSessionNumber(store.getState()),
    onUnauthorized: () => {
      ended += 1;
      store.dispatch(endSession('unauthorized'));
    },
    adapter: 'fetch',
  });
  token = null;
});

afterEach(() => {
  cases += 1;
  expect(consoleError).not.toHaveBeenCalled();
  expect(({} as Record<string, unknown>)['böse']).toBeUndefined();
});

describe.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const args = sampleArgs(endpoint);
  const given = endpoint.query || endpoint.body || endpoint.path.includes(':') ? args : undefined;
  const good = goodData(endpoint);
  let screen: ReturnType<typeof probe>;

  beforeAll(() => {
    screen = probe(endpoint);
  });

  /** Loads data, so that every fault meets some that are already there. */
  function alreadyLoaded(): ProbeState['data'] {
    store.dispatch(screen.thunk.pending('before', given as never));
    store.dispatch(screen.thunk.fulfilled(good as never, 'before', given as never));
    return screen.state().data;
  }

  const applying = faults.filter(({ applies }) => applies?.(endpoint) ?? true);

  it.each(applying.map((fault) => [fault.id, fault] as const))('%s', async (id, fault) => {
    run.add(id.split(' ')[0] ?? '');
    const user = fault.asVisitor ? null : anna;
    const outcome = fault.outcome(endpoint);

    signIn(user);
    void serve(() => fault.answer(endpoint));
    const { data, failure } = await settle(endpoint, given);
    expectRequests(endpoint, args);
    expectFailure(failure, outcome);
    if ('data' in outcome) expect(outcome.data(data)).toBe(true);
    expect(ended).toBe(fault.endsSession ? 1 : 0);

    signIn(user);
    const before = alreadyLoaded();
    void serve(() => fault.answer(endpoint));
    const result = await screen.start(given);
    expectRequests(endpoint, args);
    expect(ended).toBe(fault.endsSession ? 1 : 0);
    const notices = selectNotices(store.getState()).map(({ textKey }) => textKey);
    if (fault.endsSession) {
      expect(selectUser(store.getState())).toBeNull();
      expect(screen.state()).toEqual({ request: idleRequest, data: null });
      expect(notices).toEqual([]);
      return;
    }
    expect(selectUser(store.getState())).toEqual(user);
    if (!('kind' in outcome)) {
      expect(screen.state().request).toMatchObject({ status: 'succeeded', error: null });
      return;
    }
    const shown = 'failure' in result ? result.failure : undefined;
    expectFailure(shown, outcome);
    expect(screen.state().request).toMatchObject({ status: 'failed', error: { kind: outcome.kind } });
    expect(screen.state().data).toBe(before);
    const isSilent = endpoint.method === 'get' || outcome.kind === 'unauthorized';
    expect(notices).toEqual(isSilent ? [] : [failureTextOf(shown as ApiFailure).textKey]);
  });

  /* What takes more than one answer. */

  /** Another session may follow a proper end, which aborts what is under way, or just be there. */
  const changes = [
    ['401 after a logout', () => json({ success: false, message: 'Unauthenticated.' }, 401), true],
    ['401 unnoticed', () => json({ success: false, message: 'Unauthenticated.' }, 401), false],
    ['200 after a logout', () => goodAnswer(endpoint), true],
    ['200 unnoticed', () => goodAnswer(endpoint), false],
  ] as const;

  it.each(changes)('F2 %s: an answer of the old session arrives in the next one', async (_name, answer, endsFirst) => {
    run.add('F2');
    const { opened, open } = gate();
    const foreign = endpoint.access === 'external';
    signIn(anna);
    const arrived = serve(() => opened.then(answer));
    const waiting = screen.start(given);
    await arrived;
    expectRequests(endpoint, args);
    if (endsFirst) store.dispatch(endSession('otherTab'));
    signIn(bert);
    open();
    await waiting;
    expect(ended).toBe(0);
    expect(selectUser(store.getState())).toEqual(bert);
    // The slice was reset with Anna's session, and nothing of hers comes back.
    if (!foreign) expect(screen.state()).toMatchObject({ request: { status: 'idle', error: null }, data: null });
    expect(selectNotices(store.getState())).toEqual([]);
  });

  it('F21 never answers, and is given up', async () => {
    run.add('F21');
    signIn(anna);
    const before = alreadyLoaded();
    const arrived = serve(() => new Promise<never>(() => undefined));
    const waiting = screen.start(given);
    await arrived;
    expect(screen.state().request.status).toBe('loading');
    waiting.abort();
    const result = await waiting;
    expectRequests(endpoint, args);
    expect(result).toHaveProperty('failure');
    expect(screen.state().request).toMatchObject({ status: 'idle', error: null });
    expect(screen.state().data).toBe(before);
    expect(selectNotices(store.getState())).toEqual([]);
  });

  it('F22 left before it began', async () => {
    run.add('F22');
    signIn(anna);
    void serve(() => goodAnswer(endpoint));
    const { failure } = await settle(endpoint, given, AbortSignal.abort());
    expect(failure).toEqual({ kind: 'aborted' });
    expect(ended).toBe(0);
  });

  it('F23 offline, then online', async () => {
    run.add('F23');
    signIn(anna);
    void serve((_request, place) => (place === 0 ? Response.error() : goodAnswer(endpoint)));
    await screen.start(given);
    expect(screen.state().request).toMatchObject({ status: 'failed', error: { kind: 'network' } });
    await screen.start(given);
    expectRequests(endpoint, args, 2);
    expect(screen.state().request).toMatchObject({ status: 'succeeded', error: null });
  });

  it('F24 the answer to an earlier question comes last', async () => {
    run.add('F24');
    signIn(anna);
    const { opened, open } = gate();
    const other = sampleArgs(endpoint, 2);
    // Equal reads share one request, so they cannot overtake each other.
    const shared = endpoint.method === 'get' && !endpoint.path.includes(':');
    const arrived = serve((_request, place) =>
      shared
        ? opened.then(() => goodAnswer(endpoint))
        : place === 0
          ? opened.then(() => json({}, 500))
          : goodAnswer(endpoint),
    );
    const first = screen.start(given);
    await arrived;
    const second = screen.start(given === undefined ? given : other);
    if (!shared) await second;
    const { data } = screen.state();
    open();
    await Promise.all([first, second]);
    expect(seen).toHaveLength(shared ? 1 : 2);
    expect(screen.state().request).toMatchObject({ status: 'succeeded', error: null });
    if (!shared) expect(screen.state().data).toBe(data);
  });
});

describe('a response that two calls share', () => {
  it('is decoded once', async () => {
    const endpoint = allEndpoints.find(({ id }) => id === 'claims/listClaims') as Endpoint;
    signIn(anna);
    void serve(() => goodAnswer(endpoint));
    const [one, other] = await Promise.all([call(endpoint, {} as never), call(endpoint, {} as never)]);
    expect(seen).toHaveLength(1);
    expect(one).toBe(other);
  });
});

describe('the session', () => {
  const guarded = allEndpoints.filter(carriesBearer);

  it('ends once for fifty refusals at the same time', async () => {
    signIn(anna);
    void serve(() => json({ success: false, message: 'Unauthenticated.' }, 401));
    const many = guarded.slice(0, 50);
    const results = await Promise.all(many.map((endpoint) => settle(endpoint, sampleArgs(endpoint))));
    expect(ended).toBe(1);
    expect(results.map(({ failure }) => failure?.kind)).toEqual(many.map(() => 'aborted'));
    const sent = seen.length;
    token = null;
    await settle(guarded[0]!, sampleArgs(guarded[0]!));
    expect(seen.slice(sent).map(({ authorization }) => authorization)).toEqual([null]);
  });
});

describe('the end of a session', () => {
  it.each(allEndpoints.slice(0, 20).map(({ id }, place) => [id, place] as const))('stops %s', async (_, place) => {
    const endpoint = allEndpoints[place]!;
    signIn(anna);
    const arrived = serve(() => new Promise<never>(() => undefined));
    const waiting = settle(endpoint, sampleArgs(endpoint));
    await arrived;
    store.dispatch(endSession('logout'));
    expect(await waiting).toEqual({ failure: { kind: 'aborted' } });
  });
});

describe('the matrix', () => {
  it('was run whole', () => {
    const rows = Array.from({ length: 24 }, (_, place) => `F${place + 1}`);
    expect([...run].toSorted()).toEqual(rows.toSorted());
    expect(cases).toBeGreaterThanOrEqual(4150);
  });
});
