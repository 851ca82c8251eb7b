import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { endorsements, type PersonalInvitation, type PublicInvitation } from '@/api/endpoints/endorsements';
import { openInvitation } from '@/domain/verification';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';

export const fetchPublicInvitation = apiThunk(endorsements.getPublicInvitation);
export const fetchPersonalInvitation = apiThunk(endorsements.getPersonalInvitation);
/* Silent: the page shows every failure itself. */
export const submitVerification = apiThunk(endorsements.submitVerification, {
  silent: true,
  confirm: {
    refetch: ({ params }) => fetchPublicInvitation({ params }),
    isApplied: (invitation) => invitation?.accepted === true,
  },
});
export const submitPersonalVerification = apiThunk(endorsements.submitPersonalVerification, { silent: true });

// Keys carry a prefix: a token may be any text, also the name of an object's own property.
const publicKey = (token: string) => `public/${token}`;
const personalKey = (profileId: string) => `personal/${profileId}`;

interface VerificationState {
  /** Opened invitations, every answer pre-set (VER-06), by key. */
  opened: Record<string, PublicInvitation>;
  personal: Record<string, PersonalInvitation>;
  /** Of both kinds, by key. */
  requests: Record<string, RequestState>;
}

const initialState: VerificationState = { opened: {}, personal: {}, requests: {} };

const slice = createSlice({
  name: 'verification',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    trackRequest(
      builder,
      (state, { params }) => (state.requests[publicKey(params.token)] ??= { ...idleRequest }),
      fetchPublicInvitation,
      (state, invitation, { params }) => {
        state.opened[publicKey(params.token)] = openInvitation(invitation);
      },
    );
    trackRequest(
      builder,
      (state, { params }) => (state.requests[personalKey(params.profileId)] ??= { ...idleRequest }),
      fetchPersonalInvitation,
      (state, invitation, { params }) => {
        state.personal[personalKey(params.profileId)] = invitation;
      },
    );
  },
  selectors: {
    selectOpened: (state, token: string): PublicInvitation | undefined => state.opened[publicKey(token)],
    selectOpenedRequest: (state, token: string) => state.requests[publicKey(token)] ?? idleRequest,
    selectPersonal: (state, profileId: string): PersonalInvitation | undefined =>
      state.personal[personalKey(profileId)],
    selectPersonalRequest: (state, profileId: string) => state.requests[personalKey(profileId)] ?? idleRequest,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectOpened, selectOpenedRequest, selectPersonal, selectPersonalRequest } =
  slice.injectInto(rootReducer).selectors;
