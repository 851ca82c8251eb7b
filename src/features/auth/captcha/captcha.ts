import type { RefObject } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { CallResult } from '@/store/callResult';
import { packText } from '@/ui/text/validation';

/** A bot check: one token per call, renewed after every call that reached the server (AUT-07, quality T28). */
export interface Captcha {
  /** The one-time token for the next call; null while there is none to be had. */
  getToken: () => Promise<string | null>;
  reset: () => void;
}

/** As the contract calls the token. */
export const captchaField = 'captcha_response';

/** The person has answered, or the check answers by itself. */
export const answered = 'answered';

const unanswered: ApiFailure = { kind: 'validation', fields: { [captchaField]: packText({ key: 'captcha' }) } };

/** Makes a call with a fresh token of the check and renews it afterwards; returns the failure where there is none. */
export async function withCaptcha<Data>(
  captcha: RefObject<Captcha | null>,
  send: (captcha_response: string) => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> {
  const token = (await captcha.current?.getToken()) ?? null;
  if (token === null) return { failure: unanswered };
  const result = await send(token);
  captcha.current?.reset();
  return result;
}
