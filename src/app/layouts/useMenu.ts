import { useAbility } from '@casl/react';
import { useMemo } from 'react';
import type { AppAbility } from '@/domain/ability';
import { isActive, visibleMenu } from '@/routes/access';
import { routeOf } from '@/routes/destination';
import { href } from '@/routes/href';
import { useLocation } from '@/routes/navigation';
import type { MenuLine } from '@/routes/table';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';

export function useMenu() {
  const ability = useAbility<AppAbility>();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  const menu = useMemo(() => visibleMenu({ isSignedIn, ability }), [isSignedIn, ability]);
  const open = routeOf(pathname);
  return { menu, isOpen: (item: MenuLine) => isActive(item, open, search) };
}

/** Menu items lead to routes without parameters only. */
export function itemHref(item: MenuLine): string {
  return href(item.route as 'dashboard', undefined, item.query ?? {});
}
