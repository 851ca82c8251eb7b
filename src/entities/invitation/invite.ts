import type { ApiFailure } from '@/api/client/failure';
import type { Invitation } from '@/api/endpoints/endorsements';
import { matchesInput } from '@/domain/matchesInput';
import type { AppThunk } from '@/store/rootReducer';
import { failureOf } from '@/store/callResult';
import { createVerified } from '@/store/createVerified';
import {
  selectChosenIds,
  selectInvitable,
  selectInvitations,
  selectInvitationsRequest,
  createInvitation,
  deleteInvitation,
  fetchInvitableProfiles,
  fetchInvitation,
  fetchInvitations,
} from './endorsementsSlice';

export type Invitee = Pick<Invitation, 'firstname' | 'lastname' | 'content'>;

/** Each step fails alone (quality T30). After `read` the invitation exists, and only its address is not known yet. */
export type InviteResult =
  | { step: 'done'; invitation: Invitation }
  | { step: 'profiles' | 'choice' | 'create'; failure: ApiFailure }
  | { step: 'read'; failure: ApiFailure; createdId: string };

const createNew = createVerified({
  thunk: createInvitation,
  fetchList: () => fetchInvitations(),
  selectBefore: (state) => (selectInvitationsRequest(state).status === 'succeeded' ? selectInvitations(state) : null),
  isSame: ({ firstname, lastname }, { body }) => matchesInput(body, { firstname, lastname }),
});

/** Invites once, for the given profiles or all chosen ones, which are loaded first where none are (VER-03). */
export function invite(invitee: Invitee, profileIds?: readonly string[]): AppThunk<Promise<InviteResult>> {
  return async (dispatch, getState) => {
    if (!profileIds && selectInvitable(getState()).length === 0) {
      const failure = await dispatch(failureOf(fetchInvitableProfiles()));
      if (failure) return { step: 'profiles', failure };
    }
    const ids = profileIds ?? selectChosenIds(getState());
    if (ids.length === 0) return { step: 'choice', failure: { kind: 'validation' } };
    const created = await dispatch(createNew({ body: { ...invitee, competence_profiles: [...ids] } }));
    if ('failure' in created) return { step: 'create', failure: created.failure };
    return await dispatch(readCreated(created.data));
  };
}

/** The response that created it need not hold its address. */
export function readCreated(createdId: string): AppThunk<Promise<InviteResult>> {
  return async (dispatch) => {
    const read = await dispatch(fetchInvitation({ params: { invitationId: createdId } }));
    return 'data' in read
      ? { step: 'done', invitation: read.data }
      : { step: 'read', createdId, failure: read.failure };
  };
}

export type RenewResult = InviteResult | { step: 'delete'; failure: ApiFailure; invitation: Invitation };

/** Replaces it by a new one with the same data (ux no. 12). `renewed`: the new one of a try whose deletion failed. */
export function renew(expired: Invitation, renewed?: Invitation): AppThunk<Promise<RenewResult>> {
  return async (dispatch) => {
    const { firstname, lastname, content, competence_profiles } = expired;
    const profileIds = competence_profiles.map(({ id }) => id);
    const result: InviteResult = renewed
      ? { step: 'done', invitation: renewed }
      : await dispatch(invite({ firstname, lastname, content }, profileIds));
    if (result.step !== 'done') return result;
    const failure = await dispatch(failureOf(deleteInvitation({ params: { invitationId: expired.id } })));
    if (failure && failure.kind !== 'notFound') return { step: 'delete', failure, invitation: result.invitation };
    return result;
  };
}
