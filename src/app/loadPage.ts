import type { PageName } from '@/routes/table';
import { readStored, removeStored, writeStored } from '@/store/clientStorage';
import { pages } from './pages';

/**
 * Loads a page's code. Where it is gone (a new release was deployed), the whole page is loaded again, once; if that
 * does not help, the error reaches the error boundary (quality F26).
 */
export async function loadPage(page: PageName) {
  try {
    const module = await pages[page]();
    removeStored('chunkReload');
    return module;
  } catch (error) {
    if (readStored('chunkReload') !== page && writeStored('chunkReload', page)) {
      window.location.reload();
      return await new Promise<never>(() => undefined);
    }
    throw error;
  }
}
