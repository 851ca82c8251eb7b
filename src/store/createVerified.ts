import type { CallResult, CallThunk } from './callResult';
import { registerVerifier, sendAndVerify, type Identified } from './lostResponse';
import { setPendingWrite, whileSending, type PendingWrite } from './pendingWrites';
import type { AppThunk, RootState } from './rootReducer';
import { selectUser } from './session';

interface Creation<Args, Item extends Identified> {
  thunk: ((args: Args) => CallThunk<Identified | null>) & { typePrefix: string };
  fetchList: (args: Args) => CallThunk<Item[]>;
  /** Null where it has not been read yet. */
  selectBefore: (state: RootState, args: Args) => readonly Identified[] | null;
  /** The id of the list that is added to, if there are many of them. */
  listId?: (args: Args) => string;
  isSame: (item: Item, args: Args, userId: string | undefined) => boolean;
  /** Reads whether the next step is done as well. */
  isNextDone?: (id: string, next: string) => AppThunk<Promise<boolean>>;
}

/** Further writes of a new entity; a page that is reloaded meanwhile goes on with them. */
interface Following {
  next: string | undefined;
  run: (id: string) => Promise<unknown>;
}

/** Creates an entity once and returns its id. A lost response is settled by the list: new there, and as sent. */
export function createVerified<Args, Item extends Identified>(
  creation: Creation<Args, Item>,
): (args: Args, following?: Following) => AppThunk<Promise<CallResult<string>>> {
  const { thunk, fetchList, selectBefore, listId, isSame, isNextDone } = creation;
  const findCreated = (list: Item[], write: PendingWrite, userId: string | undefined) =>
    list.find((item) => !write.known.includes(item.id) && isSame(item, write.args as Args, userId));
  registerVerifier(thunk.typePrefix, (write) => async (dispatch, getState) => {
    const userId = selectUser(getState())?.id;
    const read = await dispatch(fetchList(write.args as Args));
    const created = 'data' in read ? findCreated(read.data, write, userId) : undefined;
    if (!created) return false;
    return write.next === undefined || !isNextDone || (await dispatch(isNextDone(created.id, write.next)));
  });
  return (args, following) => async (dispatch, getState) => {
    const userId = selectUser(getState())?.id;
    const key = listId ? `${thunk.typePrefix} ${listId(args)}` : thunk.typePrefix;
    const next = following?.next;
    const readList = () => dispatch(fetchList(args));
    const before = selectBefore(getState(), args);
    const read = before ? null : await readList();
    const previousIds = (before ?? (read && 'data' in read ? read.data : [])).map(({ id }) => id);
    const result = await dispatch(
      sendAndVerify<string, Item[]>({
        key,
        args,
        creates: true,
        known: previousIds,
        next,
        send: async () => {
          const sent = await dispatch(thunk(args));
          if ('failure' in sent) return sent;
          return sent.data ? { data: sent.data.id } : { failure: { kind: 'contract' } };
        },
        refetch: readList,
        findResult: (list, write) => {
          const created = findCreated(list, write, userId);
          return created ? { data: created.id } : null;
        },
      }),
    );
    if (!following || 'failure' in result) return result;
    // An earlier try may have created it: then it was there before this one.
    const others = previousIds.filter((id) => id !== result.data);
    dispatch(setPendingWrite(key, { args, known: others, next, at: Date.now(), isSending: true }));
    await dispatch(whileSending(key, () => following.run(result.data)));
    if (selectUser(getState())?.id === userId) dispatch(setPendingWrite(key, null));
    return result;
  };
}
