import { useRef, type RefObject } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import { z } from '@/api/schema/zod';
import type { CallResult, CallThunk } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
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

/** Value of the form's field: '' while it is not solved. The token itself is fetched when the form is sent. */
export const CaptchaState = z.string().check(z.refine((value) => value !== '', { params: { rule: 'captcha' } }));

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

/** `send` makes a call with the token of the field that has `captcha` as its ref. */
export function useCaptcha() {
  const captcha = useRef<Captcha>(null);
  const dispatch = useAppDispatch();
  const send = <Body extends object, Data>(
    thunk: (args: { body: Body & { captcha_response: string } }) => CallThunk<Data>,
    body: Body,
  ) => withCaptcha(captcha, (captcha_response) => dispatch(thunk({ body: { ...body, captcha_response } })));
  return { captcha, send };
}

/** Milliseconds to wait for a check that works by itself. */
const timeoutMs = 10_000;
const lookMs = 50;

/** Holds a provider's token until it is used, once. */
export class CaptchaTokenQueue {
  readonly #answersAlone: boolean;
  #token: string | null = null;
  #closed = false;

  constructor(answersAlone: boolean) {
    this.#answersAlone = answersAlone;
  }

  /** Null: it has expired or is used up; another one may come. */
  put(token: string | null): void {
    this.#closed = false;
    this.#token = token;
  }

  /** No token will come: the script failed. */
  close(): void {
    this.#closed = true;
    this.#token = null;
  }

  /** Waits for a token only where the check works by itself; null for none. */
  take(): Promise<string | null> {
    const end = Date.now() + timeoutMs;
    return new Promise((resolve) => {
      const look = () => {
        const isAwaited = this.#token === null && this.#answersAlone && !this.#closed && Date.now() < end;
        if (isAwaited) setTimeout(look, lookMs);
        else resolve(this.#token);
      };
      look();
    });
  }
}
