import { useAppSelector } from '@/store/hooks';
import { useAbility } from '@casl/react';
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { AppAbility } from '@/domain/ability';
import { useLogout } from '@/features/user/useLogout';
import { decide } from '@/routes/access';
import { homeHref, routeOf } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { routeEntry } from '@/routes/table';
import { selectUser } from '@/store/session';
import { EmptyState } from '@/ui/feedback/EmptyState';

export default function NotAuthorizedPage() {
  const { t } = useTranslation('common');
  const ability = useAbility<AppAbility>();
  const user = useAppSelector(selectUser);
  const { logout, question } = useLogout();
  // The start page of an account without any rights would lead back to here.
  const home = user && routeEntry(routeOf(homeHref(user.role, '')));
  const hasHome = !home || decide(home, { isSignedIn: true, ability }) === 'allow';
  return (
    <>
      <EmptyState
        drawing="search"
        title={t('page.notAuthorized')}
        heading="h1"
        text={t('notAuthorized.text')}
        action={
          hasHome ? (
            <Button variant="contained" component={RouterLink} to={href('root')}>
              {t('notFound.toStart')}
            </Button>
          ) : (
            <Button variant="contained" onClick={logout}>
              {t('menu.logout')}
            </Button>
          )
        }
      />
      {question}
    </>
  );
}
