import { isPending } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '@mocks/node';
import { connectClient } from '@/api/client/call';
import { claims } from '@/api/endpoints/claims';
import { createStore, type AppStore } from '@/app/createStore';
import { manageAll } from '@/domain/ability';
import { apiThunk } from '@/store/apiThunk';
import { readStored, storageKey, storedSuffixes, writeStored } from '@/platform/clientStorage';
import { selectNotices } from '@/store/notices';
import {
  beginSession,
  checkSession,
  endSession,
  resumeSession,
  selectIsSignedIn,
  selectSession,
  selectSessionNumber,
  selectUser,
  sessionEnded,
  sessionToken,
} from '@/store/session';
import { readToken } from '@/platform/sessionCookies';
import { watchTabs } from '@/platform/tabs';
import { cookies } from '../cookies';

const anna = { id: '11', firstname: 'Anna', lastname: 'Bergmann', role: 'expert' };
const petra = { id: '12', firstname: 'Petra', lastname: 'Lindner', role: 'expert' };
const cookieNames = { token: 'fachprofil.token', user: 'fachprofil.user', rules: 'fachprofil.rules' };
const whole = { token: 'secret-a', user: JSON.stringify(anna), rules: JSON.stringify(manageAll) };

const fetchClaims = apiThunk(claims.listClaims);
const deleteClaim = apiThunk(claims.deleteClaim);
let store: AppStore;

/** A store connected as the application connects its own. */
function connect(): AppStore {
  const connected = createStore();
  connectClient({
    host: '',
    readToken: () => connected.dispatch(sessionToken()),
    sessionNumber: () => selectSessionNumber(connected.getState()),
    onUnauthorized: () => connected.dispatch(endSession('unauthorized')),
  });
  return connected;
}

const signIn = (user = anna, token = `secret-${user.id}`) =>
  store.dispatch(beginSession({ access_token: token, user }, false));
const isSignedIn = () => selectIsSignedIn(store.getState());
const keptCookies = () => Object.values(cookieNames).filter((name) => cookies.read(name) !== null);

beforeEach(() => {
  store = connect();
});

describe('a stored session is taken up as a whole or not at all (T23)', () => {
  const names = ['token', 'user', 'rules'] as const;
  const combinations = Array.from({ length: 8 }, (_, bits) => names.filter((__, index) => bits & (1 << index)));

  it.each(combinations.map((present) => ({ present })))('with $present', async ({ present }) => {
    for (const name of present) cookies.write(cookieNames[name], whole[name]);
    let calls = 0;
    mockServer.use(
      http.all('*/api/*', () => {
        calls += 1;
        return HttpResponse.json({ success: true, data: [] });
      }),
    );
    store.dispatch(resumeSession());
    expect(isSignedIn()).toBe(present.length === 3);
    expect(keptCookies()).toHaveLength(present.length === 3 ? 3 : 0);
    expect(calls).toBe(0);
  });

  it.each([
    ['user', ''],
    ['user', 'null'],
    ['user', '[]'],
    ['user', '{"id":'],
    ['user', '"11"'],
    ['user', '{"firstname":"Anna"}'],
    ['user', '{"id":""}'],
    ['user', '{"id":{"__proto__":1}}'],
    ['rules', 'null'],
    ['rules', '{}'],
    ['rules', '"manage"'],
    ['rules', '[1]'],
    ['rules', '[{"subject":"all"}]'],
    ['rules', '[{"action":"manage","subject":"all","conditions":7}]'],
    ['token', ''],
  ] as const)('not with the %s %s', (name, garbage) => {
    for (const name of names) cookies.write(cookieNames[name], whole[name]);
    cookies.write(cookieNames[name], garbage);
    store.dispatch(resumeSession());
    expect(isSignedIn()).toBe(false);
    expect(keptCookies()).toEqual([]);
  });

  it('with rules that allow nothing', () => {
    for (const name of names) cookies.write(cookieNames[name], whole[name]);
    cookies.write(cookieNames.rules, '[]');
    store.dispatch(resumeSession());
    expect(selectSession(store.getState())).toMatchObject({ user: anna, rules: [], lastBegin: 'resume' });
  });
});

