import { useState } from 'react';
import { authentication, type RegisterInput, type SignedIn } from '@/api/endpoints/authentication';
import type { ApiFailure } from '@/api/client/failure';
import type { z } from '@/api/schema/zod';
import { apiThunk } from '@/store/apiThunk';
import type { CallResult } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { isOutcomeUnknown, isPerhapsUnderWay, notDone } from '@/store/lostResponse';
import { findPendingWrite, lookAgain, setPendingWrite } from '@/store/pendingWrites';
import { beginSession } from '@/store/session';
import { useCaptcha } from './captcha/captcha';
import { login } from './login';

const register = apiThunk(authentication.register, { silent: true });

/** 'registered' is not signed in; 'unknown' may have an account, since the response was lost. */
type Outcome = 'signedIn' | 'registered' | 'unknown' | ApiFailure;

export interface AfterRegistration {
  onSignedIn: () => void | Promise<void>;
  /** The account exists, but signing in takes another step. */
  onRegistered: (email: string) => void;
}

/**
 * Registers, then signs in with the session of the response or by a second call. Once the account exists, nothing that
 * fails makes the registration fail; the second call also settles a lost response (D-66).
 */
export function useRegister({ onSignedIn, onRegistered }: AfterRegistration) {
  const dispatch = useAppDispatch();
  const { captcha, send } = useCaptcha();
  /** The e-mail address of an account that may exist, since the server's response was lost. */
  const [maybeRegistered, setMaybeRegistered] = useState<string | null>(null);
  const begin = (signedIn: SignedIn | null): Outcome => {
    dispatch(setPendingWrite(register.typePrefix, null));
    return signedIn && dispatch(beginSession(signedIn, false)) ? 'signedIn' : 'registered';
  };

  const registerAndSignIn = async (values: z.output<typeof RegisterInput>): Promise<Outcome> => {
    const { email, password } = values;
    const signIn = () => send(login, { email, password, persistent: false });
    const sent = await send(register, { ...values, invitation: values.invitation?.trim() || undefined });
    const failure = 'failure' in sent ? sent.failure : null;
    if (failure && isOutcomeUnknown(failure)) {
      const lost = { args: email, known: [], at: isPerhapsUnderWay(failure) ? Date.now() : undefined };
      dispatch(setPendingWrite(register.typePrefix, lost));
      const isTold = (tried: CallResult<SignedIn>) => 'data' in tried || tried.failure.kind !== 'unauthorized';
      const tried = await dispatch(lookAgain(register.typePrefix, lost, signIn, isTold));
      if (tried && 'data' in tried) return begin(tried.data);
      return tried?.failure.kind === 'unauthorized' ? notDone(failure) : 'unknown';
    }
    // The previous attempt took it.
    if (failure?.fields?.['email'] && dispatch(findPendingWrite(register.typePrefix))?.args === email) return 'unknown';
    if ('failure' in sent) return sent.failure;
    if (sent.data) return begin(sent.data);
    const second = await signIn();
    return begin('data' in second ? second.data : null);
  };

  const submit = async (values: z.output<typeof RegisterInput>): Promise<ApiFailure | null> => {
    const outcome = await registerAndSignIn(values);
    setMaybeRegistered(outcome === 'unknown' ? values.email : null);
    if (outcome === 'unknown') return { kind: 'contract' };
    if (outcome === 'signedIn') await onSignedIn();
    else if (outcome === 'registered') onRegistered(values.email);
    else return outcome;
    return null;
  };

  return { captcha, submit, maybeRegistered };
}
