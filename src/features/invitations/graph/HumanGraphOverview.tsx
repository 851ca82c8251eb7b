import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { useCompetences } from '@/entities/profile/useProfile';
import { StatusView } from '@/ui/feedback/StatusView';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import type { OverviewProps } from '../GroupOverview';
import { InvitationPanels } from '../InvitationPanels';
import { NoPublishedProfile, useHasNoPublishedProfile } from '../NoPublishedProfile';
import { useInvitationActions, useInvitationList } from '../useInvitationList';
import { GraphSkeleton } from './GraphSkeleton';
import { GraphViews } from './GraphViews';
import { useGraphProfiles } from './useHumanGraph';

/** Who confirmed what of one's own profiles: drawn, and in words (D-14). */
export function HumanGraphOverview({ expertName, isExpert, panel, onPanel }: OverviewProps) {
  const { t } = useTranslation('endorsements');
  const { shared, isRemoved, undoBar } = useInvitationActions(onPanel);
  const list = useInvitationList(isRemoved);
  const own = useGraphProfiles();
  const hasNoProfile = useHasNoPublishedProfile();
  const reads = [list.request, own.request];
  const request =
    reads.find(({ status }) => status === 'failed') ??
    reads.find(({ settledAt }) => settledAt === null) ??
    list.unsettled;
  // The layout needs all of them.
  const hasAll = list.isSettled && own.isRead && reads.every(({ settledAt }) => settledAt !== null);
  const isKnown = hasAll && request.status !== 'failed';
  return (
    <>
      {own.profiles.map((profile) => (
        <CompetenceRead key={profile.id} profile={profile} />
      ))}
      <StatusView
        request={isKnown || request.status === 'failed' ? request : { ...request, status: 'loading' }}
        hasContent={isKnown || (request.status === 'failed' && own.profiles.length > 0 && list.all.length > 0)}
        skeleton={<GraphSkeleton />}
        onRetry={() => {
          list.reload();
          own.reload();
        }}
      >
        {own.profiles.length === 0 ? (
          <NoPublishedProfile />
        ) : (
          <Stack sx={{ gap: 3 }}>
            {isExpert === false && !hasNoProfile ? <Alert severity="info">{t('notExpert')}</Alert> : null}
            <GraphViews
              invitations={list.present}
              onInvitation={(id) => onPanel({ type: 'detail', id })}
              onInvite={hasNoProfile || isExpert === false ? null : () => onPanel({ type: 'create' })}
            />
          </Stack>
        )}
      </StatusView>
      {undoBar}
      {panel === null ? null : <InvitationPanels panel={panel} expertName={expertName} {...shared} />}
    </>
  );
}

/** Loads a profile's further competences, named in the language of the profile. */
function CompetenceRead({ profile }: { profile: ProfileListItem }) {
  useCompetences(profile.id, useProfileLanguage(profile));
  return null;
}
