import type { AppAbility } from '@/domain/ability';
import {
  type MenuLine,
  type MenuSection,
  menuSections,
  routeEntry,
  type RouteEntry,
  type RouteName,
  routes,
} from './table';

/** Signed in where user data and token are both there; `ability` is what the stored rules allow. */
export type Viewer = { isSignedIn: false } | { isSignedIn: true; ability: AppAbility };

export type Decision = 'allow' | 'login' | 'home' | 'forbidden';

/** AUT-12 to AUT-14. It hides what is of no use; it is no security boundary. */
export function decide(route: Pick<RouteEntry, 'access'>, viewer: Viewer): Decision {
  const { access } = route;
  if (access === 'public') return 'allow';
  if (access === 'guest') return viewer.isSignedIn ? 'home' : 'allow';
  if (!viewer.isSignedIn) return 'login';
  return viewer.ability.can(access.action, access.subject) ? 'allow' : 'forbidden';
}

const menuLines = (Object.keys(routes) as RouteName[])
  .flatMap((route) => routeEntry(route).menu)
  .toSorted((a, b) => a.order - b.order);

/** By section (NAV-05), as far as this viewer may use its pages (NAV-07); a client has no use for most of them. */
export function visibleMenu(viewer: Viewer, isClient = false): { section: MenuSection; items: MenuLine[] }[] {
  return menuSections
    .map((section) => ({
      section,
      items: menuLines.filter(
        ({ section: own, route, forClients = false }) =>
          own === section && (forClients || !isClient) && decide(routeEntry(route), viewer) === 'allow',
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

export function isActive(item: MenuLine, open: RouteName, search: string): boolean {
  if (item.query) {
    const query = new URLSearchParams(search);
    return item.route === open && Object.entries(item.query).every(([name, value]) => query.get(name) === value);
  }
  return item.route === open || item.route === routeEntry(open).activeLink;
}
