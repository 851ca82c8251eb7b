import { captchaScripts, isFromSource, isOwnScript, stripeScripts } from '@/domain/scriptSources';
import { config } from './config';

/** As much of the browser's interface as is used; absent where the browser knows no Trusted Types. */
interface TrustedTypeFactory {
  createPolicy: (name: string, rules: { createScriptURL?: (address: string) => string | null }) => unknown;
}

// The constant itself, so that a build without mocks does not even hold the name (quality T40).
const mockWorker = import.meta.env.MOCKS_ON ? '/mockServiceWorker.js' : null;

/**
 * Takes every policy name that the headers allow, before anything else runs, so that nobody else can (quality,
 * section 4). `default` lets in the configured payment and captcha scripts, our own files, and the mocks' worker in a
 * build with mocks on; `dompurify` lets nothing in as long as no page sanitises markup. Markup and code as text are
 * refused by both, since they have no rule for them.
 */
export function takeTrustedTypes(): void {
  const { provider } = config.captcha;
  const sources = [...stripeScripts, ...(provider ? captchaScripts[provider] : [])];
  const isAllowed = (address: string) =>
    isFromSource(address, sources) || isOwnScript(address, window.location.origin, mockWorker);
  const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes;
  factory?.createPolicy('default', { createScriptURL: (address) => (isAllowed(address) ? address : null) });
  factory?.createPolicy('dompurify', {});
}
