import type { ApiFailure } from '@/api/client/failure';
import { users } from '@/api/endpoints/users';
import { isSameWord } from '@/domain/plainText';
import { readStored, writeStored } from '@/platform/clientStorage';
import { apiThunk } from '@/store/apiThunk';
import { failureOf, type CallResult, type CallThunk } from '@/store/callResult';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { sendMailedToken } from '@/store/mailedToken';
import type { AppThunk } from '@/store/rootReducer';
import { selectUser } from '@/store/session';
import { fetchUserDetails } from './userSlice';

/* Silent: each form and page shows its own failure. */
export const changePassword = apiThunk(users.changePassword, { silent: true });
const sendEmailChange = apiThunk(users.changeEmail, { silent: true });
const sendConfirmation = apiThunk(users.confirmEmail, { silent: true });

/** An address that was asked for on this device. */
export interface PendingEmail {
  email: string;
  /** The answer was lost: there may be no mail. */
  isMaybe: boolean;
}

export function readPendingEmail(userId: string): PendingEmail | null {
  const stored = readStored('pendingEmail', userId) as Partial<PendingEmail> | null;
  return typeof stored?.email === 'string' ? { email: stored.email, isMaybe: stored.isMaybe === true } : null;
}

/** Never repeated by itself: each call sends a mail, and nothing can be read that tells of it (D-66). */
export function changeEmail(body: { email: string; password: string }): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch, getState) => {
    const userId = selectUser(getState())?.id ?? '';
    const failure = await dispatch(failureOf(sendEmailChange({ body })));
    if (!failure || isOutcomeUnknown(failure)) {
      const pending: PendingEmail = { email: body.email, isMaybe: failure !== null };
      writeStored('pendingEmail', pending, userId);
    }
    return failure;
  };
}

/** Answers the address that counts now, '' where the server does not tell. */
export function confirmEmail(token: string): CallThunk<string> {
  return async (dispatch, getState): Promise<CallResult<string>> => {
    const result = await sendMailedToken(token, (sent) => dispatch(sendConfirmation({ params: { token: sent } })));
    const user = selectUser(getState());
    const details = user ? await dispatch(fetchUserDetails()) : null;
    const pending = user ? readPendingEmail(user.id)?.email : undefined;
    const isCarried = pending && details && 'data' in details && isSameWord(details.data.email, pending);
    if ('data' in result) return { data: result.data?.email || (isCarried ? pending : '') };
    // The answer was lost, or the link was used before.
    return isCarried ? { data: pending } : result;
  };
}
