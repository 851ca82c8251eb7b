import { routeOf } from '@/routes/destination';
import { pageOf, routes, type PageName, type RouteName } from '@/routes/table';
import { readStored, removeStored, writeStored } from '@/platform/clientStorage';
import type * as Ability from './ability';
import { fetchRoute, readFirstVisits } from './firstVisit';
import { loadUnlessLeaving } from './leaving';
import type * as Loaders from './loaders';
import { pages, type PageModule } from './pages';

const firstVisits = readFirstVisits();

function importPage(route: RouteName, page: PageName): Promise<PageModule> {
  if (firstVisits) fetchRoute(firstVisits, routes[route].path);
  return pages[page]();
}

/** Loads the code of a route's page. */
export function loadPage(route: RouteName, page: PageName): Promise<PageModule> {
  return loadCode(page, () => importPage(route, page));
}

/** Loads code that routes are made of; once it is there, it may cause another automatic reload, see `takeReload`. */
export async function loadCode<M>(name: string, load: () => Promise<M>): Promise<M> {
  const module = await loadUnlessLeaving(load);
  const others = reloadedFor().filter((other) => other !== name);
  if (others.length > 0) writeStored('chunkReload', others);
  else removeStored('chunkReload');
  return module;
}

let sessionCode: Promise<typeof Ability & typeof Loaders> | null = null;

/**
 * The access rules and the reads of pages. All who wait for them go on in the same moment, so that what the loads of a
 * session and its first page both read is one request (performance S4).
 */
export function loadSessionCode() {
  sessionCode ??= Promise.all([import('./ability'), import('./loaders')])
    .then(([rules, reads]) => ({ ...rules, ...reads }))
    .catch((error: unknown) => {
      sessionCode = null;
      throw error;
    });
  return sessionCode;
}

/** Fetches the code of a page before it is opened, when a link to it is pointed at or focused. */
export function prefetchPage(pathname: string): void {
  const route = routeOf(pathname);
  const page = pageOf(route);
  // A failure shows when the page is opened.
  if (page) void importPage(route, page).catch(() => undefined);
}

/**
 * Whether a reload of the document may help against missing code: after a new release once for each page, until its code
 * has been loaded. Without a connection the release is not to blame. Where the browser stores nothing there is no
 * automatic reload, since it could repeat for ever.
 */
export function takeReload(name: string): boolean {
  if (!navigator.onLine) return true;
  const done = reloadedFor();
  return !done.includes(name) && writeStored('chunkReload', [...done, name]);
}

/** Names of the code for which the document was reloaded already. */
function reloadedFor(): string[] {
  const stored = readStored('chunkReload');
  return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [];
}
