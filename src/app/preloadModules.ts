import { routeOf } from '@/routes/destination';
import { pageOf, routeEntry } from '@/routes/table';
import { pages } from './pages';

/** Before the mocks' service worker starts, which is asked, and asks the page, about each of some hundred modules. */
export async function preloadModules(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const page = pageOf(route);
  await Promise.allSettled([
    page ? pages[page]() : null,
    ...(routeEntry(route).layout === 'default'
      ? [import('./layouts/DefaultLayout'), import('./loaders'), import('./ability')]
      : []),
    import('@/api/client/request'),
  ]);
}
