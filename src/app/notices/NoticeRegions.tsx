import Box from '@mui/material/Box';
import { useState, type RefCallback } from 'react';
import { createPortal } from 'react-dom';
import { OfflineNotice } from './OfflineNotice';
import { useNoticeHost } from './useNoticeHost';

/**
 * Where messages appear: bottom centre, above everything (NAV-13). The two live regions are there from the start, since
 * only what changes inside a known region is announced; the toasts themselves come with the first message.
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
        // The library's own container would be fixed by itself; here its place is in the live region.
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

/** An open dialog hides all the rest of the page from assistive technology; messages are to be heard all the same. */
const keepAudible: RefCallback<HTMLElement> = (element) => {
  if (!element) return undefined;
  const observer = new MutationObserver(() => {
    if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
  });
  observer.observe(element, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
};
