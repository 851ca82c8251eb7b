import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { publicProfile, type PublicProfileData, type PublicProfileSources } from '@/domain/publicProfile';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { type SectionEdits, SectionEditsContext } from '@/ui/publicPage/EditSection';
import { PrintedPage } from '@/ui/publicPage/PrintedPage';
import { PublicPageDialog } from '@/ui/publicPage/PublicPageDialog';
import type { PublicPageOptions } from '@/ui/publicPage/PublicSection';
import { useLanguageNote } from '@/ui/text/InLanguage';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { PreviewPane, type PreviewPaneProps } from '../PreviewPane';
import { type PreviewState, usePreview } from '../usePreview';
import { PublicProfile } from './PublicProfile';
import { displayName } from '@/domain/displayName';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { selectCompetences } from '@/entities/profile/profilesSlice';
import { useCompetences } from '@/entities/profile/useProfile';
import { selectUserDetails } from '@/entities/user/userSlice';
import { usePreviewValues } from '@/ui/publicPage/PreviewValues';
import { useListedNames } from '@/ui/text/useOwnProfileName';

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

/** The print waits until everything has loaded. */
function ProfileOverlays({ profile, opened, printing, ...state }: { profile: CompetenceProfile } & PreviewState) {
  const { t } = useTranslation('profiles');
  const sources = useProfileSources(profile);
  const languageNote = useLanguageNote(useProfileLanguage(profile));
  return (
    <>
      <PublicPageDialog
        open={opened === 'page'}
        texts="publicProfile"
        isPublic={profile.public}
        printLabel={t('preview.print')}
        note={languageNote}
        alert={<SourcesAlert sources={sources} />}
        onPrint={state.onPrint}
        onClose={state.onClose}
      >
        <OwnPublicProfile profile={profile} sources={sources} level={3} />
      </PublicPageDialog>
      {printing && !sources.isPending ? (
        <PrintedProfile profile={profile} sources={sources} printing={printing} />
      ) : null}
    </>
  );
}

interface PrintedProfileProps {
  profile: CompetenceProfile;
  printing: 'app' | 'browser';
  sources: PublicProfileSources;
}

function PrintedProfile({ profile, sources, printing }: PrintedProfileProps) {
  const data = usePublicProfile(profile, sources);
  return (
    <PrintedPage title={data.person.name} address={data.address} texts="publicProfile" printing={printing}>
      <PublicProfile data={data} level={1} />
    </PrintedPage>
  );
}

function SourcesAlert({ sources: { hasFailed, onRetry } }: { sources: LoadedSources }) {
  const { t } = useTranslation(['publicProfile', 'common']);
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
  const found = useAppSelector((state) => selectCompetences(state, profile.id));
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const person = details ?? user;
  return publicProfile({
    profile,
    competences: found?.competences ?? [],
    typed,
    ...sources,
    person: { id: user?.id ?? '', name: person ? displayName(person) : '', gender: details?.gender },
    language: useProfileLanguage(profile),
    listed: useListedNames()(profile),
  });
}
