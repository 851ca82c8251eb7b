import { createSlice } from '@reduxjs/toolkit';
import type { PersonalInvitation, PublicInvitation } from '@/api/endpoints/endorsements';
import { openInvitation } from '@/domain/verification';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';
import { fetchPersonalInvitation, fetchPublicInvitation } from './thunks';

// Keys carry a prefix: a token may be any text, also the name of an object's own property.
const publicKey = (token: string) => `public/${token}`;
const personalKey = (profileId: string) => `personal/${profileId}`;

interface VerificationState {
  /** Opened invitations, every answer pre-set (VER-06), by key. */
  opened: Record<string, PublicInvitation>;
  personal: Record<string, PersonalInvitation>;
  slots: Record<string, RequestState>;
}

const initialState: VerificationState = { opened: {}, personal: {}, slots: {} };

const slice = createSlice({
  name: 'verification',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchPublicInvitation.fulfilled, (state, { payload, meta }) => {
      state.opened[publicKey(meta.arg.params.token)] = openInvitation(payload);
    });
    builder.addCase(fetchPersonalInvitation.fulfilled, (state, { payload, meta }) => {
      state.personal[personalKey(meta.arg.params.profileId)] = payload;
    });
    trackRequest(
      builder,
      (state, { params }) => (state.slots[publicKey(params.token)] ??= { ...idleRequest }),
      fetchPublicInvitation,
    );
    trackRequest(
      builder,
      (state, { params }) => (state.slots[personalKey(params.profileId)] ??= { ...idleRequest }),
      fetchPersonalInvitation,
    );
  },
  selectors: {
    selectOpened: (state, token: string): PublicInvitation | undefined => state.opened[publicKey(token)],
    selectOpenedRequest: (state, token: string) => state.slots[publicKey(token)] ?? idleRequest,
    selectPersonal: (state, profileId: string): PersonalInvitation | undefined =>
      state.personal[personalKey(profileId)],
    selectPersonalRequest: (state, profileId: string) => state.slots[personalKey(profileId)] ?? idleRequest,
  },
});

export const { selectOpened, selectOpenedRequest, selectPersonal, selectPersonalRequest } =
  slice.injectInto(rootReducer).selectors;