describe('keeping a sign-in (D-01, T24, T25)', () => {
  const cookieWrites = () => vi.spyOn(document, 'cookie', 'set');

  it.each([
    ['a session cookie', false],
    ['thirty days', true],
  ])('as %s', (_, persistent) => {
    const set = cookieWrites();
    store.dispatch(beginSession({ access_token: 'secret', user: anna }, persistent));
    const lines = set.mock.calls.map(([line]) => line).filter((line) => line.startsWith('fachprofil.'));
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toContain('path=/');
      expect(line).toContain('sameSite=Strict');
      const expires = /expires=([^;]+)/.exec(line)?.[1];
      if (!persistent) expect(expires).toBeUndefined();
      else expect(Math.round((Date.parse(expires ?? '') - Date.now()) / 86_400_000)).toBe(30);
    }
  });

  it('keeps id, name and role of the user and nothing else', () => {
    const user = { ...anna, email: 'anna@fachprofil.example', phone: '030 123' };
    store.dispatch(beginSession({ access_token: 'secret', user }, false));
    expect(JSON.parse(cookies.read(cookieNames.user) ?? '')).toEqual(anna);
  });

  it.each([['ü'.repeat(5000)], ['語'.repeat(5000)], ['😀'.repeat(5000)], ['\ud83d'.repeat(200)]])(
    'signs a person with a very long name in (%#)',
    (lastname) => {
      expect(store.dispatch(beginSession({ access_token: 'secret', user: { ...anna, lastname } }, false))).toBe(true);
      const next = connect();
      next.dispatch(resumeSession());
      expect(selectUser(next.getState())?.id).toBe(anna.id);
      expect(`${cookieNames.user}=${document.cookie}`.length).toBeLessThan(4096);
    },
  );

  it('begins nothing where the browser keeps no cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(signIn()).toBe(false);
    expect(isSignedIn()).toBe(false);
    expect(selectSessionNumber(store.getState())).toBe(0);
  });

  it('begins nothing where the token alone is lost', () => {
    const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
      if (!line.startsWith(`${cookieNames.token}=`)) real?.set?.call(document, line);
    });
    expect(signIn()).toBe(false);
    vi.restoreAllMocks();
    expect(keptCookies()).toEqual([]);
  });
});

describe('the end of a session', () => {
  const unauthorized = http.get('*/api/claims/plain', () =>
    HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }),
  );

  it('comes once for fifty 401 at the same time, without a word (AUT-11, T18)', async () => {
    signIn();
    let carried = 0;
    mockServer.use(unauthorized);
    mockServer.events.on('request:start', ({ request }) => {
      if (request.headers.has('Authorization')) carried += 1;
    });
    const ends: unknown[] = [];
    store.subscribe(() => ends.push(selectSessionNumber(store.getState())));
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        store.dispatch(apiThunk(claims.listClaims, { typeSuffix: `${index}` })()),
      ),
    );
    expect(new Set(ends)).toEqual(new Set([1, 2]));
    expect(selectSession(store.getState())).toMatchObject({ user: null, lastEnd: 'unauthorized', number: 2 });
    expect(selectNotices(store.getState())).toEqual([]);
    expect(keptCookies()).toEqual([]);
    const before = carried;
    await store.dispatch(fetchClaims());
    expect(before).toBeGreaterThan(0);
    expect(carried).toBe(before);
    mockServer.events.removeAllListeners();
  });

  it('takes with a logout what a 401 leaves for the same person (T21, T33)', () => {
    const keys = ['verificationLink', 'drafts', 'socialSignIn'] as const;
    const fill = () => {
      signIn();
      writeStored('verificationLink', { path: '/verification/abc', until: 1 });
      writeStored('drafts', { at: 1, values: {} }, '11.claim-7');
      writeStored('socialSignIn', { provider: 'google' });
      writeStored('language', 'en');
    };
    const left = () =>
      keys.filter((name) =>
        (name === 'socialSignIn' ? sessionStorage : localStorage).getItem(storageKey(name, '11.claim-7')),
      );
    fill();
    store.dispatch(endSession('unauthorized'));
    expect(left()).toEqual(['verificationLink', 'drafts']);
    fill();
    store.dispatch(endSession('logout'));
    expect(left()).toEqual([]);
    expect(localStorage.getItem(storageKey('language'))).toBe('"en"');
    expect(keptCookies()).toEqual([]);
  });

  it('takes no more where the browser stores nothing (F27)', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    signIn();
    writeStored('language', 'en');
    writeStored('invitationGroups', { 5: 'customers' }, '11');
    writeStored('drafts', { at: 1, values: {} }, '11.claim-7');
    writeStored('drafts', { at: 1, values: {} }, '12.claim-7');
    store.dispatch(endSession('logout'));
    expect(readStored('language')).toBe('en');
    expect(readStored('invitationGroups', '11')).toEqual({ 5: 'customers' });
    expect(storedSuffixes('drafts')).toEqual(['12.claim-7']);
  });

  it('leaves the store as a new one, but for the number and the reason', async () => {
    mockServer.use(http.delete('*/api/claims/7', () => HttpResponse.error()));
    const fresh = store.getState();
    signIn();
    await store.dispatch(deleteClaim({ params: { claimId: '7' } }));
    expect(selectNotices(store.getState())).toHaveLength(1);
    store.dispatch(endSession('logout'));
    expect(store.getState()).toEqual({ ...fresh, session: { ...fresh.session, number: 2, lastEnd: 'logout' } });
  });

  it('happens only to who is signed in', () => {
    store.dispatch(endSession('logout'));
    expect(selectSessionNumber(store.getState())).toBe(0);
  });

  it('spares the cookies that another tab has written for somebody else', () => {
    signIn();
    cookies.write(cookieNames.user, JSON.stringify(petra));
    cookies.write(cookieNames.token, 'secret-12');
    store.dispatch(endSession('unauthorized'));
    expect(isSignedIn()).toBe(false);
    expect(cookies.read(cookieNames.token)).toBe('secret-12');
  });
});

