import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InvitableProfile, Invitation, VerificationPage } from '@/api/endpoints/endorsements';
import { emptyById, getById } from '@/store/byId';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';
import {
  deleteInvitation,
  fetchInvitableProfiles,
  fetchInvitation,
  fetchInvitations,
  fetchVerificationPages,
} from './thunks';

const invitations = createEntityAdapter<Invitation>();
const listed = invitations.getSelectors();

interface EndorsementsState {
  invitations: ReturnType<typeof invitations.getInitialState>;
  listRequest: RequestState;
  /** By invitation id. */
  detailRequests: Record<string, RequestState>;
  /** Profiles that visitors can be invited to verify. */
  profiles: InvitableProfile[];
  profilesRequest: RequestState;
  /** Profiles chosen or left out here, by id; the others stay as the server delivered them. */
  chosen: Record<string, boolean>;
  pages: VerificationPage[];
  pagesRequest: RequestState;
}

const initialState: EndorsementsState = {
  invitations: invitations.getInitialState(),
  listRequest: idleRequest,
  detailRequests: emptyById(),
  profiles: [],
  profilesRequest: idleRequest,
  chosen: emptyById(),
  pages: [],
  pagesRequest: idleRequest,
};

const slice = createSlice({
  name: 'endorsements',
  initialState,
  reducers: {
    profileToggled: (state, { payload }: PayloadAction<{ id: string; chosen: boolean }>) => {
      state.chosen[payload.id] = payload.chosen;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(fetchInvitations.fulfilled, (state, { payload }) => {
      invitations.setAll(state.invitations, payload);
    });
    builder.addCase(fetchInvitation.fulfilled, ({ invitations: list }, { payload }) => {
      // A new one stands first, where the one who has just created it looks.
      const isNew = !getById(list.entities, payload.id);
      invitations.setOne(list, payload);
      if (isNew) list.ids = [payload.id, ...list.ids.filter((id) => id !== payload.id)];
    });
    builder.addCase(fetchInvitableProfiles.fulfilled, (state, { payload }) => {
      state.profiles = payload;
    });
    builder.addCase(fetchVerificationPages.fulfilled, (state, { payload }) => {
      state.pages = payload;
    });
    builder.addCase(deleteInvitation.fulfilled, (state, { meta }) => {
      invitations.removeOne(state.invitations, meta.arg.params.invitationId);
    });
    builder.addCase(deleteInvitation.rejected, (state, { meta, payload }) => {
      // Somebody else was faster: it is gone either way.
      if (payload?.kind === 'notFound') invitations.removeOne(state.invitations, meta.arg.params.invitationId);
    });
    trackRequest(builder, (state) => state.listRequest, fetchInvitations);
    trackRequest(builder, (state) => state.profilesRequest, fetchInvitableProfiles);
    trackRequest(builder, (state) => state.pagesRequest, fetchVerificationPages);
    trackRequest(
      builder,
      (state, { params }) => (state.detailRequests[params.invitationId] ??= { ...idleRequest }),
      fetchInvitation,
    );
  },
  selectors: {
    selectInvitations: (state) => listed.selectAll(state.invitations),
    selectInvitationsRequest: (state) => state.listRequest,
    selectInvitation: (state, id: string): Invitation | undefined => getById(state.invitations.entities, id),
    selectInvitationRequest: (state, id: string) => state.detailRequests[id] ?? idleRequest,
    selectInvitable: (state) => state.profiles,
    selectInvitableRequest: (state) => state.profilesRequest,
    /** Ids of the profiles that the next invitation is for (VER-03). */
    selectChosenIds: createSelector(
      (state: EndorsementsState) => state.profiles,
      (state: EndorsementsState) => state.chosen,
      // A single profile needs no choosing.
      (profiles, chosen) =>
        profiles.filter(({ id, selected }) => chosen[id] ?? (selected || profiles.length === 1)).map(({ id }) => id),
    ),
    selectPages: (state) => state.pages,
    selectPagesRequest: (state) => state.pagesRequest,
  },
});

export const { profileToggled } = slice.actions;
export const {
  selectInvitations,
  selectInvitationsRequest,
  selectInvitation,
  selectInvitationRequest,
  selectInvitable,
  selectInvitableRequest,
  selectChosenIds,
  selectPages,
  selectPagesRequest,
} = slice.injectInto(rootReducer).selectors;
