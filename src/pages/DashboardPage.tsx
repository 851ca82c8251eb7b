import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import {
  FirstSteps,
  LatestPosts,
  NextStepCard,
  OverviewTiles,
  RecentWorkList,
  useDrafts,
  useFirstStepsDismissed,
  useGreeting,
} from '@/features/dashboard';
import { fetchAllPosts, selectAllPosts, selectAllPostsRequest } from '@/features/posts';
import { selectUserDetails, UserDetailsAlert } from '@/features/user';
import { displayName } from '@/domain/displayName';
import { firstStepsDone, nextBestStep, type NextStep } from '@/domain/nextStep';
import { recentWork, type WorkTarget } from '@/domain/recentWork';
import { useAppSelector, useLoad } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { PageLayout } from '@/ui/page/PageLayout';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useOverview } from './useOverview';

/** Start page: the next best step, what there is, what was begun, what is discussed (DSH-01, D-16). */
export default function DashboardPage() {
  const { profiles, claims, invitations, profilesLeft, profileId, situation, isComplete } = useOverview();
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const posts = useAppSelector(selectAllPosts);
  const postsRequest = useAppSelector(selectAllPostsRequest);
  const reloadPosts = useLoad(fetchAllPosts, undefined, postsRequest);
  const [now] = useState(() => Date.now());
  const drafts = useDrafts();
  const [isDismissed, dismiss] = useFirstStepsDismissed();
  const occupationOf = useOwnOccupation();
  const person = details ?? user;

  const nameOf = (target: WorkTarget) => {
    if (target.kind === 'profile' || target.kind === 'competence' || target.kind === 'newProfile') {
      return occupationOf(profiles.items.find(({ id }) => id === target.id));
    }
    if (target.kind !== 'claim' && target.kind !== 'question') return '';
    const claim = claims.items.find(({ id }) => id === target.id);
    return claim?.question || claim?.topic || '';
  };
  const subjectOf = (step: NextStep | null | undefined) => {
    if (step && 'profileId' in step) return nameOf({ kind: 'profile', id: step.profileId });
    if (step && 'claimId' in step) return nameOf({ kind: 'claim', id: step.claimId });
    const invited = step?.kind === 'remind' ? invitations.items.find(({ id }) => id === step.invitationId) : undefined;
    return invited ? displayName(invited) : '';
  };

  const step = isComplete ? nextBestStep(situation, now) : undefined;
  const firstDone = isComplete && !isDismissed ? firstStepsDone(situation) : null;
  const isNew = firstDone !== null && Object.values(firstDone).includes(false);
  return (
    <PageLayout title={useGreeting(person, now)}>
      <Stack sx={{ gap: 3 }}>
        <UserDetailsAlert />
        {isComplete && situation.profiles === null && !step ? null : (
          <NextStepCard step={step} subject={subjectOf(step)} />
        )}
        {isNew ? (
          <FirstSteps done={firstDone} profileId={profileId ?? profiles.items[0]?.id ?? null} onDismiss={dismiss} />
        ) : (
          <OverviewTiles {...{ profiles, claims, invitations, profilesLeft, now }} />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            // The same three columns as the tiles above.
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
            '& > :first-of-type': { gridColumn: { md: 'span 2' } },
          }}
        >
          <RecentWorkList
            work={recentWork(drafts, claims.items)}
            isLoading={!claims.isKnown && claims.request.status !== 'failed'}
            nameOf={nameOf}
            profileId={profiles.items[0]?.id ?? null}
          />
          <LatestPosts posts={posts} request={postsRequest} onRetry={reloadPosts} />
        </Box>
      </Stack>
    </PageLayout>
  );
}
