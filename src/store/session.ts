import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { abortSessionCalls } from '@/api/client/connection';
import type { SessionUser } from '@/api/endpoints/authentication';
import { manageAll, type AbilityRule } from '@/domain/ability';
import { clearWebStorage } from '@/platform/clientStorage';
import {
  clearSessionCookies,
  readSession,
  readToken,
  writeSession,
  type StoredSession,
} from '@/platform/sessionCookies';
import { announceToTabs, type TabMessage } from '@/platform/tabs';
import type { SessionRegistry } from './sessionRegistry';

/** `unauthorized`: a 401, here or in another tab; `otherTab`: another tab signed out, or in as somebody else. */
export type EndReason = 'logout' | 'unauthorized' | 'otherTab' | 'paused' | 'deleted';

export type BeginReason = 'resume' | 'signIn' | 'otherTab';

interface SessionState {
  /** Counts sessions; a response that belongs to an older number is dropped (quality T20). */
  number: number;
  user: SessionUser | null;
  rules: AbilityRule[];
  lastBegin: BeginReason | null;
  lastEnd: EndReason | null;
}

const signedOut: SessionState = { number: 0, user: null, rules: [], lastBegin: null, lastEnd: null };

interface SessionBegin {
  user: SessionUser;
  rules: AbilityRule[];
  /** `signIn` by default. */
  reason?: BeginReason;
}

export const session = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    sessionBegan: (state, { payload }: PayloadAction<SessionBegin>) => ({
      number: state.number + 1,
      user: payload.user,
      rules: payload.rules,
      lastBegin: payload.reason ?? 'signIn',
      lastEnd: null,
    }),
    sessionEnded: (state, { payload }: PayloadAction<EndReason>) => ({
      ...signedOut,
      number: state.number + 1,
      lastEnd: payload,
    }),
  },
  selectors: {
    selectSession: (state) => state,
    selectUser: (state) => state.user,
    selectIsSignedIn: (state) => state.user !== null,
    selectRules: (state) => state.rules,
    selectSessionNumber: (state) => state.number,
    /** The server has ended the session, and nobody has signed in since. */
    selectHasExpired: (state) => state.lastEnd === 'unauthorized',
    /** Nothing of the user's may stay, the address of their page neither. */
    selectIsSignedOut: ({ lastEnd }) => lastEnd !== null && lastEnd !== 'unauthorized',
    selectLastEnd: (state) => state.lastEnd,
  },
});

export const { sessionBegan, sessionEnded } = session.actions;
export const {
  selectSession,
  selectUser,
  selectIsSignedIn,
  selectRules,
  selectSessionNumber,
  selectHasExpired,
  selectIsSignedOut,
  selectLastEnd,
} = session.selectors;

/** The root reducer imports this file, so that its `AppThunk` cannot be used here. */
type SessionThunk<R = void> = ThunkAction<R, { session: SessionState }, SessionRegistry, UnknownAction>;

/** A message of another tab may arrive before the change of the cookies can be read here. */
function storedToken({ endedToken }: SessionRegistry): string | null {
  const token = readToken();
  return token === endedToken ? null : token;
}

function begin({ token, user, rules }: StoredSession, reason: BeginReason): SessionThunk {
  return (dispatch, _, registry) => {
    registry.token = token;
    dispatch(sessionBegan({ user, rules, reason }));
  };
}

export function resumeSession(): SessionThunk {
  return (dispatch) => {
    const stored = readSession();
    if (stored) dispatch(begin(stored, 'resume'));
  };
}

/** False where the browser keeps no cookies: then nothing has begun, never half a session (quality F27). */
export function beginSession(
  signedIn: { access_token: string; user: SessionUser },
  persistent: boolean,
): SessionThunk<boolean> {
  return (dispatch, _, registry) => {
    const { access_token: token, user } = signedIn;
    const session = { token, user, rules: manageAll };
    if (!writeSession(session, persistent)) {
      clearSessionCookies();
      return false;
    }
    registry.endedToken = null;
    dispatch(begin(session, 'signIn'));
    announceToTabs({ type: 'began', userId: user.id });
    return true;
  };
}

/** The only end of a session (AUT-10, AUT-11): stops its calls, clears storage, resets slices; once (quality T18). */
export function endSession(reason: EndReason, isByOtherTab = false): SessionThunk {
  return (dispatch, getState, registry) => {
    const user = selectUser(getState());
    if (!user || (reason === 'unauthorized' && registry.isClosing)) return;
    // The cookies may be those of somebody else's session, begun in another tab.
    const isOwn = !isByOtherTab && (readSession()?.user.id ?? user.id) === user.id;
    if (isOwn) {
      // First, since another tab may notice the cookies at once, which do not say why it ended.
      announceToTabs({ type: reason === 'unauthorized' ? 'expired' : 'ended', userId: user.id });
      clearSessionCookies();
    }
    clearWebStorage(user.id, reason !== 'unauthorized' && reason !== 'otherTab');
    registry.token = null;
    registry.calls.clear();
    registry.uploads.clear();
    dispatch(sessionEnded(reason));
    abortSessionCalls();
  };
}

/** Brings this tab into agreement with a message of another one, and with changed cookies (T22). */
export function checkSession(message?: TabMessage): SessionThunk {
  return (dispatch, getState, registry) => {
    const user = selectUser(getState());
    const isEnded = user && message && (message.type !== 'began') === (message.userId === user.id);
    if (isEnded) registry.endedToken = registry.token;
    const stored = storedToken(registry) ? readSession() : null;
    if (user && (isEnded || stored?.user.id !== user.id)) {
      dispatch(endSession(isEnded && message.type === 'expired' ? 'unauthorized' : 'otherTab', true));
    }
    if (stored && (isEnded || stored.user.id !== user?.id)) dispatch(begin(stored, 'otherTab'));
  };
}

/** Checks the cookies first: a call of one user never leaves with the token of another (quality T22). */
export function sessionToken(): SessionThunk<string | null> {
  return (dispatch, _, registry) => {
    dispatch(checkSession());
    return storedToken(registry);
  };
}
