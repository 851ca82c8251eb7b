import { useEffect, useState, type ReactNode } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectNotices } from '@/store/notices';
import { selectIsSignedIn } from '@/store/session';
import type { LiveRegions } from './liveRegions';

/** Milliseconds after which a signed-in page fetches the toasts' code, so that they can also tell of a lost connection. */
const fetchAfter = 3000;

/**
 * The toasts, whose code comes with the first message: a first page carries none of it. Where it cannot be loaded,
 * messages are still in the list of recent ones, and the next message tries again.
 */
export function useNoticeHost(): ((regions: LiveRegions) => ReactNode) | null {
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
    const timer = setTimeout(load, newest === undefined ? fetchAfter : 0);
    return () => clearTimeout(timer);
  }, [isLoaded, newest, isSignedIn]);
  return render;
}
