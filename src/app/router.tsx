import i18next from 'i18next';
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { selectIsSignedIn, selectIsSignedOut, selectSession } from '@/store/session';
import { decide, type Viewer } from '@/routes/access';
import { loginHref, takeDeletionToken } from '@/routes/destination';
import { href } from '@/routes/href';
import {
  createBrowserRouter,
  redirect,
  replace,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
} from '@/routes/navigation';
import { pageOf, routeEntry, routes, textsOf, type PageName, type RouteLayout, type RouteName } from '@/routes/table';
import type { AppStore } from './createStore';
import { ErrorPage, ErrorScreen } from './ErrorPage';
import { basePath, pathInApp } from '@/platform/config';
import { currentLanguage } from './i18n';
import { BlankLayout } from './layouts/BlankLayout';
import { loadCode, loadPage, loadSessionCode, takeReload } from './loadPage';
import { useIsOnline } from './notices/Notices';
import { publicLoaders } from './publicLoaders';
import { RootLayout } from './RootLayout';
import { hideFromRobots } from './useHead';

/** CASL is loaded with the first session (AUT-13). */
async function viewerOf(store: AppStore): Promise<Viewer> {
  const { user, rules } = selectSession(store.getState());
  if (!user) return { isSignedIn: false };
  const { buildAbility } = await loadSessionCode();
  return { isSignedIn: true, ability: buildAbility(rules) };
}

/** Before anything of a route renders: decides who may see it, starts its reads and texts (performance S4). */
function guard(name: RouteName, store: AppStore, textsReady: Promise<unknown>, startReads: StartReads) {
  const entry = routeEntry(name);
  return async ({ request, params }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    url.pathname = pathInApp(url.pathname);
    const withoutToken = takeDeletionToken(url);
    if (withoutToken !== null) return replace(withoutToken);
    if (entry.redirectTo) return redirect(routes[entry.redirectTo as RouteName].path + url.search);
    const decision = decide(entry, await viewerOf(store));
    if (decision === 'login') {
      const isSignedOut = selectIsSignedOut(store.getState());
      return redirect(isSignedOut ? href('login') : loginHref(url.pathname, url.search));
    }
    if (decision === 'home') {
      hideFromRobots();
      return redirect(href('dashboard'));
    }
    if (decision === 'forbidden') return redirect(href('notAuthorized'));
    const ready = startReads(name, params, request);
    await textsReady;
    await Promise.all([i18next.loadNamespaces(textsOf(name, selectIsSignedIn(store.getState()))), ready]);
    return null;
  };
}

type StartReads = (name: RouteName, params: Params, request: Request) => Promise<void>;

/** How long the first paint stays while a first visit waits for its read; then the page shows its skeleton. */
const firstPaintMs = 1000;

/** Waits for a moment for public reads of a first visit: the first rendering is the last (performance S3). */
function readStarter(store: AppStore): StartReads {
  let isPreload = true;
  return async (name, params, request) => {
    const page = pageOf(name);
    if (!page) return;
    const isAwaited = isPreload && page in publicLoaders;
    isPreload = false;
    // If a read cannot be started here, the page loads it itself and shows the failure.
    const done = dispatchReads(store, page, params, request).catch(() => undefined);
    if (isAwaited) await Promise.race([done, new Promise((resolve) => setTimeout(resolve, firstPaintMs))]);
  };
}

/** Aborts the reads when another navigation takes the place of this one. */
async function dispatchReads(store: AppStore, page: PageName, params: Params, request: Request) {
  let load = publicLoaders[page];
  if (!load && selectIsSignedIn(store.getState())) load = (await loadSessionCode()).loaders[page];
  const query = new URL(request.url).searchParams;
  const thunks = await load?.({ params, query, language: currentLanguage() });
  if (!thunks || request.signal.aborted) return;
  const running = thunks.map((thunk) => store.dispatch(thunk));
  request.signal.addEventListener('abort', () => running.forEach((read) => read.abort()));
  await Promise.all(running);
}

/** A `lazy` that fails on a first visit leaves nothing to render: the error page is shown as the route's own page. */
async function componentOf(name: string, code: Promise<{ default: ComponentType }>, frame = inPlace) {
  const instead = () => {
    const canReload = takeReload(name);
    return () => frame(<MissingCode canReload={canReload} />);
  };
  return { Component: await code.then((module) => module.default).catch(instead) };
}

const inPlace = (page: ReactNode) => page;

function loadDefaultLayout() {
  const load = () => import('./layouts/DefaultLayout').then((module) => ({ default: module.DefaultLayout }));
  const frame = (page: ReactNode) => <ErrorScreen>{page}</ErrorScreen>;
  return componentOf('defaultLayout', loadCode('defaultLayout', load), frame);
}

function loadGuestLayout() {
  const load = () => import('./layouts/GuestLayout').then((module) => ({ default: module.GuestLayout }));
  return componentOf('guestLayout', loadCode('guestLayout', load));
}

function routeObject(
  name: RouteName,
  store: AppStore,
  textsReady: Promise<unknown>,
  startReads: StartReads,
): RouteObject {
  const page = pageOf(name);
  return {
    id: name,
    path: routeEntry(name).path,
    loader: guard(name, store, textsReady, startReads),
    // If only the query changes, no guard and no loader runs again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
    errorElement: <ErrorPage />,
    ...(page ? { lazy: () => componentOf(page, loadPage(name, page)) } : {}),
  };
}

/** Built from the route table. Texts may still be loading when it starts. */
export function createRouter(store: AppStore, textsReady: Promise<unknown>) {
  const startReads = readStarter(store);
  const inLayout = (layout: RouteLayout) =>
    (Object.keys(routes) as RouteName[])
      .filter((name) => routeEntry(name).layout === layout)
      .map((name) => routeObject(name, store, textsReady, startReads));
  const router = createBrowserRouter(
    [
      {
        Component: RootLayout,
        errorElement: <ErrorScreen />,
        HydrateFallback: () => null,
        children: [
          { lazy: loadDefaultLayout, children: inLayout('default') },
          { lazy: loadGuestLayout, children: inLayout('guest') },
          { Component: BlankLayout, children: inLayout('blank') },
        ],
      },
    ],
    { basename: basePath || '/' },
  );
  skipPendingUpdates(router);
  return router;
}

/** Skips updates that a navigation has begun, which would render the page (S7): never use `useNavigation`. */
function skipPendingUpdates(router: ReturnType<typeof createBrowserRouter>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let previous: typeof router.state | null = null;
    const unsubscribe = subscribe((state, change) => {
      const keys = Object.keys(state) as (keyof typeof state)[];
      const isNew = keys.some((key) => key !== 'navigation' && state[key] !== previous?.[key]);
      previous = state;
      if (isNew) listener(state, change);
    });
    // Only now: `subscribe` has just reported what changed before the listener was added.
    previous ??= router.state;
    return unsubscribe;
  };
}

/** Resolves when the first page is loaded, or has failed to load. */
export function firstPageReady(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Reloads at the address of the missing page, as soon as there is a connection (quality F23, F26). */
function MissingCode({ canReload }: { canReload: boolean }) {
  const isOnline = useIsOnline();
  const isReloading = canReload && isOnline;
  useLayoutEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  return isReloading ? null : <ErrorPage cause={isOnline ? 'unreachable' : 'offline'} />;
}
