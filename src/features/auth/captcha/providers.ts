import type { captchaProviders } from '@/domain/environment';

export type CaptchaProvider = (typeof captchaProviders)[number];

/** As much of a provider's script as is used; the three agree on it. */
export interface CaptchaScript {
  render: (
    container: HTMLElement,
    options: Record<string, string | (() => void) | ((token: string) => void)>,
  ) => string | number;
  reset: (widget: string | number) => void;
  remove?: (widget: string | number) => void;
}

interface ProviderFacts {
  /** `ready` is the name of the global function that it calls once it is ready. */
  address: (ready: string, language: string) => string;
  global: string;
  /** Usually gives a token without asking the person anything. */
  answersAlone: boolean;
  /** Option that takes the language. */
  languageAs: 'language' | 'hl';
}

export const providers: Record<CaptchaProvider, ProviderFacts> = {
  turnstile: {
    address: (ready) => `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${ready}`,
    global: 'turnstile',
    answersAlone: true,
    languageAs: 'language',
  },
  hcaptcha: {
    address: (ready, language) =>
      `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&onload=${ready}&hl=${language}`,
    global: 'hcaptcha',
    answersAlone: false,
    languageAs: 'hl',
  },
  recaptcha: {
    address: (ready, language) =>
      `https://www.google.com/recaptcha/api.js?render=explicit&onload=${ready}&hl=${language}`,
    global: 'grecaptcha',
    answersAlone: false,
    languageAs: 'hl',
  },
};