describe('an answer of the old session (T20, G6)', () => {
  /** Twenty calls whose responses wait to be released. */
  function lateCalls(status: number) {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockServer.use(
      http.get('*/api/claims/plain', async () => {
        await held;
        return status === 200
          ? HttpResponse.json({ success: true, data: [{ id: 1, question: 'late', status: 'draft' }] })
          : HttpResponse.json({ message: 'Unauthenticated.' }, { status });
      }),
    );
    const results = Array.from({ length: 20 }, (_, index) =>
      store.dispatch(apiThunk(claims.listClaims, { typeSuffix: `late-${index}` })()),
    );
    return { answer, all: Promise.all(results) };
  }

  it.each([200, 401])('with status %i changes nothing after somebody else has signed in', async (status) => {
    signIn(anna);
    const { answer, all } = lateCalls(status);
    store.dispatch(endSession('logout'));
    signIn(petra);
    const seen = store.getState();
    answer();
    await all;
    expect(store.getState()).toBe(seen);
    expect(selectUser(store.getState())).toEqual(petra);
    expect(cookies.read(cookieNames.token)).toBe('secret-12');
  });

  it('is dropped even between the check of the client and the reducer', () => {
    const seen: string[] = [];
    signIn();
    const pending = fetchClaims.pending('one', undefined);
    store.subscribe(() => seen.push('changed'));
    expect(isPending(pending)).toBe(true);
    store.dispatch(pending);
    store.dispatch(sessionEnded('logout'));
    const before = store.getState();
    store.dispatch(
      fetchClaims.rejected(
        new Error('late'),
        'one',
        undefined,
        { kind: 'server' },
        { silent: false, failureText: null, settledAt: 1 },
      ),
    );
    store.dispatch(fetchClaims.fulfilled([], 'one', undefined));
    expect(store.getState()).toBe(before);
    expect(selectNotices(store.getState())).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);
  });
});

describe('tabs agree (T22, G8)', () => {
  it('signs out where another tab has', () => {
    signIn();
    for (const name of Object.values(cookieNames)) cookies.remove(name);
    store.dispatch(checkSession());
    expect(selectSession(store.getState())).toMatchObject({ user: null, lastEnd: 'otherTab' });
  });

  it('follows a change of the user, as an end and a beginning', () => {
    signIn(anna);
    cookies.write(cookieNames.user, JSON.stringify(petra));
    store.dispatch(checkSession());
    expect(selectSession(store.getState())).toMatchObject({ user: petra, number: 3, lastBegin: 'otherTab' });
  });

  it('stays as it is where nothing has changed', () => {
    signIn();
    const before = store.getState();
    store.dispatch(checkSession());
    expect(store.getState()).toBe(before);
  });

  it('never sends the call of one user with the token of another', async () => {
    signIn(anna);
    const tokens: (string | null)[] = [];
    mockServer.use(
      http.get('*/api/claims/plain', ({ request }) => {
        tokens.push(request.headers.get('Authorization'));
        return HttpResponse.json({ success: true, data: [] });
      }),
    );
    cookies.write(cookieNames.user, JSON.stringify(petra));
    cookies.write(cookieNames.token, 'secret-12');
    const result = await store.dispatch(fetchClaims());
    expect(result).toEqual({ failure: { kind: 'aborted' } });
    expect(tokens).toEqual([]);
    expect(selectUser(store.getState())).toEqual(petra);
  });

  it.each(['focus', 'visibilitychange'])('look again on %s', (event) => {
    const look = vi.fn<() => void>();
    const stop = watchTabs(look);
    (event === 'focus' ? window : document).dispatchEvent(new Event(event));
    expect(look).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('hear why a session has ended before its cookies are gone', () => {
    signIn(anna);
    const heard: unknown[] = [];
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation((message) => {
      heard.push([message, readToken() !== null]);
    });
    store.dispatch(endSession('unauthorized'));
    expect(heard).toEqual([[{ type: 'expired', userId: anna.id }, true]]);
    expect(readToken()).toBeNull();
  });

  it('hear of each other', async () => {
    const heard = new Promise<void>((resolve) => {
      const stop = watchTabs(() => {
        stop();
        resolve();
      });
    });
    // A channel never hears itself: this one stands for another tab.
    const other = new BroadcastChannel('fachprofil.session');
    other.postMessage({ type: 'ended' });
    await expect(heard).resolves.toBeUndefined();
    other.close();
  });
});
