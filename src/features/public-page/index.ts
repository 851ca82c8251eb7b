export {
  AddressesDrawer,
  ClaimPreviewPane,
  CopyMarkup,
  OwnPublicClaim,
  OwnPublicProfile,
  ProfilePreviewPane,
  PublicClaim,
  PublicProfile,
  ShareClaimRow,
  ShareProfileRow,
  useClaimPreview,
  useProfilePreview,
  useShareClaim,
  useShareProfile,
} from './ownPages';
export { exportProfile } from './profile/exportProfile';
export type { Preview } from './usePreview';
