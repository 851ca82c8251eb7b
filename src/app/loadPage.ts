import { routeOf } from '@/routes/destination';
import { pageOf, type PageName } from '@/routes/table';
import { readStored, removeStored, writeStored } from '@/platform/clientStorage';
import { pages, type PageModule } from './pages';

/**
 * Loads a page's code. Where it is gone (a new release was deployed), the whole page is loaded again, once; if that
 * does not help, or there is no network to load it from, the failure is the caller's to show (quality F26).
 */
export async function loadPage(page: PageName): Promise<PageModule> {
  try {
    const module = await pages[page]();
    removeStored('chunkReload');
    return module;
  } catch (error) {
    if (navigator.onLine && readStored('chunkReload') !== page && writeStored('chunkReload', page)) {
      window.location.reload();
      return await new Promise<never>(() => undefined);
    }
    throw error;
  }
}

/** Fetches the code of a page before it is opened, when a link to it is pointed at or focused. */
export function prefetchPage(pathname: string): void {
  const page = pageOf(routeOf(pathname));
  // Whether it worked shows when the page is opened.
  if (page) void pages[page]().catch(() => undefined);
}
