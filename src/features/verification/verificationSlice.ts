import { createSlice } from '@reduxjs/toolkit';
import type { PersonalInvitation, PublicInvitation } from '@/api/endpoints/endorsements';
import { openInvitation } from '@/domain/verification';
import { rootReducer } from '@/store/rootReducer';
import { idleSlot, track, type RequestSlot } from '@/store/track';
import { fetchPersonalInvitation, fetchPublicInvitation } from './thunks';

// Keys carry a prefix: a token may be any text, also the name of an object's own property.
const publicKey = (token: string) => `public/${token}`;
const personalKey = (profileId: string) => `personal/${profileId}`;

interface VerificationState {
  /** Opened invitations, every answer pre-set (VER-06), by key. */
  opened: Record<string, PublicInvitation>;
  personal: Record<string, PersonalInvitation>;
  slots: Record<string, RequestSlot>;
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
    track(
      builder,
      (state, { params }) => (state.slots[publicKey(params.token)] ??= { ...idleSlot }),
      fetchPublicInvitation,
    );
    track(
      builder,
      (state, { params }) => (state.slots[personalKey(params.profileId)] ??= { ...idleSlot }),
      fetchPersonalInvitation,
    );
  },
  selectors: {
    selectOpened: (state, token: string): PublicInvitation | undefined => state.opened[publicKey(token)],
    selectOpenedSlot: (state, token: string) => state.slots[publicKey(token)] ?? idleSlot,
    selectPersonal: (state, profileId: string): PersonalInvitation | undefined =>
      state.personal[personalKey(profileId)],
    selectPersonalSlot: (state, profileId: string) => state.slots[personalKey(profileId)] ?? idleSlot,
  },
});

export const { selectOpened, selectOpenedSlot, selectPersonal, selectPersonalSlot } =
  slice.injectInto(rootReducer).selectors;
