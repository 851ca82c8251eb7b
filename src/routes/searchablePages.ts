import { decide, type Viewer } from './access';
import { href } from './href';
import { pageOf, routeEntry, routes, type RouteName } from './table';

export interface SearchablePage {
  route: RouteName;
  to: string;
  /** Text keys of its title and of the menu line that leads to it. */
  title: string;
  menuLabel: string | null;
  /** Key of the menu's section, where it is in the menu. */
  section: string | null;
  creates: boolean;
}

/** They redirect, report something, or are about an entry that their query names. */
const notByThemselves = new Set<RouteName>(['root', 'notAuthorized', 'competenceForm', 'claimForm']);

/** Open to this viewer, each once; by the same rules as the menu (NAV-07). */
export function searchablePages(viewer: Viewer): SearchablePage[] {
  const seen = new Set<string>();
  return (Object.keys(routes) as RouteName[]).flatMap((route) => {
    const entry = routeEntry(route);
    const { path, access, title, menu, secret } = entry;
    if (pageOf(route) === undefined || notByThemselves.has(route) || /[:*]/.test(path)) return [];
    // Secret ones are led to by a mail.
    if (secret || access === 'guest' || decide(entry, viewer) !== 'allow' || seen.has(title)) return [];
    seen.add(title);
    const creates = typeof access === 'object' && access.action === 'create';
    const lines = menu.length > 0 ? menu : [null];
    return lines.map((line) => ({
      route,
      to: href(route as 'dashboard', undefined, line?.query ?? {}),
      // Several lines lead to one page, each to a part of it.
      title: line?.query ? line.label : title,
      menuLabel: line?.label ?? null,
      section: line?.section ?? null,
      creates,
    }));
  });
}
