import { useEffect, useState, type ReactNode } from 'react';
import { useAppSelector } from '@/store/hooks';
import { onFirstInteraction } from '@/platform/firstInteraction';
import { selectNotices } from '@/store/notices';
import { selectIsSignedIn } from '@/store/session';
import type { LiveRegions } from './NoticeHost';

/**
 * The toasts, whose code comes with the first message, or with the first interaction of a signed-in user, so that they
 * can also report a lost connection: a first page carries none of it. Where it cannot be loaded, messages are still in the
 * list of recent ones, and the next message tries again.
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
    if (newest === undefined) return onFirstInteraction(load);
    load();
    return undefined;
  }, [isLoaded, newest, isSignedIn]);
  return render;
}
