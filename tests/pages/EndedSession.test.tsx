import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockServer } from '@mocks/node';
import { connectClient } from '@/api/client/call';
import { App } from '@/app/App';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { createRouter, firstPageReady } from '@/app/router';
import { startSessionEffects } from '@/app/sessionEffects';
import { manageAll } from '@/domain/ability';
import { writeSession } from '@/platform/sessionCookies';
import { routeEntry, routes, type RouteName } from '@/routes/table';
import { endSession, resumeSession, selectIsSignedIn, selectSessionNumber, sessionToken } from '@/store/session';
// Loads what the application loads when it is needed.
import '../render';

/* A first visit with a token that the server no longer knows, in the order of `app/main.tsx`. */

const anna = { id: '11', firstname: 'Anna', lastname: 'Bergmann', role: 'expert' };
const sessionRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name) => typeof routeEntry(name).access === 'object' && !routeEntry(name).redirectTo,
);
const addressOf = (name: RouteName) => routes[name].path.replace(/:\w+/g, '41');

/** When the server says that it does not know the token. */
type Moment = 'before the page is loaded' | 'before it is rendered' | 'while it is rendered' | 'when it is shown';

function promise() {
  let resolve: () => void = () => undefined;
  const settled = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { settled, resolve };
}

const pieces = Array.from({ length: 2000 }, (_, piece) => piece);

/** A part of the page that takes its time: React lets other work in between its pieces, until that is done. */
function RenderedSlowly({ onStart, isDone }: { onStart: () => void; isDone: () => boolean }): ReactNode {
  onStart();
  return pieces.map((piece) => <Piece key={piece} isDone={isDone} />);
}

function Piece({ isDone }: { isDone: () => boolean }) {
  const end = performance.now() + 6;
  while (!isDone() && performance.now() < end);
  return null;
}

/** Opens an address as `app/main.tsx` does, with a token that the server no longer knows. */
async function openWithUnknownToken(path: string, moment: Moment) {
  const answers = promise();
  const rendering = promise();
  mockServer.use(
    http.all('*/api/*', async () => {
      await answers.settled;
      return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
    }),
  );
  const textsReady = startI18n(['common']);
  await textsReady;
  writeSession({ token: 'unknown', user: anna, rules: manageAll }, true);
  window.history.replaceState(null, '', path);
  const store = createStore();
  connectClient({
    host: '',
    readToken: () => store.dispatch(sessionToken()),
    sessionNumber: () => selectSessionNumber(store.getState()),
    onUnauthorized: () => store.dispatch(endSession('unauthorized')),
  });
  store.dispatch(resumeSession());
  const hasEnded = () => !selectIsSignedIn(store.getState());
  const router = createRouter(store, textsReady);
  const endEffects = startSessionEffects(store, router);
  if (moment === 'before the page is loaded') answers.resolve();
  await firstPageReady(router);
  if (moment === 'before it is rendered') {
    const loadNamespaces = i18next.loadNamespaces.bind(i18next);
    vi.spyOn(i18next, 'loadNamespaces').mockImplementation(async (...names) => {
      await rendering.settled;
      return loadNamespaces(...names);
    });
    answers.resolve();
    await vi.waitFor(() => expect(hasEnded()).toBe(true), { timeout: 20_000 });
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
    endEffects();
    router.dispose();
  });
  const onStart = () => {
    rendering.resolve();
    if (moment === 'while it is rendered') answers.resolve();
  };
  const isDone = () => moment === 'when it is shown' || router.state.location.pathname === '/login';
  startTransition(() =>
    root.render(<App store={store} router={router} tools={<RenderedSlowly onStart={onStart} isDone={isDone} />} />),
  );
  if (moment === 'when it is shown') {
    await screen.findByRole('heading', { level: 1 });
    answers.resolve();
  }
}

/** The way back that the sign-in form keeps, and what is reported beside it. */
async function readSignInForm() {
  await screen.findByRole('form', { name: 'Anmelden' });
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  return { to: new URLSearchParams(window.location.search).get('to'), alerts: alerts.filter(Boolean) };
}

describe('a session that the server has ended leads to the sign-in form', () => {
  it.each(sessionRoutes)('from %s', async (name) => {
    await openWithUnknownToken(addressOf(name), 'before it is rendered');
    expect(await readSignInForm()).toEqual({ to: addressOf(name), alerts: [] });
  });

  it.each<Moment>(['before the page is loaded', 'while it is rendered', 'when it is shown'])(
    'where that is known %s',
    async (moment) => {
      await openWithUnknownToken('/dashboard', moment);
      expect(await readSignInForm()).toEqual({ to: '/dashboard', alerts: [] });
    },
  );
});
