import i18next from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { startRead } from '@/api/client/call';
import { decide, type Viewer } from '@/routes/access';
import { loginHref } from '@/routes/destination';
import { href } from '@/routes/href';
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from '@/routes/navigation';
import { pageOf, routeEntry, routes, textsOf, type RouteEntry, type RouteLayout, type RouteName } from '@/routes/table';
import { endLoadAhead, loadAhead } from '@/store/hooks';
import { selectSession } from '@/store/session';
import type { AppStore } from './createStore';
import { ErrorPage, ErrorScreen } from './ErrorPage';
import { GuestLayout } from './layouts/GuestLayout';
import { BlankLayout } from './layouts/BlankLayout';
import { loadCode, loadPage, takeReload } from './loadPage';
import { MissingCode } from './MissingCode';
import { RootLayout } from './RootLayout';
import { hideFromRobots } from './useHead';

/** The viewer as the guard sees it; the rules' library is loaded with the first session (AUT-13). */
async function viewerOf(store: AppStore): Promise<Viewer> {
  const { user, rules } = selectSession(store.getState());
  if (!user) return { isSignedIn: false };
  const { buildAbility } = await import('./ability');
  return { isSignedIn: true, ability: buildAbility(rules) };
}

/**
 * Runs before anything of a route renders: decides who may see it, and starts the page's texts and first read, which
 * the router loads together with its code (performance S4).
 */
function guard(name: RouteName, store: AppStore, textsReady: Promise<unknown>, readAhead: ReadAhead) {
  const entry = routeEntry(name);
  return async ({ request, params }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    if (entry.redirectTo) return redirect(routes[entry.redirectTo as RouteName].path + url.search);
    const decision = decide(entry, await viewerOf(store));
    if (decision === 'login') return redirect(loginHref(url.pathname, url.search));
    if (decision === 'home') {
      hideFromRobots();
      return redirect(href('dashboard'));
    }
    if (decision === 'forbidden') return redirect(href('notAuthorized'));
    startFirstRead(entry, params);
    await textsReady;
    await Promise.all([i18next.loadNamespaces(textsOf(name)), readAhead(name, params)]);
    return null;
  };
}

type ReadAhead = (name: RouteName, params: LoaderFunctionArgs['params']) => Promise<void>;

/** Milliseconds for which the first paint stands in for a page whose answer is on its way; then the page says so itself. */
const patience = 1000;

/** On the page that is opened first, its read comes before its rendering; later ones show themselves at once. */
function readAheadOf(store: AppStore): ReadAhead {
  let isFirst = true;
  return async (name, params) => {
    const page = pageOf(name);
    endLoadAhead();
    if (!isFirst || !page) return;
    isFirst = false;
    // Code that cannot be loaded is the page's own trouble, not its data's.
    const load = await loadPage(page).then(
      ({ firstLoad }) => firstLoad?.(params),
      () => undefined,
    );
    if (!load) return;
    const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
    await Promise.race([loadAhead(store.dispatch, load), waited]);
  };
}

function startFirstRead({ firstRead }: RouteEntry, params: LoaderFunctionArgs['params']): void {
  if (!firstRead) return;
  const given = Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => !!entry[1]));
  const query = firstRead.languageAs ? { [firstRead.languageAs]: i18next.language } : undefined;
  void startRead(firstRead.path, firstRead.access, given, query);
}

/**
 * What a route shows. A `lazy` that fails on the first visit leaves the router without anything to render, its error
 * element included: the way out is shown as the route's own page instead.
 */
async function componentOf(name: string, code: Promise<{ default: ComponentType }>, frame = inPlace) {
  const instead = () => {
    const canReload = takeReload(name);
    return () => frame(<MissingCode canReload={canReload} />);
  };
  return { Component: await code.then((module) => module.default).catch(instead) };
}

const inPlace = (page: ReactNode) => page;

function routeObject(
  name: RouteName,
  store: AppStore,
  textsReady: Promise<unknown>,
  readAhead: ReadAhead,
): RouteObject {
  const page = pageOf(name);
  return {
    id: name,
    path: routeEntry(name).path,
    loader: guard(name, store, textsReady, readAhead),
    // A new query alone is no new page: nothing is decided or loaded again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
    errorElement: <ErrorPage />,
    ...(page ? { lazy: () => componentOf(page, loadPage(page)) } : {}),
  };
}

/** The router, made from the route table alone. Texts may still be on their way when it starts. */
export function createRouter(store: AppStore, textsReady: Promise<unknown>) {
  const readAhead = readAheadOf(store);
  const inLayout = (layout: RouteLayout) =>
    (Object.keys(routes) as RouteName[])
      .filter((name) => routeEntry(name).layout === layout)
      .map((name) => routeObject(name, store, textsReady, readAhead));
  return createBrowserRouter([
    {
      Component: RootLayout,
      errorElement: <ErrorScreen />,
      HydrateFallback: () => null,
      children: [
        {
          lazy: () =>
            componentOf(
              'defaultLayout',
              loadCode('defaultLayout', () =>
                import('./layouts/DefaultLayout').then((module) => ({ default: module.DefaultLayout })),
              ),
              (page) => <ErrorScreen>{page}</ErrorScreen>,
            ),
          children: inLayout('default'),
        },
        { Component: GuestLayout, children: inLayout('guest') },
        { Component: BlankLayout, children: inLayout('blank') },
      ],
    },
  ]);
}

/** Resolves when the code and the data of the page that was opened are there, or what went wrong with them is known. */
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
