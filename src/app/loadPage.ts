import { routeOf } from '@/routes/destination';
import { pageOf, routes, type PageName, type RouteName } from '@/routes/table';
import { readStored, removeStored, writeStored } from '@/platform/clientStorage';
import type * as Ability from './ability';
import { fetchRoute, readPreloads } from './preload';
import { loadUnlessAborted } from './navigationAbort';
import type * as Loaders from './loaders';
import { pages, type PageModule } from './pages';

const preloads = readPreloads();

function importPage(route: RouteName, page: PageName): Promise<PageModule> {
  if (preloads) fetchRoute(preloads, routes[route].path);
  return pages[page]();
}

export function loadPage(route: RouteName, page: PageName): Promise<PageModule> {
  return loadCode(page, () => importPage(route, page));
}

/** Once the code is loaded, it may cause another automatic reload, see `takeReload`. */
export async function loadCode<M>(name: string, load: () => Promise<M>): Promise<M> {
  const module = await loadUnlessAborted(load);
  const others = reloadedFor().filter((entry) => entry !== name);
  if (others.length > 0) writeStored('chunkReload', others);
  else removeStored('chunkReload');
  return module;
}

let sessionCode: Promise<typeof Ability & typeof Loaders> | null = null;

/** All callers continue at the same moment: a read of session and first page is one request (performance S4). */
export function loadSessionCode() {
  sessionCode ??= Promise.all([import('./ability'), import('./loaders')])
    .then(([rules, reads]) => ({ ...rules, ...reads }))
    .catch((error: unknown) => {
      sessionCode = null;
      throw error;
    });
  return sessionCode;
}

export function prefetchPage(pathname: string): void {
  const route = routeOf(pathname);
  const page = pageOf(route);
  // A failure shows when the page is opened.
  if (page) void importPage(route, page).catch(() => undefined);
}

/** Once per page after a release, until its code has loaded; always offline; never where nothing is stored. */
export function takeReload(name: string): boolean {
  if (!navigator.onLine) return true;
  const done = reloadedFor();
  return !done.includes(name) && writeStored('chunkReload', [...done, name]);
}

function reloadedFor(): string[] {
  const stored = readStored('chunkReload');
  return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [];
}
