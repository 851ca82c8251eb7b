import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { endorsements, type PersonalInvitation, type PublicInvitation } from '@/api/endpoints/endorsements';
import { isAccepted } from '@/domain/invitation';
import { openInvitation } from '@/domain/verification';
import { apiThunk } from '@/store/apiThunk';
import { emptyById } from '@/store/idRecord';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';

export const fetchPublicInvitation = apiThunk(endorsements.getPublicInvitation);
export const fetchPersonalInvitation = apiThunk(endorsements.getPersonalInvitation);
/* Silent: the page shows every failure itself. */
export const submitVerification = apiThunk(endorsements.submitVerification, {
  silent: true,
  confirm: {
    refetch: ({ params }) => fetchPublicInvitation({ params }),
    isApplied: (invitation) => invitation !== null && isAccepted(invitation),
  },
});
export const submitPersonalVerification = apiThunk(endorsements.submitPersonalVerification, { silent: true });

const initialState = {
  /** Opened invitations by token, every answer pre-set (VER-06). */
  opened: emptyById<PublicInvitation>(),
  openedRequests: emptyById<RequestState>(),
  /** By profile id. */
  personal: emptyById<PersonalInvitation>(),
  personalRequests: emptyById<RequestState>(),
};

const slice = createSlice({
  name: 'verification',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    trackRequest(
      builder,
      (state, { params }) => (state.openedRequests[params.token] ??= { ...idleRequest }),
      fetchPublicInvitation,
      (state, invitation, { params }) => {
        state.opened[params.token] = openInvitation(invitation);
      },
    );
    trackRequest(
      builder,
      (state, { params }) => (state.personalRequests[params.profileId] ??= { ...idleRequest }),
      fetchPersonalInvitation,
      (state, invitation, { params }) => {
        state.personal[params.profileId] = invitation;
      },
    );
  },
  selectors: {
    selectOpened: (state, token: string): PublicInvitation | undefined => state.opened[token],
    selectOpenedRequest: (state, token: string) => state.openedRequests[token] ?? idleRequest,
    selectPersonal: (state, profileId: string): PersonalInvitation | undefined => state.personal[profileId],
    selectPersonalRequest: (state, profileId: string) => state.personalRequests[profileId] ?? idleRequest,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectOpened, selectOpenedRequest, selectPersonal, selectPersonalRequest } =
  slice.injectInto(rootReducer).selectors;
