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

const readyName = 'onCaptchaReady';
/** Milliseconds after which a script that says nothing counts as blocked. */
const timeoutMs = 15_000;

let loading: Promise<CaptchaScript> | null = null;

/** Null until complete: some providers put it up in parts. */
function loaded(provider: CaptchaProvider): CaptchaScript | null {
  const script = (globalThis as unknown as Record<string, Partial<CaptchaScript> | undefined>)[
    providers[provider].global
  ];
  return typeof script?.render === 'function' ? (script as CaptchaScript) : null;
}

/** Loads once; after a failure it may be tried again. */
export function loadScript(provider: CaptchaProvider, language: string): Promise<CaptchaScript> {
  const ready = loaded(provider);
  if (ready) return Promise.resolve(ready);
  loading ??= inject(provider, language).finally(() => {
    loading = null;
  });
  return loading;
}

async function inject(provider: CaptchaProvider, language: string): Promise<CaptchaScript> {
  const script = document.createElement('script');
  try {
    await new Promise((resolve, reject) => {
      Object.assign(globalThis, { [readyName]: resolve });
      script.addEventListener('error', reject);
      setTimeout(reject, timeoutMs);
      script.async = true;
      script.src = providers[provider].address(readyName, language);
      document.head.append(script);
    });
    const ready = loaded(provider);
    if (ready) return ready;
    throw new Error(`${provider} could not be loaded`);
  } catch (error) {
    script.remove();
    throw error;
  }
}
