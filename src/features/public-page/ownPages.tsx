import type { Claim } from '@/api/endpoints/claims';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { publicPage } from '@/domain/webAddress';
import type { AppThunk } from '@/store/rootReducer';
import { lazyComponent, optionalComponent } from '@/ui/basics/lazyComponent';
import { useSharing } from '@/ui/share/useSharing';
import type { ShareClaimSheetProps } from './claim/ShareClaimSheet';
import type { ShareProfileSheetProps } from './profile/ShareProfileSheet';
import { usePreview } from './usePreview';

/* These pages suspend: editors and lists begin without them (performance S2). */

const loadClaim = () => import('./claim/OwnPublicClaim');
export const OwnPublicClaim = lazyComponent(loadClaim, 'OwnPublicClaim');
export const ClaimPreviewPane = optionalComponent(loadClaim, 'ClaimPreviewPane');
export const CopyMarkup = lazyComponent(() => import('./claim/CopyMarkup'), 'CopyMarkup');
const ClaimOverlays = lazyComponent(loadClaim, 'ClaimOverlays');
const loadClaimSharing = () => import('./claim/ShareClaimSheet');
const ShareClaimSheet = lazyComponent(loadClaimSharing, 'ShareClaimSheet');
export const ShareClaimRow = lazyComponent(loadClaimSharing, 'ShareClaimRow');

const loadProfile = () => import('./profile/OwnPublicProfile');
export const OwnPublicProfile = lazyComponent(loadProfile, 'OwnPublicProfile');
export const ProfilePreviewPane = optionalComponent(loadProfile, 'ProfilePreviewPane');
const ProfileOverlays = lazyComponent(loadProfile, 'ProfileOverlays');
const loadProfileSharing = () => import('./profile/ShareProfileSheet');
const ShareProfileSheet = lazyComponent(loadProfileSharing, 'ShareProfileSheet');
export const ShareProfileRow = lazyComponent(loadProfileSharing, 'ShareProfileRow');
export const AddressesDrawer = lazyComponent(() => import('./profile/AddressesDrawer'), 'AddressesDrawer');

/** Of any person. */
export const PublicClaim = lazyComponent(() => import('./claim/PublicClaim'), 'PublicClaim');
export const PublicProfile = lazyComponent(() => import('./profile/PublicProfile'), 'PublicProfile');

export const useClaimPreview = (claim: Claim) => usePreview((state) => <ClaimOverlays claim={claim} {...state} />);
export const useProfilePreview = (profile: CompetenceProfile) =>
  usePreview((state) => <ProfileOverlays profile={profile} {...state} />);

export const useShareClaim = (claim: ShareClaimSheetProps['claim']) =>
  useSharing(publicPage(isClaimPublic(claim), claim.public_url), (open) => <ShareClaimSheet claim={claim} {...open} />);

export const useShareProfile = (profile: ShareProfileSheetProps['profile']) =>
  useSharing(publicPage(profile.public, profile.public_url), (open) => (
    <ShareProfileSheet profile={profile} {...open} />
  ));

/** Saves a profile as JSON Resume (ux no. 11). */
export function exportProfile(profileId: string): AppThunk<Promise<void>> {
  return async (dispatch) => dispatch((await import('./profile/exportProfile')).exportProfile(profileId));
}
