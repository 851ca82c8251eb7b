import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { endorsements, type PersonalInvitation, type PublicInvitation } from '@/api/endpoints/endorsements';
import { isAccepted } from '@/domain/invitation';
import {
  openInvitation,
  personalBody,
  personalRows,
  showsConfirmed,
  verifiedKeys,
  type PersonalRow,
} from '@/domain/verification';
import { apiThunk } from '@/store/apiThunk';
import { failureOf, resultOf, type CallThunk } from '@/store/callResult';
import { emptyById } from '@/store/idRecord';
import { sendAndVerify } from '@/store/lostResponse';
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
const sendPersonal = apiThunk(endorsements.submitPersonalVerification, { silent: true });

/** Sends the points once; points that nobody had confirmed before show whether they arrived (D-93). */
export function submitPersonalVerification(
  profileId: string,
  rows: readonly PersonalRow[],
  before: readonly string[],
): CallThunk<null> {
  const params = { profileId };
  return (dispatch) =>
    dispatch(
      sendAndVerify<null, PersonalInvitation>({
        key: `${sendPersonal.typePrefix} ${profileId}`,
        args: verifiedKeys(rows),
        creates: true,
        known: before,
        send: async () => resultOf(await dispatch(failureOf(sendPersonal({ params, body: personalBody(rows) })))),
        refetch: () => dispatch(fetchPersonalInvitation({ params })),
        findResult: (invitation, { args, known }) => {
          const isDone = showsConfirmed(personalRows(invitation), args as string[], known);
          if (isDone === null) return 'unknowable';
          return isDone ? { data: null } : null;
        },
      }),
    );
}

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
