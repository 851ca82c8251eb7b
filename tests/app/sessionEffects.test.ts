import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '@mocks/node';
import { connectClient } from '@/api/client/call';
import { createStore, type AppStore } from '@/app/createStore';
import { startSessionEffects } from '@/app/sessionEffects';
import type { createRouter } from '@/app/router';
import { beginSession, checkSession, selectSessionNumber } from '@/store/session';
import { cookies } from '../cookies';

const anna = { id: '11', firstname: 'Anna', lastname: 'Bergmann', role: 'expert' };

let store: AppStore;

beforeEach(() => {
  store = createStore();
  connectClient({
    host: '',
    readToken: () => null,
    sessionNumber: () => selectSessionNumber(store.getState()),
    onUnauthorized: () => undefined,
  });
  mockServer.use(http.all('*/api/*', () => HttpResponse.json({ success: true, data: [] })));
});

/** Follows the session on a page that is open as Anna, and tells what was done. */
function open(pathname: string) {
  const done: string[] = [];
  const router = {
    state: { location: { pathname, search: '' } },
    navigate: vi.fn<(to: string) => Promise<void>>(async (to) => {
      done.push(`go to ${to}`);
    }),
    revalidate: vi.fn<() => Promise<void>>(async () => {
      done.push('guard again');
    }),
  };
  store.dispatch(beginSession({ access_token: 'secret', user: anna }, false));
  startSessionEffects(store, router as unknown as ReturnType<typeof createRouter>, () => done.push('reload'));
  return done;
}

const signOutElsewhere = () => ['token', 'user', 'rules'].forEach((name) => cookies.remove(`fachprofil.${name}`));
const signInElsewhere = () => cookies.write('fachprofil.user', JSON.stringify({ ...anna, id: '12' }));

describe('what happens in another tab (T22)', () => {
  it.each([
    ['a sign-out', 'a protected page meets its guard again', '/access-control', signOutElsewhere, 'guard again'],
    ['a sign-out', 'a public page is loaded anew', '/verification/abc', signOutElsewhere, 'reload'],
    ['another person', 'a protected page is loaded anew', '/access-control', signInElsewhere, 'reload'],
    ['another person', 'a public page is loaded anew', '/verification/abc', signInElsewhere, 'reload'],
  ])('%s: %s', async (_, __, pathname, elsewhere, expected) => {
    const done = open(pathname);
    elsewhere();
    store.dispatch(checkSession());
    await vi.waitFor(() => expect(done).toEqual([expected]), { timeout: 20_000 });
  });
});
