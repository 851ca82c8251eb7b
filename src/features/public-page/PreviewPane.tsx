import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTooltip } from '@/ui/basics/IconTooltip';
import { PreviewFrame } from '@/ui/publicPage/PreviewFrame';
import type { PublicPageTexts } from '@/ui/publicPage/PublicSection';

export interface PreviewPaneProps {
  /** Id of the section that is being edited; the preview scrolls to it. */
  edited: string;
  onFullScreen: () => void;
}

interface FramedPageProps extends PreviewPaneProps {
  texts: PublicPageTexts;
  children: ReactNode;
}

/** A public page beside its editor, as it will be (ux no. 4). */
export function PreviewPane({ texts, edited, onFullScreen, children }: FramedPageProps) {
  const { t } = useTranslation(texts);
  return (
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
      {children}
    </PreviewFrame>
  );
}
