import { captchaScripts, isFromSource, stripeScripts } from '@/domain/scriptSources';
import { config } from './config';

/** As much of the browser's interface as is used; absent where the browser knows no Trusted Types. */
interface TrustedTypeFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

let isAllowed = false;

/**
 * Lets the payment and captcha providers' scripts be added to the page, and no others: Trusted Types refuse every
 * script address until a default policy answers for it (quality, section 4). Markup and code as text stay refused.
 */
export function allowScriptSources(): void {
  if (isAllowed) return;
  isAllowed = true;
  const { provider } = config.captcha;
  const sources = [...stripeScripts, ...(provider ? captchaScripts[provider] : [])];
  const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL: (address) => (isFromSource(address, sources) ? address : null),
  });
}
