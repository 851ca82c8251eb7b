import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import { Box, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenLook } from '@/ui/basics/ChipButton';
import type { PublicPageTexts } from '@/ui/publicPage/PublicPage';

type Device = 'desktop' | 'phone';

export interface PreviewPaneProps {
  /** Id of the section that is being edited; the preview scrolls to it (ux 4.3). */
  edited: string;
}

interface FramedPageProps extends PreviewPaneProps {
  texts: PublicPageTexts;
  children: ReactNode;
}

/** A public page beside its editor, as it will look on a desktop or a phone (ux no. 4). */
export function PreviewPane({ texts, edited, children }: FramedPageProps) {
  const { t } = useTranslation(texts);
  const [device, setDevice] = useState<Device>('phone');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const section = edited ? frame.current?.querySelector(`[data-part="${edited}"]`) : null;
    if (!frame.current || !section) return;
    const offset = section.getBoundingClientRect().top - frame.current.getBoundingClientRect().top;
    frame.current.scrollTop += offset - 16;
  }, [edited]);
  return (
    <Stack sx={{ minHeight: 0 }}>
      <DeviceSwitch device={device} onDevice={setDevice} />
      <Box
        ref={frame}
        role="region"
        aria-label={t('label')}
        // So that the keyboard can scroll it.
        tabIndex={0}
        sx={{
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          maxHeight: { xs: 'none', lg: '70dvh' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          bgcolor: 'background.paper',
        }}
      >
        {device === 'phone' ? (
          <Box sx={phone}>
            <Box aria-hidden sx={notch} />
            {children}
          </Box>
        ) : (
          <Box sx={{ zoom: 0.5, textRendering: 'geometricPrecision' }}>{children}</Box>
        )}
      </Box>
    </Stack>
  );
}

function DeviceSwitch({ device, onDevice }: { device: Device; onDevice: (device: Device) => void }) {
  const { t } = useTranslation('editing');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      sx={besideViews}
      value={device}
      aria-label={t('preview.device')}
      onChange={(_, next: Device | null) => {
        if (next) onDevice(next);
      }}
    >
      <ToggleButton value="phone" aria-label={t('preview.phone')} sx={deviceButton}>
        <PhoneIcon fontSize="small" />
      </ToggleButton>
      <ToggleButton value="desktop" aria-label={t('preview.desktop')} sx={deviceButton}>
        <DesktopIcon fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const deviceButton = {
  minWidth: 44,
  minHeight: 44,
  '&&.Mui-selected, &&.Mui-selected:hover': chosenLook,
} as const;

/** In the line of the editor's views (`SidePane`); a window without a pane beside it shows one device, its own. */
const besideViews = { display: { xs: 'none', lg: 'inline-flex' }, position: 'absolute', top: 18, insetInlineEnd: 16 };

/** As wide as a phone; smaller where the pane beside an editor is narrower. */
const phone = {
  width: '100%',
  maxWidth: 390,
  zoom: { lg: 0.9 },
  mx: 'auto',
  my: 1,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
} as const;

const notch = {
  width: 96,
  height: 4,
  mx: 'auto',
  my: 1,
  borderRadius: 1,
  bgcolor: 'divider',
} as const;
