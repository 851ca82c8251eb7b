export {
  AddressesDrawer,
  ClaimPreviewPane,
  CopyMarkup,
  exportProfile,
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
export type { Preview } from './usePreview';
