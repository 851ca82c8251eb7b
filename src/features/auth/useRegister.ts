import type { RefObject } from 'react';
import type { RegisterInput, SignedIn } from '@/api/endpoints/authentication';
import type { ApiFailure } from '@/api/client/failure';
import type { z } from '@/api/schema/zod';
import type { CallResult } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { beginSession } from '@/store/session';
import { findLostWrite, lookAgain, setLostWrite } from '@/store/lostWrites';
import { isOutcomeUnknown, isPerhapsUnderWay, notDone } from '@/store/lostResponse';
import { withCaptcha, type Captcha } from './captcha/captcha';
import { login, register } from './authThunks';

type RegisterValues = z.output<typeof RegisterInput>;

/** 'registered' is not signed in; 'unknown' may have an account, since the response was lost. */
type Outcome = 'signedIn' | 'registered' | 'unknown' | ApiFailure;

/**
 * Registers and signs in, so that the new password need not be typed twice: with the session the server answers, or
 * by a second call with the same e-mail and password. Once the account exists, nothing that fails afterwards makes the
 * registration fail. The second call also shows whether a registration with a lost response was done (D-66).
 */
export function useRegister(captcha: RefObject<Captcha | null>): (values: RegisterValues) => Promise<Outcome> {
  const dispatch = useAppDispatch();
  const begin = (signedIn: SignedIn | null): Outcome => {
    dispatch(setLostWrite(register.typePrefix, null));
    return signedIn && dispatch(beginSession(signedIn, false)) ? 'signedIn' : 'registered';
  };

  return async (values) => {
    const { email, password } = values;
    const invitation = values.invitation?.trim() || undefined;
    const signIn = () =>
      withCaptcha(captcha, (captcha_response) =>
        dispatch(login({ body: { email, password, persistent: false, captcha_response } })),
      );
    const sent = await withCaptcha(captcha, (captcha_response) =>
      dispatch(register({ body: { ...values, invitation, captcha_response } })),
    );
    const failure = 'failure' in sent ? sent.failure : null;
    if (failure && isOutcomeUnknown(failure)) {
      const lost = { args: email, known: [], at: isPerhapsUnderWay(failure) ? Date.now() : undefined };
      dispatch(setLostWrite(register.typePrefix, lost));
      const isTold = (tried: CallResult<SignedIn>) => 'data' in tried || tried.failure.kind !== 'unauthorized';
      const tried = await dispatch(lookAgain(register.typePrefix, lost, signIn, isTold));
      if (tried && 'data' in tried) return begin(tried.data);
      return tried?.failure.kind === 'unauthorized' ? notDone(failure) : 'unknown';
    }
    // The previous attempt took it.
    if (failure?.fields?.['email'] && dispatch(findLostWrite(register.typePrefix))?.args === email) return 'unknown';
    if ('failure' in sent) return sent.failure;
    if (sent.data) return begin(sent.data);
    const second = await signIn();
    return begin('data' in second ? second.data : null);
  };
}
