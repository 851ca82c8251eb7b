import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { IconTooltip } from '@/ui/basics/IconTooltip';
import { PreviewFrame } from '@/ui/editor/PreviewFrame';
import { PublicClaim } from './PublicClaim';
import { SecretPreview } from './SecretPreview';
import { usePublicClaim } from './usePublicClaim';

interface ClaimPreviewPaneProps {
  claim: Claim;
  /** Id of the section that is being edited; the preview scrolls to it. */
  edited: string;
  onFullScreen: () => void;
}

/** The public page beside the editor, as it will be, and a link that shows it to others beforehand (ux no. 4). */
export function ClaimPreviewPane({ claim, edited, onFullScreen }: ClaimPreviewPaneProps) {
  const { t } = useTranslation('publicClaim');
  const data = usePublicClaim(claim);
  return (
    <>
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
        <PublicClaim data={data} hasGhosts />
      </PreviewFrame>
      <Box sx={{ mt: 2 }}>
        <SecretPreview claimId={claim.id} />
      </Box>
    </>
  );
}
