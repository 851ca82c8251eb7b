export {
  AddressesDrawer,
  ClaimPreviewPane,
  CopyMarkup,
  OwnPublicClaim,
  OwnPublicProfile,
  ProfilePreviewPane,
  useClaimPreview,
  useProfilePreview,
  useShareClaim,
  useShareProfile,
} from './ownPages';
export { exportProfile } from './profile/exportProfile';
export type { Preview } from './usePreview';
