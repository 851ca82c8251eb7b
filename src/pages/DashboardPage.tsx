import { Box, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { verifierNames } from '@/domain/confirmations';
import { totalConfirmations } from '@/domain/confirmationCount';
import { greetingFor, type GreetedPerson } from '@/domain/greeting';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { fetchAllPosts, selectAllPosts, selectAllPostsRequest } from '@/entities/post/postsSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { FailedReads, haveAllFailed } from '@/ui/feedback/FailedReads';
import { StatusView } from '@/ui/feedback/StatusView';
import { ListCard, RowsSkeleton } from '@/ui/list/ListCard';
import { PageLayout } from '@/ui/page/PageLayout';
import { ClientHome } from '@/features/dashboard/ClientHome';
import { Figures } from '@/features/dashboard/Figures';
import { FirstSteps } from '@/features/dashboard/FirstSteps';
import { LatestPosts } from '@/features/dashboard/LatestPosts';
import { Milestones } from '@/features/dashboard/Milestones';
import { NextStepCard } from '@/features/dashboard/NextStepCard';
import { ProfileCard, ProfileCardSkeleton } from '@/features/dashboard/ProfileCard';
import { StepStatus } from '@/features/dashboard/StepStatus';
import { NewsList } from '@/features/news/NewsList';
import { useNewsReads } from '@/features/news/useNews';
import { useUserDetailsRead } from '@/features/user/UserDetailsAlert';
import { useDashboard } from './useDashboard';

export default function DashboardPage() {
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const dashboard = useDashboard();
  return (
    <PageLayout title={useGreeting(details ?? user, dashboard.now)}>
      <Overview {...dashboard} />
    </PageLayout>
  );
}

/** In the form for the person's gender, by name where it is known. `now` is in milliseconds. */
function useGreeting(person: GreetedPerson | null, now: number): string {
  const { t } = useTranslation('dashboard');
  const greeted = greetingFor(person, new Date(now).getHours());
  if (!greeted) return t('greeting.nobody');
  const { time, form, names } = greeted;
  return t(`greeting.${time}`, { name: t(`greeting.person.${form}`, names) });
}

type Dashboard = ReturnType<typeof useDashboard>;

function Overview(dashboard: Dashboard) {
  const { t } = useTranslation('dashboard');
  const { facts, now, isVisitor, newcomer } = dashboard;
  const { profiles, invitations } = facts;
  const posts = useAppSelector(selectAllPosts);
  const postsRequest = useRequest(selectAllPostsRequest);
  const retryPosts = useLoad(fetchAllPosts, undefined, postsRequest);
  const lists = [...useNewsReads(), { name: t('missing.discussion'), request: postsRequest, retry: retryPosts }];
  const account = { name: t('missing.account'), ...useUserDetailsRead() };
  const isEmpty = haveAllFailed(lists);
  return (
    <>
      <Stack sx={{ gap: { xs: 2, sm: 3 } }}>
        <Hero {...dashboard} />
        <FailedReads
          reads={[...lists, account]}
          titleOf={(names) => (isEmpty ? t('missing.all') : t('missing.title', { names }))}
          // Above a next step that is not known either.
          sx={isEmpty ? { order: -1 } : null}
        />
        <NewsAndProfile {...dashboard} />
        {/* Below a list of unknown height; a visitor's news are not waited for. */}
        {isVisitor || dashboard.entries ? (
          <>
            {isVisitor || newcomer ? null : <Figures {...facts} />}
            <LatestPosts posts={posts} request={postsRequest} now={now} />
          </>
        ) : null}
      </Stack>
      <Milestones
        areFirstStepsDone={dashboard.areFirstStepsDone}
        confirmations={profiles && totalConfirmations(profiles)}
        confirmedBy={verifierNames(invitations ?? [])}
      />
    </>
  );
}

function Hero({
  facts,
  now,
  situation,
  isComplete,
  mayOpen,
  isVisitor,
  newcomer,
  dismiss,
  hero,
  ...dashboard
}: Dashboard) {
  const { step, unsavedAt } = hero;
  if (isVisitor) return <ClientHome mayOpen={mayOpen} />;
  if (newcomer) {
    return <FirstSteps {...hero} done={newcomer} profileId={dashboard.profileToFinish} onDismiss={dismiss} />;
  }
  const field = (dashboard.publicProfile ?? facts.profiles?.[0])?.competence?.name ?? '';
  const status = step ? (
    <StepStatus step={step} situation={situation} isUnsaved={unsavedAt !== undefined} field={field} now={now} />
  ) : null;
  return <NextStepCard {...hero} isLoading={!isComplete} status={status} />;
}

function NewsAndProfile({
  facts,
  now,
  isVisitor,
  entries,
  publicProfile,
  pendingRequest,
  follow,
  areListsComplete,
}: Dashboard) {
  const { t } = useTranslation('common');
  const isComing = entries === null && !isVisitor;
  const mayHaveProfile = publicProfile !== undefined || (facts.profiles === null && !areListsComplete);
  const profile = isComing
    ? mayHaveProfile && (
        <Box sx={besideNews}>
          <ProfileCardSkeleton />
        </Box>
      )
    : publicProfile && <ProfileCard profile={publicProfile} />;
  const hasNews = isComing || (entries !== null && entries.length > 0);
  if (!hasNews && !profile) return null;
  return (
    <Box sx={{ ...columns, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: hasNews && profile ? '7fr 5fr' : null } }}>
      {hasNews ? (
        <ListCard title={t('shell.news')}>
          {entries ? (
            <NewsList entries={entries} now={now} onFollow={follow} />
          ) : (
            <StatusView
              request={pendingRequest}
              hasContent={false}
              skeleton={<RowsSkeleton rows={3} hasPictures />}
              onRetry={() => undefined}
            >
              {null}
            </StatusView>
          )}
        </ListCard>
      ) : null}
      {profile}
    </Box>
  );
}

/** On a phone it would stand below a list of unknown height. */
const besideNews = { display: { xs: 'none', md: 'grid' } } as const;

const columns = { display: 'grid', gap: { xs: 2, sm: 3 }, alignItems: 'stretch' } as const;
