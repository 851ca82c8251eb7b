import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode, type RefCallback } from 'react';
import { createPortal } from 'react-dom';
import { onFirstInteraction } from '@/platform/firstInteraction';
import { useAppSelector } from '@/store/hooks';
import { selectNotices } from '@/store/notices';
import { selectIsSignedIn } from '@/store/session';
import type { LiveRegions } from './NoticeHost';
import { OfflineNotice } from './OfflineNotice';

/**
 * Messages appear bottom centre, above everything (NAV-13). Both live regions exist from the start, since screen
 * readers only announce changes inside a known region; the toasts are loaded with the first message.
 */
export function NoticeRegions() {
  const [assertive, setAssertive] = useState<HTMLElement | null>(null);
  const [polite, setPolite] = useState<HTMLElement | null>(null);
  const renderHost = useNoticeHost();
  return createPortal(
    <Box
      ref={keepAudible}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: (theme) => `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom) + var(--notice-lift, 0px))`,
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
      <Box role="alert" aria-atomic="false" ref={setAssertive} sx={regionStyle} />
      <Box role="status" aria-atomic="false" ref={setPolite} sx={regionStyle}>
        <OfflineNotice />
      </Box>
      {assertive && polite ? renderHost?.({ assertive, polite }) : null}
    </Box>,
    document.body,
  );
}

const regionStyle = { width: '100%', maxWidth: 480, flexShrink: 0 } as const;

/** An open dialog hides the rest of the page from assistive technology; messages have to be heard all the same. */
const keepAudible: RefCallback<HTMLElement> = (element) => {
  if (!element) return undefined;
  const observer = new MutationObserver(() => {
    if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
  });
  observer.observe(element, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
};

/**
 * Loads the toasts with the first message, or with the first interaction of a signed-in user, so that they can also
 * report a lost connection: a first page carries none of their code. Where it cannot be loaded, messages are still in
 * the list of recent ones, and the next message tries again.
 */
function useNoticeHost(): ((regions: LiveRegions) => ReactNode) | null {
  const [render, setRender] = useState<((regions: LiveRegions) => ReactNode) | null>(null);
  const newest = useAppSelector((state) => selectNotices(state)[0]?.id);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isLoaded = render !== null;
  useEffect(() => {
    if (isLoaded || (newest === undefined && !isSignedIn)) return undefined;
    const load = () => {
      void import('./NoticeHost').then(
        ({ renderNoticeHost }) => setRender(() => renderNoticeHost),
        () => undefined,
      );
    };
    if (newest === undefined) return onFirstInteraction(load);
    load();
    return undefined;
  }, [isLoaded, newest, isSignedIn]);
  return render;
}
