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
 * Signs in as a person of the mock server in place of whoever is signed in. With `rules`, these are stored instead of
 * what every signed-in user is given; they hold from the next start of the page. Returns the failure, or null.
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
