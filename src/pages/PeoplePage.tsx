import { useTranslation } from 'react-i18next';
import { routeOf } from '@/routes/destination';
import { useLocation, useSearchParams } from '@/routes/navigation';
import { InvitationLayout } from '@/features/invitations/InvitationLayout';
import { PeopleOverview } from '@/features/invitations/PeopleOverview';
import { useInvitations } from '@/features/invitations/useInvitations';

const groupOfRoute = { familyAndFriends: 'family', colleagues: 'colleagues', customers: 'customers' } as const;

/** One page at three addresses, with `?group=all` for everybody (D-88). */
export default function PeoplePage() {
  const { t } = useTranslation('endorsements');
  const [query] = useSearchParams();
  const route = routeOf(useLocation().pathname) as keyof typeof groupOfRoute;
  const group = query.get('group') === 'all' ? null : groupOfRoute[route];
  const page = useInvitations(group);
  return (
    <InvitationLayout page={page} title={t('people.title')} intro={t('people.intro')}>
      <PeopleOverview page={page} />
    </InvitationLayout>
  );
}
