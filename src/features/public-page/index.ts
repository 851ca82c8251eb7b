import { lazyComponent } from '@/ui/basics/lazyComponent';

export { ClaimThumbnail } from './claim/ClaimThumbnail';
export { useClaimPreview, type ClaimPreview } from './claim/useClaimPreview';
export { useShareClaim } from './claim/useShareClaim';
export { exportProfile } from './profile/exportProfile';
export { ProfileThumbnail } from './profile/ProfileThumbnail';
export { useProfilePreview, type ProfilePreview } from './profile/useProfilePreview';
export { useShareProfile } from './profile/useShareProfile';

/* Suspend: pages begin without a preview and without drawers (performance S2). */
export const AddressesDrawer = lazyComponent(() => import('./profile/AddressesDrawer'), 'AddressesDrawer');
export const ClaimPreviewPane = lazyComponent(() => import('./claim/ClaimPreviewPane'), 'ClaimPreviewPane');
export const CopyMarkup = lazyComponent(() => import('./claim/CopyMarkup'), 'CopyMarkup');
export const OwnPublicClaim = lazyComponent(() => import('./claim/PublicClaim'), 'OwnPublicClaim');
export const OwnPublicProfile = lazyComponent(() => import('./profile/OwnPublicProfile'), 'OwnPublicProfile');
export const ProfilePreviewPane = lazyComponent(() => import('./profile/ProfilePreviewPane'), 'ProfilePreviewPane');
