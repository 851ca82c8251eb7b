import CloseIcon from '@mui/icons-material/CloseOutlined';
import { drawerPadding, stickyBar } from '@/ui/basics/stickyBar';
import { Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useDeferredValue, useId, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface SideDrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  onExited?: (() => void) | undefined;
  /** In px. */
  width?: number;
  children: ReactNode;
}

/**
 * A panel beside its list, on a phone the whole screen; a click beside it does not close it. Title and children count only
 * while it is open: until it is gone it shows the last ones, without rendering them again. Actions: `DrawerFoot`.
 */
export function SideDrawer({ open, title, onClose, onExited, width = 480, children }: SideDrawerProps) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useLastNonNull(open ? title : null);
  const content = useLastNonNull(open ? children : null);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      slotProps={{
        transition: { onExited },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: {
            width: { xs: '100%', sm: width },
            maxWidth: '100%',
            // What takes the focus stays clear of the head and the foot (2.4.11).
            scrollPaddingBlock: `${drawerPadding.top} ${drawerPadding.bottom}`,
          },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{
          ...stickyBar('top', drawerPadding.top),
          zIndex: 1,
          bgcolor: 'background.raised',
          borderBottom: 1,
          borderColor: 'divider',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          px: { xs: 2, sm: 3 },
          py: 1,
        }}
      >
        <Typography variant="h2" id={id}>
          {heading}
        </Typography>
        <IconButton edge="end" aria-label={t('action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Stack sx={{ flexGrow: 1, p: { xs: 2, sm: 3 }, gap: 2.5, '& > form': { flexGrow: 1 } }}>
        <DeferredContent>{content}</DeferredContent>
      </Stack>
    </Drawer>
  );
}

/** What opens is painted before what is in it, so that a press answers at once on a slow device. */
export function DeferredContent({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? children : fallback;
}

/** The last value that was not null, which a closing drawer shows until its exit animation ends. */
export function useLastNonNull<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
