import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import { Box, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Device = 'desktop' | 'phone';

export interface PreviewFrameProps {
  label: string;
  /** Section that is being edited; the frame scrolls to it (ux 4.3). */
  section?: string | undefined;
  isFlush?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** Shows a page as it will look, on a desktop or a phone (ux no. 4). */
export function PreviewFrame({ label, section, isFlush = false, actions, children }: PreviewFrameProps) {
  const { t } = useTranslation('editing');
  const [device, setDevice] = useState<Device>('phone');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = section ? frame.current?.querySelector(`[data-part="${section}"]`) : null;
    if (!frame.current || !shown) return;
    const offset = shown.getBoundingClientRect().top - frame.current.getBoundingClientRect().top;
    frame.current.scrollTop += offset - 16;
  }, [section]);
  return (
    <Stack sx={{ gap: 1.5, minHeight: 0 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={t('preview.device')}
          onChange={(_, next: Device | null) => {
            if (next) setDevice(next);
          }}
        >
          <ToggleButton value="phone" aria-label={t('preview.phone')} sx={{ minWidth: 44, minHeight: 44 }}>
            <PhoneIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="desktop" aria-label={t('preview.desktop')} sx={{ minWidth: 44, minHeight: 44 }}>
            <DesktopIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
        {actions}
      </Stack>
      <Box
        ref={frame}
        role="region"
        aria-label={label}
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
            <Box sx={{ p: isFlush ? 0 : 2.5 }}>{children}</Box>
          </Box>
        ) : (
          <Box sx={{ zoom: 0.5, textRendering: 'geometricPrecision', p: isFlush ? 0 : 6 }}>{children}</Box>
        )}
      </Box>
    </Stack>
  );
}

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
