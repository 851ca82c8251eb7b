import { isDeactivated } from '@/api/endpoints/authentication';
import { users, type Deletion } from '@/api/endpoints/users';
import { apiThunk } from '@/store/apiThunk';
import type { CallResult, CallThunk } from '@/store/callResult';
import { sendAndVerify } from '@/store/lostResponse';
import { isTokenRefused, sendMailedToken } from '@/store/mailedToken';
import { fetchUserDetails } from './userSlice';

/* Silent: each form and dialog shows its own failure. */
export const requestDeletion = apiThunk(users.requestDeletion, { silent: true });
const checkToken = apiThunk(users.checkDeletionToken);
const sendDeletion = apiThunk(users.deleteAccount, { silent: true });
const sendDeactivation = apiThunk(users.deactivateAccount, { silent: true });

/** Resolves to the token as the server takes it, a mailed one may have a sign behind it; null where it is refused. */
export function checkDeletionToken({ token }: { token: string; attempt?: number }): CallThunk<string | null> {
  return async (dispatch) => {
    const checked = await sendMailedToken(token, async (sent): Promise<CallResult<string>> => {
      const result = await dispatch(checkToken({ params: { token: sent } }));
      if ('failure' in result) return result;
      return result.data === false ? { failure: { kind: 'notFound' } } : { data: sent };
    });
    return 'failure' in checked && isTokenRefused(checked.failure) ? { data: null } : checked;
  };
}

/** Found after a lost response; null where the server does not tell. */
type Look = CallThunk<boolean | null>;

/** A server that has closed an account answers 401 from then on: that ends the session only where nothing is closed. */
function close<Data>(key: string, send: CallThunk<Data>, look: Look, closed: Data): CallThunk<Data> {
  return (dispatch, _, registry) =>
    dispatch(
      sendAndVerify<Data, boolean | null>({
        key,
        args: null,
        send: () => dispatch(send),
        refetch: async () => {
          registry.isClosing = true;
          const result = await dispatch(look);
          registry.isClosing = false;
          return 'failure' in result && result.failure.kind === 'unauthorized' ? { data: true } : result;
        },
        findResult: (isClosed) => (isClosed === null ? 'unknowable' : isClosed ? { data: closed } : null),
      }),
    );
}

/** The caller ends the session. */
export function deactivateAccount(): CallThunk<null> {
  const look: Look = async (dispatch) => {
    const read = await dispatch(fetchUserDetails());
    if ('failure' in read) return read;
    return { data: read.data.status === '' ? null : isDeactivated(read.data.status) };
  };
  return close(sendDeactivation.typePrefix, sendDeactivation(), look, null);
}

export interface ClosedAccount {
  /** False where the answer was lost, and the server takes neither the session nor the token any more. */
  isCertain: boolean;
  dates: Deletion | null;
}

/** The caller ends the session. */
export function deleteAccount(token: string): CallThunk<ClosedAccount> {
  const send: CallThunk<ClosedAccount> = async (dispatch): Promise<CallResult<ClosedAccount>> => {
    const sent = await dispatch(sendDeletion({ body: { delete: true, token } }));
    return 'failure' in sent ? sent : { data: { isCertain: true, dates: sent.data } };
  };
  const look: Look = async (dispatch) => {
    const checked = await dispatch(checkDeletionToken({ token }));
    if ('failure' in checked) return checked;
    if (checked.data === null) return { data: true };
    const read = await dispatch(fetchUserDetails());
    return 'failure' in read ? read : { data: isDeactivated(read.data.status) || /^deleted$/i.test(read.data.status) };
  };
  return close(sendDeletion.typePrefix, send, look, { isCertain: false, dates: null });
}
