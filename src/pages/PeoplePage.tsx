import { useTranslation } from 'react-i18next';
import { routeOf } from '@/routes/destination';
import { useLocation, useSearchParams } from '@/routes/navigation';
import { PageLayout } from '@/ui/page/PageLayout';
import { InviteButton, PeopleOverview, useInvitationPanel } from '@/features/invitations';

const groupOfRoute = { familyAndFriends: 'family', colleagues: 'colleagues', customers: 'customers' } as const;

/** One page at three addresses, with `?group=all` for everybody (D-88). */
export default function PeoplePage() {
  const { t } = useTranslation('endorsements');
  const { invite, overview } = useInvitationPanel();
  const [query] = useSearchParams();
  const route = routeOf(useLocation().pathname) as keyof typeof groupOfRoute;
  const group = query.get('group') === 'all' ? null : groupOfRoute[route];
  return (
    <PageLayout
      title={t('people.title')}
      intro={t('people.intro')}
      actions={<InviteButton isExpert={overview.isExpert} onClick={invite} />}
    >
      <PeopleOverview {...overview} group={group} />
    </PageLayout>
  );
}
