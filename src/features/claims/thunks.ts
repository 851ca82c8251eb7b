import type { Endpoint, EndpointArgs } from '@/api/endpoint';
import { claims } from '@/api/endpoints/claims';
import { profiles } from '@/api/endpoints/profiles';
import { apiThunk, type ApiThunkOptions } from '@/store/apiThunk';

const quiet = { quiet: true } as const;

export const fetchClaims = apiThunk(claims.listClaims, quiet);
export const fetchClaim = apiThunk(claims.getClaim, quiet);
export const createClaim = apiThunk(claims.createClaim, quiet);
export const deleteClaim = apiThunk(claims.deleteClaim, quiet);
export const fetchPreviewLink = apiThunk(claims.getPreviewLink, quiet);
/** Profiles a claim can belong to. */
export const fetchClaimProfiles = apiThunk(claims.listClaimProfiles, quiet);
export const fetchClaimCategories = apiThunk(profiles.listCategories, { quiet: true, as: 'claims' });
export const checkProfileChange = apiThunk(claims.checkProfileChange, quiet);
export const checkQuestionChange = apiThunk(claims.checkQuestionChange, quiet);

type ClaimCall = Endpoint & { path: `/${string}:claimId${string}` };

/**
 * A write of one claim: the claim it answers is merged by the slice, else the claim is read again. Quiet, unless told
 * otherwise: sections and dialogs show their failures themselves.
 */
function claimWrite<E extends ClaimCall>(endpoint: E, options: ApiThunkOptions<EndpointArgs<E>> = quiet) {
  const reread = ({ params }: EndpointArgs<typeof claims.getClaim>) =>
    fetchClaim({ params: { claimId: params.claimId } });
  return apiThunk(endpoint, { reread: (args) => reread(args as EndpointArgs<typeof claims.getClaim>), ...options });
}

export const publishClaim = claimWrite(claims.publishClaim);
export const pauseClaim = claimWrite(claims.pauseClaim);
export const upgradeClaim = claimWrite(claims.upgradeClaim);
export const updateTopic = claimWrite(claims.updateTopic);
export const updatePainPoint = claimWrite(claims.updatePainPoint);
export const updateQuestion = claimWrite(claims.updateQuestion);
export const updateClaimProfile = claimWrite(claims.updateClaimProfile);
export const addKeyword = claimWrite(claims.addKeyword);
export const updateKeyword = claimWrite(claims.updateKeyword);
/** Sent behind an undo message, when its list may be gone: the failure becomes a notice. */
export const deleteKeyword = claimWrite(claims.deleteKeyword, { failureText: 'claims:keywords.notDeleted' });
export const reorderKeywords = claimWrite(claims.reorderKeywords);
export const setCategories = claimWrite(claims.setCategories);
export const saveShortAnswer = claimWrite(claims.saveShortAnswer);

/** Every write that may answer the whole claim. */
export const claimWrites = [
  publishClaim,
  pauseClaim,
  upgradeClaim,
  updateTopic,
  updatePainPoint,
  updateQuestion,
  updateClaimProfile,
  addKeyword,
  updateKeyword,
  deleteKeyword,
  reorderKeywords,
  setCategories,
  saveShortAnswer,
] as const;
