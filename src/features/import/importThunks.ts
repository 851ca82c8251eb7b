import type { ApiFailure } from '@/api/client/failure';
import { networkImport, type ImportedItem } from '@/api/endpoints/networkImport';
import { posts } from '@/api/endpoints/posts';
import { users } from '@/api/endpoints/users';
import { apiThunk } from '@/store/apiThunk';
import { findLostWrite } from '@/store/lostWrites';
import type { AppThunk } from '@/store/rootReducer';
import { sendAndVerify } from '@/store/lostResponse';
import { failureOf, resultOf, type CallThunk } from '@/store/callResult';
import { fetchUserDetails } from '@/entities/user/userSlice';
import { ownOf, type ImportRow, type RowState } from './reviewRows';
import { entryCalls, readOwnCareer, selectOwnCareer } from './ownCareer';
import { profileToConnect, type TargetProfile } from './importEntries';

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

/** Entries of the network were perhaps sent: the next try looks for them, as they were chosen then. */
export const isNetworkUnsure = (): AppThunk<boolean> => (dispatch) =>
  dispatch(findLostWrite(importProfile.typePrefix)) !== undefined;

/** Sends the chosen entries of a network in one call (IMP-01); the user's entries settle a lost response. */
export function importFromNetwork(rows: readonly ImportRow[]): AppThunk<Promise<ApiFailure | null>> {
  const rawOf = (type: ImportRow['kind']): ImportedItem[] =>
    rows.flatMap((row) => (row.kind === type && row.raw ? [row.raw] : []));
  const args = { body: { experience: rawOf('experience'), education: rawOf('education') } };
  return async (dispatch, getState) => {
    const isThere = (row: ImportRow) => ownOf(row, selectOwnCareer(getState())).verdict === 'duplicate';
    const result = await dispatch(
      sendAndVerify<null, null>({
        key: importProfile.typePrefix,
        args,
        creates: true,
        send: async () => resultOf(await dispatch(failureOf(importProfile(args)))),
        refetch: async () => resultOf(await dispatch(readOwnCareer())),
        findResult: () => (rows.every(isThere) ? { data: null } : null),
      }),
    );
    if ('failure' in result) return result.failure;
    await dispatch(readOwnCareer());
    return null;
  };
}

/** Resolves to the number of new drafts (IMP-03). The call is a GET that writes; the posts settle a lost response. */
export function importPostsOnce(userId: string): CallThunk<number> {
  return async (dispatch) => {
    const before = await dispatch(readPosts());
    if ('failure' in before) return before;
    const countNew = (read: readonly { id: string }[], known: readonly string[]) =>
      read.filter(({ id }) => !known.includes(id)).length;
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

/** Connects what was imported with a profile, where one is given; resolves to how far each entry got. */
export function connectImported(
  rows: readonly ImportRow[],
  profile: TargetProfile | null,
): AppThunk<Promise<[key: string, state: RowState][]>> {
  return async (dispatch, getState) => {
    const states: [string, RowState][] = [];
    for (const row of rows) {
      const { known } = ownOf(row, selectOwnCareer(getState()));
      const id = row.state.step === 'saved' ? row.state.id : known?.id;
      const profileId = profileToConnect(row, profile);
      const isShown = known?.competence_profiles.some((one) => one.id === profileId) ?? false;
      const failure =
        id === undefined || profileId === null || isShown
          ? null
          : await dispatch(entryCalls[row.kind].connect(profileId, id));
      states.push([row.key, failure && id !== undefined ? { step: 'saved', id, failure } : { step: 'done' }]);
    }
    return states;
  };
}
