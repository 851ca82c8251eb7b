import { createEntityAdapter, createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import {
  endorsements,
  type InvitableProfile,
  type Invitation,
  type VerificationPage,
} from '@/api/endpoints/endorsements';
import { apiThunk } from '@/store/apiThunk';
import { emptyById, getById } from '@/store/idRecord';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackList, trackRead, trackRequest, unread, type RequestState } from '@/store/trackRequest';

export const fetchInvitations = apiThunk(endorsements.listInvitations);
export const fetchInvitation = apiThunk(endorsements.getInvitation);
export const fetchInvitableProfiles = apiThunk(endorsements.listInvitableProfiles);
export const fetchVerificationPages = apiThunk(endorsements.listVerificationPages);
export const createInvitation = apiThunk(endorsements.createInvitation, { silent: true });
export const deleteInvitation = apiThunk(endorsements.deleteInvitation, {
  failureText: 'endorsements:delete.failed',
  confirm: { refetch: ({ params }) => fetchInvitation({ params }), isApplied: (invitation) => invitation === null },
});

const invitations = createEntityAdapter<Invitation>();
const invitationSelectors = invitations.getSelectors();

const initialState = {
  invitations: invitations.getInitialState({ request: idleRequest }),
  /** By invitation id. */
  detailRequests: emptyById<RequestState>(),
  profiles: unread<InvitableProfile[]>([]),
  /** Chosen or left out here, by profile id; the others stay as the server delivered them. */
  chosen: emptyById<boolean>(),
  pages: unread<VerificationPage[]>([]),
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
    builder
      .addCase(deleteInvitation.fulfilled, (state, { meta }) => {
        invitations.removeOne(state.invitations, meta.arg.params.invitationId);
      })
      .addCase(deleteInvitation.rejected, (state, { meta, payload }) => {
        // It was deleted elsewhere.
        if (payload?.kind === 'notFound') invitations.removeOne(state.invitations, meta.arg.params.invitationId);
      });
    trackList(builder, (state) => state.invitations, fetchInvitations);
    trackRequest(
      builder,
      (state, { params }) => (state.detailRequests[params.invitationId] ??= { ...idleRequest }),
      fetchInvitation,
      ({ invitations: list }, invitation) => {
        // A new one comes first, where the user who has just created it looks.
        const isNew = !(invitation.id in list.entities);
        invitations.setOne(list, invitation);
        if (isNew) list.ids = [invitation.id, ...list.ids.filter((id) => id !== invitation.id)];
      },
    );
    trackRead(builder, (state) => state.profiles, fetchInvitableProfiles);
    trackRead(builder, (state) => state.pages, fetchVerificationPages);
  },
  selectors: {
    selectInvitations: (state) => invitationSelectors.selectAll(state.invitations),
    selectInvitationsRequest: (state) => state.invitations.request,
    /** For the user's data export (ux no. 11), without tokens: whoever holds one may act as the invited person. */
    selectEndorsementsData: (state) => ({
      invitations: invitationSelectors
        .selectAll(state.invitations)
        .map(({ token: _token, verification_url: _url, ...invitation }) => invitation),
      pages: state.pages.data.map(({ verification_url: _url, ...page }) => page),
    }),
    selectInvitation: (state, id: string): Invitation | undefined => getById(state.invitations.entities, id),
    selectInvitationRequest: (state, id: string) => state.detailRequests[id] ?? idleRequest,
    selectInvitable: (state) => state.profiles.data,
    selectInvitableRequest: (state) => state.profiles.request,
    /** Of the profiles that the next invitation is for (VER-03). */
    selectChosenIds: createSelector(
      (state: typeof initialState) => state.profiles.data,
      (state: typeof initialState) => state.chosen,
      // A single profile needs no choosing.
      (profiles, chosen) =>
        profiles.filter(({ id, selected }) => chosen[id] ?? (selected || profiles.length === 1)).map(({ id }) => id),
    ),
    selectPages: (state) => state.pages.data,
    selectPagesRequest: (state) => state.pages.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { profileToggled } = slice.actions;
export const {
  selectInvitations,
  selectEndorsementsData,
  selectInvitationsRequest,
  selectInvitation,
  selectInvitationRequest,
  selectInvitable,
  selectInvitableRequest,
  selectChosenIds,
  selectPages,
  selectPagesRequest,
} = slice.injectInto(rootReducer).selectors;
