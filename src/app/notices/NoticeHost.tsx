import Fade from '@mui/material/Fade';
import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/store/hooks';
import { maxNotices, selectNotices, type Notice } from '@/store/notices';
import { motion } from '../themeComponents';
import { Toast } from './Toast';
import { useClearance } from './useClearance';

/** Live regions of the toasts: errors interrupt, the others wait. */
export interface LiveRegions {
  assertive: HTMLElement;
  polite: HTMLElement;
}

/** Age in ms after which a message is no longer shown by a host that is mounted later. */
const newsFor = 5000;

/** Toasts, each in the live region of its urgency (NAV-13). They count their own time, see `Toast`. */
export function NoticeHost({ assertive, polite }: LiveRegions) {
  useClearance(polite.parentElement);
  return (
    <>
      <ToastStack region={assertive} severities={['error']} />
      <ToastStack region={polite} severities={['success', 'info']} />
    </>
  );
}

/** For `NoticeRegions`, which loads this module later and keeps the function in its state. */
export function renderNoticeHost(regions: LiveRegions) {
  return <NoticeHost {...regions} />;
}

interface ToastStackProps {
  region: HTMLElement;
  severities: readonly Notice['severity'][];
}

function ToastStack({ region, severities }: ToastStackProps) {
  return (
    <SnackbarProvider
      domRoot={region}
      classes={{ containerRoot: 'toast-stack' }}
      Components={{ success: ToastContent, info: ToastContent, error: ToastContent }}
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

function ToastContent({ id, style, ref }: CustomContentProps & { ref?: React.Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  return <Toast noticeId={String(id)} onClose={() => closeSnackbar(id)} style={style} ref={ref} />;
}

function NewToasts({ severities }: { severities: readonly Notice['severity'][] }) {
  const { enqueueSnackbar } = useSnackbar();
  const notices = useAppSelector(selectNotices);
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    const shown = (known.current ??= new Set(notices.filter(isOld).map(({ id }) => id)));
    for (const { id, severity } of notices.toReversed()) {
      if (shown.has(id) || !severities.includes(severity)) continue;
      shown.add(id);
      enqueueSnackbar(id, { key: id, variant: severity });
    }
  }, [notices, severities, enqueueSnackbar]);
  return null;
}

function isOld({ at }: Notice): boolean {
  return Date.now() - at > newsFor;
}
