import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { UserDetails } from '@/api/endpoints/users';
import { isCreationLimitReached } from '@/domain/profileLimit';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { fetchProfiles, selectLimit, selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { ExampleLink } from '@/ui/basics/ExampleLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CardListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ListPage } from '@/ui/list/ListPage';
import { PagedList } from '@/ui/list/PagedList';
import { useLanguage } from '@/ui/text/useLanguage';
import { UserDetailsAlert, useUserDetailsRead } from '@/features/user/UserDetailsAlert';
import { LimitBanner, useReachedLimit } from '@/features/publishing/profile/LimitBanner';
import { profileHeight, ProfileRow } from './ProfileRow';

export function ProfilesList({ expert }: { expert: UserDetails | null }) {
  const { t } = useTranslation(['profiles', 'lists']);
  const lang = useLanguage();
  const limit = useReachedLimit();
  const request = useRequest(selectProfilesRequest);
  const profiles = useAppSelector(selectProfiles);
  const reload = useLoad(fetchProfiles, { query: { lang } }, request);
  const account = useUserDetailsRead();
  return (
    <>
      {/* One message where both are missing. */}
      {request.status === 'failed' ? null : <UserDetailsAlert />}
      {limit === null ? null : <LimitBanner limit={limit} />}
      <ListPage
        request={request}
        items={profiles}
        List={PagedList}
        keyOf={({ id }) => id}
        estimatedHeight={profileHeight}
        label={t('lists:profiles.label')}
        skeleton={<CardListSkeleton rows={3} height={profileHeight} face={64} />}
        empty={
          <EmptyState
            drawing="profile"
            title={t('lists:profiles.emptyTitle')}
            text={t('lists:profiles.empty')}
            action={
              <Button variant="contained" component={RouterLink} to={href('newProfile')}>
                {t('lists:profiles.first')}
              </Button>
            }
            link={<ExampleLink of="profile" />}
          />
        }
        onRetry={() => {
          reload();
          if (account.request.status === 'failed') account.retry();
        }}
      >
        {(profile) => <ProfileRow profile={profile} expert={expert} />}
      </ListPage>
    </>
  );
}

/** Left out where the limit is reached, as the list says (PRO-08). */
export function NewProfileButton() {
  const { t } = useTranslation(['profiles', 'lists']);
  const limit = useAppSelector(selectLimit);
  const { length } = useAppSelector(selectProfiles);
  const { status } = useRequest(selectProfilesRequest);
  // Shown while the list is loading, so that nothing moves when it arrives.
  if ((length === 0 && status === 'succeeded') || isCreationLimitReached(limit, length)) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={href('newProfile')}>
      {t('lists:profiles.new')}
    </Button>
  );
}
