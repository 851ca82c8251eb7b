import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InvitableProfile, Invitation, VerificationPage } from '@/api/endpoints/endorsements';
import { rootReducer } from '@/store/rootReducer';
import { idleSlot, track, type RequestSlot } from '@/store/track';
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
  listSlot: RequestSlot;
  /** By invitation id. */
  detailSlots: Record<string, RequestSlot>;
  /** Profiles that visitors can be invited to verify. */
  profiles: InvitableProfile[];
  profilesSlot: RequestSlot;
  /** Profiles chosen or left out here, by id; the others stay as the server delivered them. */
  chosen: Record<string, boolean>;
  pages: VerificationPage[];
  pagesSlot: RequestSlot;
}

const initialState: EndorsementsState = {
  invitations: invitations.getInitialState(),
  listSlot: idleSlot,
  detailSlots: {},
  profiles: [],
  profilesSlot: idleSlot,
  chosen: {},
  pages: [],
  pagesSlot: idleSlot,
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
      const isNew = !(payload.id in list.entities);
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
    track(builder, (state) => state.listSlot, fetchInvitations);
    track(builder, (state) => state.profilesSlot, fetchInvitableProfiles);
    track(builder, (state) => state.pagesSlot, fetchVerificationPages);
    track(
      builder,
      (state, { params }) => (state.detailSlots[params.invitationId] ??= { ...idleSlot }),
      fetchInvitation,
    );
  },
  selectors: {
    selectInvitations: (state) => listed.selectAll(state.invitations),
    selectInvitationsSlot: (state) => state.listSlot,
    selectInvitation: (state, id: string): Invitation | undefined => state.invitations.entities[id],
    selectInvitationSlot: (state, id: string) => state.detailSlots[id] ?? idleSlot,
    selectInvitable: (state) => state.profiles,
    selectInvitableSlot: (state) => state.profilesSlot,
    /** Ids of the profiles that the next invitation is for (VER-03). */
    selectChosenIds: createSelector(
      (state: EndorsementsState) => state.profiles,
      (state: EndorsementsState) => state.chosen,
      // A single profile needs no choosing.
      (profiles, chosen) =>
        profiles.filter(({ id, selected }) => chosen[id] ?? (selected || profiles.length === 1)).map(({ id }) => id),
    ),
    selectPages: (state) => state.pages,
    selectPagesSlot: (state) => state.pagesSlot,
  },
});

export const { profileToggled } = slice.actions;
export const {
  selectInvitations,
  selectInvitationsSlot,
  selectInvitation,
  selectInvitationSlot,
  selectInvitable,
  selectInvitableSlot,
  selectChosenIds,
  selectPages,
  selectPagesSlot,
} = slice.injectInto(rootReducer).selectors;
