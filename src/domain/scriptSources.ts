import type { captchaProviders } from './environment.ts';
import { webAddress } from './webAddress.ts';

/* Sources of foreign scripts, for the policy's header (src/build/headers.ts) and page (platform/trustedTypes.ts). */

export const stripeScripts: readonly string[] = ['https://js.stripe.com', 'https://*.js.stripe.com'];

export const captchaScripts: Record<(typeof captchaProviders)[number], readonly string[]> = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
};

/** Exact origins, or `*.` for any host below, followed by the beginning of a path where the source names one. */
export function isFromSource(address: string, sources: readonly string[]): boolean {
  const url = webAddress(address);
  if (!url) return false;
  const { protocol, host, pathname } = url;
  return sources.some((source) => {
    const [, sourceHost = '', path = ''] = /^https:\/\/([^/]+)(\/.*)?$/.exec(source) ?? [];
    const isHost = sourceHost.startsWith('*.') ? host.endsWith(sourceHost.slice(1)) : host === sourceHost;
    return protocol === 'https:' && isHost && pathname.startsWith(path);
  });
}

/** A file of this build, or the worker beside its index.html, where there is one; `top` is the address of that folder. */
export function isOwnScript(address: string, top: string, worker: string | null): boolean {
  const url = webAddress(address, top);
  const file = url && `${url.origin}${url.pathname}`;
  return file !== null && file.startsWith(top) && (file.startsWith(`${top}assets/`) || file === top + worker);
}
