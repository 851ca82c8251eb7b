import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { IconTooltip } from '@/ui/basics/IconTooltip';
import { PreviewFrame } from '@/ui/editor/PreviewFrame';
import { OwnPublicProfile } from './OwnPublicProfile';
import { SourcesAlert } from './SourcesAlert';
import { useProfileSources } from './useProfileSources';

interface ProfilePreviewPaneProps {
  profile: CompetenceProfile;
  /** Id of the section that is being edited; the preview scrolls to it. */
  edited: string;
  onFullScreen: () => void;
}

/** The public page beside the editor, as it will be (ux no. 4). */
export function ProfilePreviewPane({ profile, edited, onFullScreen }: ProfilePreviewPaneProps) {
  const sources = useProfileSources(profile);
  const { t } = useTranslation('publicProfile');
  return (
    <>
      <SourcesAlert sources={sources} />
      <PreviewFrame
        label={t('label')}
        section={edited}
        isFlush
        actions={
          <IconTooltip title={t('fullScreen')}>
            <IconButton aria-label={t('fullScreen')} onClick={onFullScreen}>
              <FullscreenIcon />
            </IconButton>
          </IconTooltip>
        }
      >
        <OwnPublicProfile profile={profile} sources={sources} hasGhosts />
      </PreviewFrame>
    </>
  );
}
