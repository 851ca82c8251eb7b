import type { ApiFailure } from '@/api/client/failure';
import { networkImport, type ImportedItem } from '@/api/endpoints/networkImport';
import { posts } from '@/api/endpoints/posts';
import { users } from '@/api/endpoints/users';
import {
  inSendingOrder,
  missingFields,
  profileToConnect,
  reviewEntry,
  type ExistingEntries,
  type ImportRow,
  type RowState,
  type TargetProfile,
} from '@/domain/importReview';
import { apiThunk } from '@/store/apiThunk';
import { findPendingWrite } from '@/store/pendingWrites';
import type { AppThunk, RootState } from '@/store/rootReducer';
import { sendAndVerify } from '@/store/lostResponse';
import { failureOf, resultOf, type CallThunk } from '@/store/callResult';
import { addEducation, addExperience, attachNew, connectNew } from '@/entities/career/addEntry';
import { fetchEducation, fetchExperience, selectEducation, selectExperience } from '@/entities/career/careerSlice';
import { fetchUserDetails } from '@/entities/user/userSlice';

/* Silent: forms and alerts show the failures. */
export const readNetworkProfile = apiThunk(networkImport.readNetworkProfile, { silent: true });
export const connectNetworkProfile = apiThunk(users.updateSocialDetails, {
  silent: true,
  refetch: () => fetchUserDetails(),
  confirm: { refetch: () => fetchUserDetails(), isApplied: (details) => details?.is_linkedin_connected ?? false },
});
const importProfile = apiThunk(networkImport.importProfile, { silent: true });
const importPosts = apiThunk(networkImport.importPosts, { silent: true });
const readPosts = apiThunk(posts.listMyPosts, { typeSuffix: 'import' });

export function readExistingEntries(): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) =>
    (await dispatch(failureOf(fetchExperience()))) ?? (await dispatch(failureOf(fetchEducation())));
}

export const selectExistingEntries = (state: RootState): ExistingEntries => ({
  experience: selectExperience(state),
  education: selectEducation(state),
});

/** Entries of the network were perhaps sent: the next try looks for them, as they were chosen then. */
export const isNetworkUnsure = (): AppThunk<boolean> => (dispatch) =>
  dispatch(findPendingWrite(importProfile.typePrefix)) !== undefined;

/** Sends the chosen entries of a network in one call (IMP-01); the user's entries settle a lost response. */
export function importFromNetwork(rows: readonly ImportRow[]): AppThunk<Promise<ApiFailure | null>> {
  const rawOf = (type: ImportRow['kind']): ImportedItem[] =>
    rows.flatMap(({ kind, values }) => (kind === type && values.raw ? [values.raw] : []));
  const args = { body: { experience: rawOf('experience'), education: rawOf('education') } };
  return async (dispatch, getState) => {
    const isThere = (row: ImportRow) => reviewEntry(row, selectExistingEntries(getState())).verdict === 'duplicate';
    const result = await dispatch(
      sendAndVerify<null, null>({
        key: importProfile.typePrefix,
        args,
        creates: true,
        send: async () => resultOf(await dispatch(failureOf(importProfile(args)))),
        refetch: async () => resultOf(await dispatch(readExistingEntries())),
        findResult: () => (rows.every(isThere) ? { data: null } : null),
      }),
    );
    if ('failure' in result) return result.failure;
    await dispatch(readExistingEntries());
    return null;
  };
}

/** Failures after which the next entry would fare no better. */
const hopeless = new Set<ApiFailure['kind']>(['unauthorized', 'forbidden', 'network', 'tooMany', 'aborted', 'server']);

interface ImportSteps {
  /** Asked between two entries. */
  isStopped: () => boolean;
  onState: (key: string, state: RowState) => void;
}

/** Saves the chosen entries one after the other, each with its own outcome, and connects them with the profile. */
export function importEntries(
  rows: readonly ImportRow[],
  profile: TargetProfile | null,
  { isStopped, onState }: ImportSteps,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (const row of inSendingOrder(rows)) {
      if (isStopped()) break;
      if (row.state.step !== 'saved' && missingFields(row).length === 0) onState(row.key, { step: 'sending' });
      const state = await dispatch(importEntry(row, profileToConnect(row, profile)));
      onState(row.key, state);
      if ('failure' in state && state.failure && hopeless.has(state.failure.kind)) break;
    }
  };
}

function importEntry(row: ImportRow, profileId: string | null): AppThunk<Promise<RowState>> {
  return async (dispatch) => {
    const { kind, values, state } = row;
    // Whether an entry is the first one of the profile is looked up in it.
    const profile = profileId === null ? null : { id: profileId, mainIfFirst: true };
    if (state.step === 'saved') {
      if (!profile) return { step: 'done' };
      const isExperience = kind === 'experience';
      const failure = await dispatch(isExperience ? connectNew(profile, state.id) : attachNew(profile.id, state.id));
      return failure ? { ...state, failure } : { step: 'done' };
    }
    if (missingFields(row).length > 0) return { step: 'failed', failure: { kind: 'validation' } };
    const disciplines = values.disciplines.map(({ id }) => id);
    const result = await dispatch(
      kind === 'experience'
        ? addExperience({ ...values, quote: '', disciplines }, profile)
        : addEducation({ ...values, approved_by: '', disciplines }, profileId),
    );
    if ('failure' in result) return { step: 'failed', failure: result.failure };
    const { id, connectFailure } = result;
    return connectFailure ? { step: 'saved', id, failure: connectFailure } : { step: 'done' };
  };
}

/** Resolves to the number of new drafts (IMP-03). The call is a GET that writes; the posts settle a lost response. */
export function importPostsOnce(userId: string): CallThunk<number> {
  return async (dispatch) => {
    const before = await dispatch(readPosts());
    if ('failure' in before) return before;
    const countNew = (read: readonly { id: string }[], previousIds: readonly string[]) =>
      read.filter(({ id }) => !previousIds.includes(id)).length;
    const knownIds = before.data.map(({ id }) => id);
    const sent = await dispatch(
      sendAndVerify<null, readonly { id: string }[]>({
        key: importPosts.typePrefix,
        args: null,
        creates: true,
        known: knownIds,
        send: async () => resultOf(await dispatch(failureOf(importPosts({ params: { userId } })))),
        refetch: () => dispatch(readPosts()),
        findResult: (read, { known }) => (countNew(read, known) > 0 ? { data: null } : null),
      }),
    );
    if ('failure' in sent) return sent;
    const after = await dispatch(readPosts());
    return 'failure' in after ? after : { data: countNew(after.data, knownIds) };
  };
}
