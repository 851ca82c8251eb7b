import { useLayoutEffect } from 'react';
import { ErrorPage } from './ErrorPage';
import { useIsOnline } from './notices/OfflineNotice';

/**
 * Replaces a page whose code could not be loaded. A reload happens here, where the address is already that of the
 * page, as soon as there is a connection (quality F23, F26).
 */
export function MissingCode({ canReload }: { canReload: boolean }) {
  const isOnline = useIsOnline();
  const isReloading = canReload && isOnline;
  useLayoutEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  return isReloading ? null : <ErrorPage isOffline={!isOnline} />;
}
