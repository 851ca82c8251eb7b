import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mockServer } from '@mocks/node';
import type { AppStore } from '@/app/createStore';
import { createRouter } from '@/app/router';
import { startSessionEffects } from '@/app/sessionEffects';
import { routeEntry, routes, type RouteName } from '@/routes/table';
import { writeDraft } from '@/platform/drafts';
import { checkSession, endSession, selectSession, selectUser, sessionBegan } from '@/store/session';
import { cookies } from '../cookies';
import { arriveAt, render } from '../render';
import { recordCalls } from './authForms';

const expired = 'Sie waren länger nicht hier. Bitte melden Sie sich wieder an.';

const names = Object.keys(routes) as RouteName[];
/** An address of a route, with something in the place of each parameter. */
const addressOf = (name: RouteName) => routes[name].path.replace(/:[A-Za-z]+/g, '7').replace('*', '/nowhere');
const of = (wanted: (access: ReturnType<typeof routeEntry>['access']) => boolean) =>
  names.filter((name) => wanted(routeEntry(name).access) && !routeEntry(name).redirectTo);
const publicRoutes = of((access) => access === 'public');
const guestRoutes = of((access) => access === 'guest');
const protectedRoutes = of((access) => typeof access === 'object');

/** The guard alone: answers where the router ends up for an address, without rendering its page. */
async function guardFor(as?: 'expert', onStart?: (store: AppStore, router: ReturnType<typeof createRouter>) => void) {
  const { store, unmount } = await render('/pages/misc/not-found/404', as ? { as } : {});
  unmount();
  return async (path: string) => {
    window.history.replaceState(null, '', path);
    const router = createRouter(store, Promise.resolve());
    onStart?.(store, router);
    await waitFor(() => expect(router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }));
    const { pathname, search } = router.state.location;
    router.dispose();
    return pathname + search;
  };
}

describe('who is not signed in', () => {
  it('passes every public route but `/` (AUT-12)', async () => {
    expect(publicRoutes).toContain('pricing');
    const decided = await guardFor();
    for (const name of publicRoutes.filter((route) => route !== 'root')) {
      expect(await decided(addressOf(name)), name).toBe(addressOf(name));
    }
  }, 60_000);

  it('passes the sign-in screens, which robots shall leave alone (AUT-13)', async () => {
    for (const name of guestRoutes) {
      await render(addressOf(name)).then(({ unmount }) => {
        expect(window.location.pathname).toBe(addressOf(name));
        expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
        unmount();
      });
    }
  }, 60_000);

  it('is sent from every other route to the sign-in, with the query kept and `to` (AUT-14)', async () => {
    expect(protectedRoutes.length).toBeGreaterThan(25);
    const decided = await guardFor();
    for (const name of protectedRoutes) {
      const path = addressOf(name);
      expect(await decided(`${path}?a=1`), name).toBe(`/login?a=1&to=${encodeURIComponent(path)}`);
    }
  }, 120_000);

  it('is sent from `/` to the sign-in with the query kept, without `to` (AUT-15)', async () => {
    await render('/?utm=mail');
    await arriveAt('/login?utm=mail');
  });

  it('makes no call on the way', async () => {
    const calls = recordCalls();
    const decided = await guardFor();
    await decided('/competence/claims');
    expect(calls).toEqual([]);
  });
});

