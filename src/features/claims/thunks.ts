import type { Endpoint, EndpointArgs } from '@/api/endpoint';
import { claims, type Claim } from '@/api/endpoints/claims';
import { profiles } from '@/api/endpoints/profiles';
import { hasValues } from '@/domain/hasValues';
import { apiThunk, type ApiThunkOptions } from '@/store/apiThunk';

const quiet = { quiet: true } as const;

export const fetchClaims = apiThunk(claims.listClaims, quiet);
export const fetchClaim = apiThunk(claims.getClaim, quiet);
export const createClaim = apiThunk(claims.createClaim, quiet);
export const deleteClaim = apiThunk(claims.deleteClaim, {
  ...quiet,
  confirm: { refetch: ({ params }) => fetchClaim({ params }), isDone: (claim) => claim === null },
});
export const fetchPreviewLink = apiThunk(claims.getPreviewLink, quiet);
/** Profiles a claim can belong to. */
export const fetchClaimProfiles = apiThunk(claims.listClaimProfiles, quiet);
export const fetchClaimCategories = apiThunk(profiles.listCategories, { quiet: true, as: 'claims' });
export const checkProfileChange = apiThunk(claims.checkProfileChange, quiet);
export const checkQuestionChange = apiThunk(claims.checkQuestionChange, quiet);

type ClaimCall = Endpoint & { path: `/${string}:claimId${string}` };

type IsDone<E extends ClaimCall> = (claim: Claim, args: EndpointArgs<E>) => boolean;

/**
 * A write of one claim: the claim it answers is merged by the slice, else the claim is read again. `isDone` says by the
 * claim read again whether a write with a lost response was done (D-66). Quiet, unless told otherwise: sections and
 * dialogs show their failures themselves.
 */
function claimWrite<E extends ClaimCall>(
  endpoint: E,
  isDone: IsDone<E>,
  options: Pick<ApiThunkOptions<unknown>, 'quiet' | 'failureText'> = quiet,
) {
  const refetch = (args: EndpointArgs<E>) => {
    const { params } = args as EndpointArgs<typeof claims.getClaim>;
    return fetchClaim({ params: { claimId: params.claimId } });
  };
  return apiThunk(endpoint, {
    reread: refetch,
    confirm: { refetch, isDone: (claim: Claim | null, args) => claim !== null && isDone(claim, args) },
    ...options,
  });
}

const holdsBody = (claim: Claim, { body }: { body: object }) => hasValues(claim, body);

export const publishClaim = claimWrite(claims.publishClaim, ({ status }) => status === 'published');
export const pauseClaim = claimWrite(claims.pauseClaim, ({ status }) => status === 'paused');
export const upgradeClaim = claimWrite(claims.upgradeClaim, ({ upgradable }) => !upgradable);
export const updateTopic = claimWrite(claims.updateTopic, holdsBody);
export const updatePainPoint = claimWrite(claims.updatePainPoint, holdsBody);
export const updateQuestion = claimWrite(claims.updateQuestion, holdsBody);
export const updateClaimProfile = claimWrite(claims.updateClaimProfile, holdsBody);
export const addKeyword = claimWrite(claims.addKeyword, ({ keywords }, { body }) =>
  keywords.some((keyword) => hasValues(keyword, body)),
);
export const updateKeyword = claimWrite(claims.updateKeyword, ({ keywords }, { params, body: { title } }) =>
  keywords.some((keyword) => hasValues(keyword, { id: params.keywordId, title })),
);
/** Sent behind an undo message, when its list may be gone: the failure becomes a notice. */
export const deleteKeyword = claimWrite(
  claims.deleteKeyword,
  ({ keywords }, { params }) => !keywords.some(({ id }) => id === params.keywordId),
  { failureText: 'claims:keywords.notDeleted' },
);
export const reorderKeywords = claimWrite(claims.reorderKeywords, ({ keywords }, { body }) =>
  body.positions.every(({ id, order }) => keywords[order - 1]?.id === id),
);
export const setCategories = claimWrite(claims.setCategories, holdsBody);
export const saveShortAnswer = claimWrite(claims.saveShortAnswer, holdsBody);

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
