import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { PublicProfileSources } from '@/domain/publicProfile';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { SectionEditsContext, type SectionEdits } from '@/ui/publicPage/EditSection';
import { PrintedPage } from '@/ui/publicPage/PrintedPage';
import { PublicPageDialog } from '@/ui/publicPage/PublicPageDialog';
import type { PublicPageOptions } from '@/ui/publicPage/PublicSection';
import { useLanguageNote } from '@/ui/text/InLanguage';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { PreviewPane, type PreviewPaneProps } from '../PreviewPane';
import { usePreview, type PreviewState } from '../usePreview';
import { PublicProfile } from './PublicProfile';
import { useProfileSources, usePublicProfile, type LoadedSources } from './usePublicProfile';

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
