import { useAbility } from '@casl/react';
import { useMemo } from 'react';
import type { AppAbility } from '@/domain/ability';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { isActive, visibleMenu } from '@/routes/access';
import { isClient, routeOf } from '@/routes/destination';
import { href } from '@/routes/href';
import { useLocation } from '@/routes/navigation';
import type { MenuLine } from '@/routes/table';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn, selectUser } from '@/store/session';

export function useMenu() {
  const ability = useAbility<AppAbility>();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  const isClientAlone = useAppSelector(
    (state) => isClient(selectUser(state)?.role) && selectProfiles(state).length === 0,
  );
  const menu = useMemo(() => visibleMenu({ isSignedIn, ability }, isClientAlone), [isSignedIn, ability, isClientAlone]);
  const open = routeOf(pathname);
  return { menu, isOpen: (item: MenuLine) => isActive(item, open, search) };
}

/** Menu items lead to routes without parameters only. */
export function itemHref(item: MenuLine): string {
  return href(item.route as 'dashboard', undefined, item.query ?? {});
}
