import { Box, Fade } from '@mui/material';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { maxNotices, selectNotices, type Notice } from '@/store/notices';
import { subscribeTo } from '@/ui/basics/createExternalStore';
import { useStorageText } from '@/ui/text/storageText';
import { motion } from '../themeComponents';
import { Toast } from './Toast';

/** Bottom centre, above bars (NAV-13). Screen readers announce only in known regions: both are there from the start. */
export function Notices() {
  const [assertive, setAssertive] = useState<HTMLElement | null>(null);
  const [polite, setPolite] = useState<HTMLElement | null>(null);
  return createPortal(
    // MUI hides what stands beside an open dialog from screen readers, but no `slot`: messages have to be heard all the same.
    <Box
      component="slot"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: (theme) => `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom) + var(--bottom-height, 0px))`,
        zIndex: 'snackbar',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        maxHeight: '60dvh',
        px: 2,
        overflowY: 'auto',
        scrollbarWidth: 'none',
        pointerEvents: 'none',
        // notistack's container would be fixed by itself; here it is part of the live region.
        '& .toast-stack': { position: 'static', transform: 'none', width: '100%', maxWidth: 'none' },
        '& .toast-stack > *': { width: '100%' },
        '& .notistack-Snackbar': { minWidth: 0 },
      }}
    >
      <Box role="alert" aria-atomic="false" ref={setAssertive} sx={region} />
      <Box role="status" aria-atomic="false" ref={setPolite} sx={region}>
        <OfflineNotice />
      </Box>
      {assertive ? <Toasts region={assertive} severities={['error']} /> : null}
      {polite ? <Toasts region={polite} severities={['success', 'info']} /> : null}
    </Box>,
    document.body,
  );
}

const region = { width: '100%', maxWidth: 480, flexShrink: 0 } as const;

/** They count their own time, see `Toast`. */
function Toasts({ region: domRoot, severities }: { region: HTMLElement; severities: readonly Notice['severity'][] }) {
  return (
    <SnackbarProvider
      domRoot={domRoot}
      classes={{ containerRoot: 'toast-stack' }}
      Components={{ success: Toast, info: Toast, error: Toast }}
      // Sliding messages would overflow the region for a moment and make it scroll.
      TransitionComponent={Fade}
      transitionDuration={{ enter: motion.change, exit: 0 }}
      maxSnack={maxNotices}
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <NewToasts severities={severities} />
    </SnackbarProvider>
  );
}

function NewToasts({ severities }: { severities: readonly Notice['severity'][] }) {
  const { enqueueSnackbar } = useSnackbar();
  const notices = useAppSelector(selectNotices);
  const shownIds = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, severity } of notices.toReversed()) {
      if (shownIds.current.has(id) || !severities.includes(severity)) continue;
      shownIds.current.add(id);
      enqueueSnackbar(id, { key: id, variant: severity });
    }
  }, [notices, severities, enqueueSnackbar]);
  return null;
}

const subscribeToConnection = subscribeTo(window, 'online', 'offline');

/** True does not mean that the server can be reached. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
}

/** See quality F23. */
function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const storageText = useStorageText();
  if (isOnline) return null;
  // A plain box: an `Alert` would add its code to every first visit.
  return (
    <Box
      sx={{
        px: 2,
        py: 1.5,
        mb: 1,
        border: 1,
        borderRadius: 1,
        borderColor: 'warning.main',
        bgcolor: 'background.paper',
        typography: 'body2',
        boxShadow: 6,
      }}
    >
      {t('offline.banner')} {storageText}
    </Box>
  );
}
