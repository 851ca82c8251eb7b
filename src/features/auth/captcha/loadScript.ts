import { providers, type CaptchaProvider, type CaptchaScript } from './providers';

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

function inject(provider: CaptchaProvider, language: string): Promise<CaptchaScript> {
  const { address } = providers[provider];
  const script = document.createElement('script');
  return new Promise<CaptchaScript>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(`${provider} could not be loaded`));
    };
    const timer = setTimeout(fail, timeoutMs);
    Object.assign(globalThis, {
      [readyName]: () => {
        clearTimeout(timer);
        const ready = loaded(provider);
        if (ready) resolve(ready);
        else fail();
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
