import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockServer } from '@mocks/node';
import { connectClient } from '@/api/client/call';
import { createStore, type AppStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { startSessionEffects } from '@/app/sessionEffects';
import { createRouter } from '@/app/router';
import { href } from '@/routes/href';
import { beginSession, checkSession, selectSessionNumber, sessionToken } from '@/store/session';
import { cookies } from '../cookies';

const rules = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const haveArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, haveArrived };
});
vi.mock('@/app/ability', async (original) => {
  await rules.haveArrived;
  return original();
});

const anna = { id: '11', firstname: 'Anna', lastname: 'Bergmann', role: 'expert' };

let store: AppStore;

beforeEach(() => {
  store = createStore();
  connectClient({
    host: '',
    readToken: () => store.dispatch(sessionToken()),
    sessionNumber: () => selectSessionNumber(store.getState()),
    onUnauthorized: () => undefined,
  });
  mockServer.use(http.all('*/api/*', () => HttpResponse.json({ success: true, data: [] })));
});

/** Follows the session on a page that is open as Anna, and tells what was done. */
function open(pathname: string) {
  const done: string[] = [];
  const router = {
    state: { location: { pathname, search: '' }, navigation: {} },
    navigate: vi.fn<(to: string) => Promise<void>>(async (to) => {
      done.push(`go to ${to}`);
    }),
  };
  store.dispatch(beginSession({ access_token: 'secret', user: anna }, false));
  const end = startSessionEffects(store, router as unknown as ReturnType<typeof createRouter>, () =>
    done.push('reload'),
  );
  onTestFinished(end);
  return done;
}

const signOutElsewhere = () => ['token', 'user', 'rules'].forEach((name) => cookies.remove(`fachprofil.${name}`));
const signInElsewhere = () => cookies.write('fachprofil.user', JSON.stringify({ ...anna, id: '12' }));

describe('what happens in another tab (T22)', () => {
  it.each([
    ['a sign-out', 'a protected page gives way to the sign-in', '/access-control', signOutElsewhere, 'go to /login'],
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

it('reads once what the loads of a session and its first page both need, however late the access rules arrive', async () => {
  const calls: string[] = [];
  mockServer.events.on('request:start', ({ request }) => calls.push(new URL(request.url).pathname));
  store.dispatch(beginSession({ access_token: 'secret', user: anna }, false));
  window.history.replaceState(null, '', href('claims'));
  const router = createRouter(store, startI18n(['common']));
  const end = startSessionEffects(store, router);
  onTestFinished(() => {
    end();
    router.dispose();
  });
  // Whatever was begun before the rules would have been answered by then.
  await Promise.all([import('@/app/loaders'), import('@/api/client/request')]);
  for (let answered = 0; answered < 3; answered += 1) await fetch('/api/countries');
  rules.arrive();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 20_000 });
  const claims = () => calls.filter((path) => path === '/api/claims/plain');
  await vi.waitFor(() => expect(claims()).not.toHaveLength(0), { timeout: 20_000 });
  expect(claims()).toHaveLength(1);
});
