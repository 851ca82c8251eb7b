import { publicPage } from '@/domain/webAddress';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useSharing } from '@/ui/share/useSharing';
import type { ShareProfileSheetProps } from './ShareProfileSheet';

const ShareProfileSheet = lazyComponent(() => import('./ShareProfileSheet'), 'ShareProfileSheet');

/** To view and to share a profile's public page, while it has one. */
export function useShareProfile(profile: ShareProfileSheetProps['profile']) {
  return useSharing(publicPage(profile.public, profile.public_url), (open) => (
    <ShareProfileSheet profile={profile} {...open} />
  ));
}