describe('who is signed in', () => {
  it('is sent from the sign-in screens to the dashboard (AUT-13)', async () => {
    const decided = await guardFor('expert');
    for (const name of guestRoutes) expect(await decided(addressOf(name)), name).toBe('/dashboard');
  }, 60_000);

  it('passes every other route (AUT-16)', async () => {
    const decided = await guardFor('expert');
    for (const name of [...protectedRoutes, ...publicRoutes].filter((route) => route !== 'root')) {
      expect(await decided(addressOf(name)), name).toBe(addressOf(name));
    }
  }, 120_000);

  it.each([
    ['admin', '/dashboard'],
    ['client', '/access-control'],
    ['expert', '/dashboard'],
  ] as const)('is led from `/` by the role %s to %s (AUT-15)', async (as, path) => {
    await render('/', { as });
    await arriveAt(path);
  });

  it('reads where the permission is missing (AUT-14)', async () => {
    const { router, store } = await render('/access-control', { as: 'expert' });
    const user = selectUser(store.getState())!;
    act(() => {
      store.dispatch(sessionBegan({ user, rules: [{ action: 'read', subject: 'Dashboard' }] }));
    });
    await act(() => router.navigate('/competence/claims'));
    await arriveAt('/not-authorized');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  });

  it('is offered to sign out where no page at all may be opened', async () => {
    const { router, store, user } = await render('/access-control', { as: 'expert' });
    const account = selectUser(store.getState());
    if (!account) throw new Error('nobody is signed in');
    act(() => {
      store.dispatch(sessionBegan({ user: account, rules: [] }));
    });
    await act(() => router.navigate('/dashboard'));
    await arriveAt('/not-authorized');
    expect(screen.queryByRole('link', { name: 'Zur Startseite' })).toBeNull();
    // Help is for everybody.
    expect(screen.getByRole('link', { name: 'Hilfe' })).toBeVisible();
    await user.click(await within(await screen.findByRole('main')).findByRole('button', { name: 'Abmelden' }));
    await arriveAt('/login');
  });

  it('leaves a sign-in page with a word to robots that does not stay (AUT-13, D-70)', async () => {
    const { router } = await render('/dashboard', { as: 'expert' });
    const seen: (string | null)[] = [];
    const changes = new MutationObserver(() =>
      seen.push(document.head.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null),
    );
    changes.observe(document.head, { childList: true, subtree: true, attributes: true });
    await act(() => router.navigate('/login'));
    await arriveAt('/dashboard');
    await waitFor(() => expect(seen).toEqual(['noindex, nofollow', null]));
    changes.disconnect();
  });

  it('sees what the account may do (D-09)', async () => {
    await render('/access-control', { as: 'client' });
    expect(await screen.findByText('Kundin oder Kunde')).toBeVisible();
    expect(await screen.findByText('Claims schreiben und veröffentlichen')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Zur Übersicht' })).toHaveAttribute('href', '/dashboard');
  });
});

describe('an address that leads nowhere (D-13, T38)', () => {
  it.each([
    ['/nowhere', 'Seite nicht gefunden', /Unter dieser Adresse gibt es nichts/],
    ['/pages/misc/not-found/403', 'Kein Zugriff', /Der Zugriff auf diese Ressource ist nicht erlaubt/],
    ['/pages/misc/not-found/404', 'Seite nicht gefunden', /Der Eintrag mit der angegebenen ID wurde nicht gefunden/],
    ['/pages/misc/not-found/422', 'Angaben unvollständig', /Bitte prüfen Sie Ihre Angaben/],
    ['/pages/misc/not-found/500', 'Etwas ist schiefgegangen', /Bitte versuchen Sie es noch einmal/],
    ['/pages/misc/not-found/Ihr-Konto-wurde-gesperrt', 'Seite nicht gefunden', /Unter dieser Adresse gibt es nichts/],
    ['/pages/misc/not-found/constructor', 'Seite nicht gefunden', /Unter dieser Adresse gibt es nichts/],
  ])('%s says so', async (path, title, text) => {
    await render(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} · Fachprofil`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/gesperrt|constructor/);
  });

  it('says why an entry may not be there, and leads on', async () => {
    await render('/pages/misc/not-found/404');
    expect(await screen.findByText(/Vielleicht wurde er gelöscht/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    expect(await screen.findByRole('button', { name: 'Zurück' })).toBeVisible();
  });
});

describe('the end of a session', () => {
  it('by a 401 leads once to the sign-in with the way back, drafts kept, without a word (AUT-11, G5)', async () => {
    const { store, router } = await render('/access-control?tab=1', { as: 'expert' });
    writeDraft(selectUser(store.getState())?.id ?? null, 'claim-7', { question: 'Warum?' }, Date.now());
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname + location.search));
    mockServer.use(http.all('*/api/*', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })));
    const { fetchClaims } = await import('@/entities/claim/claimsSlice');
    await act(() => Promise.all(Array.from({ length: 50 }, () => store.dispatch(fetchClaims()))));
    await arriveAt('/login?tab=1&to=%2Faccess-control');
    expect(new Set(visited.filter((path) => path.startsWith('/login')))).toEqual(
      new Set(['/login?tab=1&to=%2Faccess-control']),
    );
    expect(Object.keys(localStorage).filter((key) => key.includes('.draft.'))).toHaveLength(1);
    expect(screen.queryByText('Bitte melden Sie sich an.')).toBeNull();
  });

  it('by a 401 on a verification page keeps the address out of the query (T26)', async () => {
    const { store } = await render('/verification/abc', { as: 'contact' });
    act(() => store.dispatch(endSession('unauthorized')));
    await arriveAt('/login');
    expect(JSON.parse(localStorage.getItem('fachprofil.verificationLink') ?? '{}')).toMatchObject({
      path: '/verification/abc',
    });
  });

  it('by a logout leads to the plain sign-in (AUT-10)', async () => {
    const { store } = await render('/access-control?tab=1', { as: 'expert' });
    act(() => store.dispatch(endSession('logout')));
    await arriveAt('/login');
  });

  it('in another tab leads a protected page to the sign-in', async () => {
    const { store } = await render('/access-control', { as: 'expert' });
    for (const name of ['token', 'user', 'rules']) cookies.remove(`fachprofil.${name}`);
    act(() => store.dispatch(checkSession()));
    await arriveAt('/login');
  });

  it('by a 401 in another tab keeps the way back here, too', async () => {
    const { store } = await render('/access-control', { as: 'expert' });
    const { id: userId } = selectUser(store.getState())!;
    act(() => store.dispatch(checkSession({ type: 'expired', userId })));
    await arriveAt('/login?to=%2Faccess-control');
  });

  it('by a 401 says once, with the form, why one is asked to sign in', async () => {
    const { store } = await render('/access-control', { as: 'expert' });
    act(() => store.dispatch(endSession('unauthorized')));
    expect((await screen.findByText(expired)).closest('[role]')).toHaveAttribute('role', 'status');
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
  });

  it.each([
    ['after a sign-out', 'expert'],
    ['of a visitor', undefined],
  ] as const)('is not given as the reason %s', async (_, as) => {
    const { store } = await render('/pricing', as ? { as } : {});
    act(() => store.dispatch(endSession('logout')));
    if (!as) await render('/access-control');
    expect(await screen.findByRole('form', { name: 'Anmelden' })).toBeVisible();
    expect(screen.queryByText(expired)).toBeNull();
  });

  it.each([
    ['unauthorized', '/login?to=%2Fdashboard'],
    ['logout', '/login'],
    ['otherTab', '/login'],
  ] as const)('(%s) while the first page loads leads to %s', async (reason, address) => {
    const decided = await guardFor('expert', (store, router) => {
      onTestFinished(startSessionEffects(store, router));
      store.dispatch(endSession(reason));
    });
    expect(await decided('/dashboard')).toBe(address);
  });

  it('by a 401 on the way to another page leads back to that one', async () => {
    const { router, store } = await render('/access-control', { as: 'expert' });
    act(() => {
      void router.navigate('/competence/claims?q=a');
      store.dispatch(endSession('unauthorized'));
    });
    await arriveAt('/login?q=a&to=%2Fcompetence%2Fclaims');
  });

  it('by a logout leaves nothing of the former user in the address, with Back neither', async () => {
    const { router, store } = await render('/access-control?tab=1', { as: 'expert' });
    await act(() => router.navigate('/competence/claims'));
    act(() => store.dispatch(endSession('logout')));
    await arriveAt('/login');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await arriveAt('/login');
  });

  it('and a sign-in in another tab lead the sign-in page on', async () => {
    const { store: other, unmount } = await render('/dashboard', { as: 'expert' });
    expect(selectSession(other.getState()).lastBegin).toBe('signIn');
    const sessionCookies = document.cookie.split('; ');
    unmount();
    cookies.removeAll();
    const { store } = await render('/login?to=%2Faccess-control');
    for (const cookie of sessionCookies) document.cookie = `${cookie}; path=/`;
    act(() => store.dispatch(checkSession()));
    await arriveAt('/access-control');
  });
});
