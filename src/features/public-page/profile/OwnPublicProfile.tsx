import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { displayName } from '@/domain/displayName';
import { publicProfile, type PublicProfileData, type PublicProfileSources } from '@/domain/publicProfile';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { selectCompetences } from '@/entities/profile/profilesSlice';
import { useCompetences } from '@/entities/profile/useProfile';
import { selectUserDetails } from '@/entities/user/userSlice';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { type SectionEdits, SectionEditsContext } from '@/ui/publicPage/EditSection';
import { usePreviewValues } from '@/ui/publicPage/PreviewValues';
import type { PublicPageOptions } from '@/ui/publicPage/PublicPage';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames } from '@/ui/text/useOwnProfileName';
import { PageOverlays, type PreviewState, usePreview } from '../PageOverlays';
import { PreviewPane, type PreviewPaneProps } from '../PreviewPane';
import { PublicProfile } from './PublicProfile';

interface OwnPublicProfileProps extends PublicPageOptions {
  profile: CompetenceProfile;
  sources?: PublicProfileSources;
}

export function OwnPublicProfile({ profile, sources, ...page }: OwnPublicProfileProps) {
  return <PublicProfile data={usePublicProfile(profile, sources)} {...page} />;
}

interface ProfilePreviewPaneProps extends PreviewPaneProps {
  profile: CompetenceProfile;
  edits: SectionEdits;
}

/** Beside the editor: a click on a section opens what edits it. */
export function ProfilePreviewPane({ profile, edits, ...pane }: ProfilePreviewPaneProps) {
  const sources = useProfileSources(profile);
  return (
    <>
      <SourcesAlert sources={sources} />
      <PreviewPane texts="publicProfile" {...pane}>
        <SectionEditsContext value={edits}>
          <OwnPublicProfile profile={profile} sources={sources} hasPlaceholders />
        </SectionEditsContext>
      </PreviewPane>
    </>
  );
}

export const useProfilePreview = (profile: CompetenceProfile) =>
  usePreview((state) => <ProfileOverlays profile={profile} {...state} />);

function ProfileOverlays({ profile, ...state }: { profile: CompetenceProfile } & PreviewState) {
  const { t } = useTranslation('profiles');
  const sources = useProfileSources(profile);
  return (
    <PageOverlays
      {...state}
      texts="publicProfile"
      isPublic={profile.public}
      url={profile.public_url}
      language={useProfileLanguage(profile)}
      printLabel={t('preview.print')}
      alert={<SourcesAlert sources={sources} />}
      isPending={sources.isPending}
    >
      {(level) => <OwnPublicProfile profile={profile} sources={sources} level={level} />}
    </PageOverlays>
  );
}

function SourcesAlert({ sources: { hasFailed, onRetry } }: { sources: LoadedSources }) {
  const { t } = useTranslation('publicProfile');
  if (!hasFailed) return null;
  return (
    <ActionAlert severity="error" role="alert" sx={{ mb: 2 }} onAction={onRetry}>
      {t('failed')}
    </ActionAlert>
  );
}

interface LoadedSources extends PublicProfileSources {
  isPending: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Loads what a profile's page shows besides the profile: competences, claims, and who confirmed what. */
function useProfileSources(profile: CompetenceProfile): LoadedSources {
  const competences = useCompetences(profile.id, useProfileLanguage(profile));
  const claimsRequest = useRequest(selectClaimsRequest);
  const invitationsRequest = useRequest(selectInvitationsRequest);
  const reloadClaims = useLoad(fetchClaims, undefined, claimsRequest);
  const reloadInvitations = useLoad(fetchInvitations, undefined, invitationsRequest);
  const requests = [claimsRequest, invitationsRequest, competences.request];
  return {
    claims: useAppSelector(selectClaims),
    invitations: useAppSelector(selectInvitations),
    isPending: requests.some(({ status }) => status === 'idle' || status === 'loading'),
    hasFailed: requests.some(({ status }) => status === 'failed'),
    onRetry: () => {
      reloadClaims();
      reloadInvitations();
      competences.reload();
    },
  };
}

const noSources: PublicProfileSources = { claims: [], invitations: [] };

/** The profile as readers will see it, with the current values of the surrounding editor's fields. */
function usePublicProfile(profile: CompetenceProfile, sources = noSources): PublicProfileData {
  const typed = usePreviewValues();
  const chosen = useAppSelector((state) => selectCompetences(state, profile.id));
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const person = details ?? user;
  return publicProfile({
    profile,
    competences: chosen?.competences ?? [],
    typed,
    ...sources,
    person: { id: user?.id ?? '', name: person ? displayName(person) : '', gender: details?.gender },
    language: useProfileLanguage(profile),
    listed: useListedNames()(profile),
  });
}
