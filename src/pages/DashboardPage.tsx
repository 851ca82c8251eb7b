import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { greetingFor, type GreetedPerson } from '@/domain/greeting';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { fetchAllPosts, selectAllPosts, selectAllPostsRequest } from '@/entities/post/postsSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { PageLayout } from '@/ui/page/PageLayout';
import {
  bothOf,
  ClientStart,
  FirstSteps,
  LatestPosts,
  Milestones,
  NextStepCard,
  OverviewTiles,
  ProfileCard,
  ProfileCardSkeleton,
  maxToday,
  StepPicture,
  TodayList,
  type Loadable,
} from '@/features/dashboard';
import { useNews } from '@/features/news';
import { UserDetailsAlert } from '@/features/user';
import { useStepSubject } from './useStepSubject';
import { useDashboardSteps } from './useDashboardSteps';
import { useOverview } from './useOverview';

/** See DSH-01, D-16. */
export default function DashboardPage() {
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const [now] = useState(() => Date.now());
  return (
    <PageLayout title={useGreeting(details ?? user, now)}>
      <Overview now={now} />
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

function Overview({ now }: { now: number }) {
  const overview = useOverview();
  const { profiles, claims, invitations, publicProfile, isComplete } = overview;
  const sources = bothOf(invitations, claims);
  const news = useNews();
  const subjectOf = useStepSubject(overview);
  const steps = useDashboardSteps(overview, news, now);
  const { mayOpen, isVisitor, areFirstStepsDone, newcomer, dismiss, hero, today } = steps;
  const { step, unsavedAt } = hero;
  const ownProfileId = profiles.items[0]?.id ?? null;
  const isNext = !isVisitor && !newcomer;
  const picture = step && (
    <StepPicture
      step={step}
      subject={subjectOf(step)}
      isUnsaved={unsavedAt !== undefined}
      claim={overview.claim}
      profile={overview.profile}
      sources={{ claims: claims.items, invitations: invitations.items }}
      field={(publicProfile ?? profiles.items[0])?.competence?.name ?? ''}
    />
  );
  return (
    <>
      <Stack sx={{ gap: 3 }}>
        <UserDetailsAlert />
        {isVisitor ? <ClientStart mayOpen={mayOpen} /> : null}
        {newcomer ? (
          <FirstSteps {...hero} done={newcomer} profileId={overview.profileId ?? ownProfileId} onDismiss={dismiss} />
        ) : null}
        {isNext && (step || !isComplete) ? <NextStepCard {...hero} picture={picture} /> : null}
        {isNext ? <OverviewTiles {...overview} newConfirmations={news.newConfirmations} now={now} /> : null}
        <WorkAndPosts
          profile={publicProfile ? <ProfileCard profile={publicProfile} /> : null}
          items={today}
          // Their space is reserved until they have been read.
          isProfileComing={!isVisitor && isComing(profiles)}
          sources={sources}
          hasWork={today.length > 0 || (!isVisitor && (isComing(claims) || sources.request.status === 'failed'))}
          onFollow={({ key }) => news.read([key])}
          profileId={ownProfileId}
          now={now}
        />
      </Stack>
      <Milestones
        areFirstStepsDone={areFirstStepsDone}
        confirmations={profiles.isKnown ? overview.confirmations : null}
        confirmedBy={overview.confirmedBy}
      />
    </>
  );
}

const isComing = ({ isKnown, request }: Loadable<unknown>) => !isKnown && request.status !== 'failed';

interface WorkAndPostsProps extends ComponentProps<typeof TodayList> {
  profile: ReactNode;
  isProfileComing: boolean;
  hasWork: boolean;
}

/** Number of posts that are as high as the profile's card. */
const postsBesideProfile = 2;

function WorkAndPosts({ profile, isProfileComing, hasWork, ...list }: WorkAndPostsProps) {
  const posts = useAppSelector(selectAllPosts);
  const request = useRequest(selectAllPostsRequest);
  const reload = useLoad(fetchAllPosts, undefined, request);
  const shownProfile = profile ?? (isProfileComing ? <ProfileCardSkeleton /> : null);
  const isBeside = shownProfile !== null || hasWork;
  // No more posts than there is height beside them, so that no space stays empty.
  const room = isBeside
    ? Math.max(2, Math.min(list.items.length, maxToday) + (shownProfile ? postsBesideProfile : 0))
    : null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        // With as many posts as there is room for, both columns end on one line.
        alignItems: room !== null && posts.length >= room ? 'stretch' : 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: isBeside ? '7fr 5fr' : 'minmax(0, 1fr)' },
      }}
    >
      {isBeside ? (
        <Stack sx={{ gap: 3, minWidth: 0, '& > :last-child': { flexGrow: 1 } }}>
          {shownProfile}
          {hasWork ? <TodayList {...list} /> : null}
        </Stack>
      ) : null}
      <LatestPosts posts={posts} request={request} room={room} now={list.now} onRetry={reload} />
    </Box>
  );
}
