import { providers, type CaptchaProvider, type CaptchaScript } from './providers';

const readyName = 'onCaptchaReady';
/** Milliseconds after which a script that says nothing counts as blocked. */
const patience = 15_000;

let loading: Promise<CaptchaScript> | null = null;

/** Loads the provider's script from its public address, once; after a failure it may be tried again. */
export function loadScript(provider: CaptchaProvider, language: string): Promise<CaptchaScript> {
  loading ??= inject(provider, language).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function inject(provider: CaptchaProvider, language: string): Promise<CaptchaScript> {
  const { address, global } = providers[provider];
  const script = document.createElement('script');
  return new Promise<CaptchaScript>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(`${provider} could not be loaded`));
    };
    const timer = setTimeout(fail, patience);
    Object.assign(globalThis, {
      [readyName]: () => {
        clearTimeout(timer);
        resolve((globalThis as unknown as Record<string, CaptchaScript>)[global] as CaptchaScript);
      },
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.async = true;
    script.src = address(readyName, language);
    document.head.append(script);
  });
}
