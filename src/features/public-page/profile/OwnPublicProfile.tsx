import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { PublicProfileSources } from '@/domain/publicProfile';
import { factsText } from '@/domain/plainText';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { PublicPageDialog } from '@/ui/publicPage/PublicPageDialog';
import { LanguageNote, useLanguageNote } from '@/ui/text/InLanguage';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { PreviewPane, type PreviewPaneProps } from '../PreviewPane';
import type { PreviewState } from '../usePreview';
import { PublicProfile, type PublicProfileProps } from './PublicProfile';
import { useProfileSources, usePublicProfile, type LoadedSources } from './usePublicProfile';

// It draws a code, which is heavy.
const PrintedPage = lazyComponent(() => import('@/ui/publicPage/PrintedPage'), 'PrintedPage');

/* The page of the user's own profile, with the text being typed. */

interface OwnPublicProfileProps extends Omit<PublicProfileProps, 'data'> {
  profile: CompetenceProfile;
  sources?: PublicProfileSources;
}

export function OwnPublicProfile({ profile, sources, ...page }: OwnPublicProfileProps) {
  return <PublicProfile data={usePublicProfile(profile, sources)} {...page} />;
}

/** Beside the editor. */
export function ProfilePreviewPane({ profile, ...pane }: { profile: CompetenceProfile } & PreviewPaneProps) {
  const { t } = useTranslation('publicProfile');
  const sources = useProfileSources(profile);
  const language = useProfileLanguage(profile);
  return (
    <>
      <SourcesAlert sources={sources} />
      <LanguageNote language={language} />
      <PreviewPane label={t('label')} fullScreenLabel={t('fullScreen')} {...pane}>
        <OwnPublicProfile profile={profile} sources={sources} hasPlaceholders />
      </PreviewPane>
    </>
  );
}

/** Over the editor, and on paper once all of it is there. */
export function ProfileOverlays({
  profile,
  opened,
  isPrinting,
  ...state
}: { profile: CompetenceProfile } & PreviewState) {
  const { t } = useTranslation(['publicProfile', 'profiles']);
  const sources = useProfileSources(profile);
  const languageNote = useLanguageNote(useProfileLanguage(profile));
  return (
    <>
      <PublicPageDialog
        open={opened === 'page'}
        title={t('dialog.title')}
        notice={factsText([profile.public ? '' : t('dialog.draft'), languageNote])}
        label={t('label')}
        printLabel={t('profiles:preview.print')}
        alert={<SourcesAlert sources={sources} />}
        onPrint={state.onPrint}
        onClose={state.onClose}
      >
        <OwnPublicProfile profile={profile} sources={sources} level={3} />
      </PublicPageDialog>
      {isPrinting && !sources.isPending ? (
        <PrintedProfile profile={profile} sources={sources} onPrinted={state.onPrinted} />
      ) : null}
    </>
  );
}

interface PrintedProfileProps extends Pick<PreviewState, 'onPrinted'> {
  profile: CompetenceProfile;
  sources: PublicProfileSources;
}

function PrintedProfile({ profile, sources, onPrinted }: PrintedProfileProps) {
  const { t } = useTranslation('publicProfile');
  const data = usePublicProfile(profile, sources);
  return (
    <Suspense>
      <PrintedPage title={data.person.name} address={data.address} codeText={t('printedCode')} onPrinted={onPrinted}>
        <PublicProfile data={data} level={1} />
      </PrintedPage>
    </Suspense>
  );
}

/** Says that the page is not complete. */
function SourcesAlert({ sources: { hasFailed, onRetry } }: { sources: LoadedSources }) {
  const { t } = useTranslation(['publicProfile', 'common']);
  if (!hasFailed) return null;
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('failed')}
    </Alert>
  );
}
