import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { IconTooltip } from '@/ui/basics/IconTooltip';
import { PreviewFrame } from '@/ui/editor/PreviewFrame';

export interface PreviewPaneProps {
  /** Id of the section that is being edited; the preview scrolls to it. */
  edited: string;
  onFullScreen: () => void;
}

interface FramedPageProps extends PreviewPaneProps {
  label: string;
  fullScreenLabel: string;
  children: ReactNode;
}

/** A public page beside its editor, as it will be (ux no. 4). */
export function PreviewPane({ label, fullScreenLabel, edited, onFullScreen, children }: FramedPageProps) {
  return (
    <PreviewFrame
      label={label}
      section={edited}
      isFlush
      actions={
        <IconTooltip title={fullScreenLabel}>
          <IconButton aria-label={fullScreenLabel} onClick={onFullScreen}>
            <FullscreenIcon />
          </IconButton>
        </IconTooltip>
      }
    >
      {children}
    </PreviewFrame>
  );
}
