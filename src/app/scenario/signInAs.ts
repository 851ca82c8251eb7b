import { nanoid } from '@reduxjs/toolkit';
import { call } from '@/api/client/call';
import { authentication } from '@/api/endpoints/authentication';
import { toFailure, type ApiFailure } from '@/api/client/failure';
import type { AbilityRule } from '@/domain/ability';
import type { AppDispatch } from '@/store/rootReducer';
import type { DemoAccount } from '@/platform/demoAccounts';
import { beginSession, endSession } from '@/store/session';
import { writeSession } from '@/platform/sessionCookies';

/**
 * Signs in as a demo account. `rules` are stored instead of those that every user gets; they hold from the next start
 * of the page. Resolves to the failure, or to null.
 */
export function signInAs({ email, password }: DemoAccount, rules?: AbilityRule[]) {
  return async (dispatch: AppDispatch): Promise<ApiFailure | null> => {
    try {
      const captcha = `stand-in-panel-${nanoid()}`;
      const body = { email, password, persistent: true, captcha_response: captcha };
      const signedIn = await call(authentication.login, { body });
      dispatch(endSession('logout'));
      dispatch(beginSession(signedIn, true));
      if (rules) writeSession({ token: signedIn.access_token, user: signedIn.user, rules }, true);
      return null;
    } catch (error) {
      return toFailure(error);
    }
  };
}
