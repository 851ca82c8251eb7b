import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { PublicPageDialog } from '@/ui/publicPage/PublicPageDialog';
import { OwnPublicProfile } from './OwnPublicProfile';
import { SourcesAlert } from './SourcesAlert';
import type { LoadedSources } from './useProfileSources';

interface PublicProfileDialogProps {
  profile: CompetenceProfile;
  sources: LoadedSources;
  open: boolean;
  onPrint: () => void;
  onClose: () => void;
}

/** The page of a profile over the whole window, public or not yet. */
export function PublicProfileDialog({ profile, sources, ...dialog }: PublicProfileDialogProps) {
  const { t } = useTranslation(['publicProfile', 'profiles']);
  return (
    <PublicPageDialog
      {...dialog}
      title={t('dialog.title')}
      notice={profile.public ? '' : t('dialog.draft')}
      label={t('label')}
      printLabel={t('profiles:preview.print')}
      alert={<SourcesAlert sources={sources} />}
    >
      <OwnPublicProfile profile={profile} sources={sources} level={3} />
    </PublicPageDialog>
  );
}
