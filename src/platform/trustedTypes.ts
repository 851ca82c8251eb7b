import { captchaScripts, isFromSource, isOwnScript, stripeScripts } from '@/domain/scriptSources';
import { basePath, config } from './config';

/** As far as it is used; absent where the browser knows no Trusted Types. */
interface TrustedTypeFactory {
  createPolicy: (name: string, rules: Partial<MarkupPolicy>) => MarkupPolicy;
}

/** Typed as texts, since few browsers know the types behind it. */
export interface MarkupPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string | null;
}

let policyOfSanitiser: MarkupPolicy | undefined;

/** DOMPurify parses under it what it then cleans (ui/richText/sanitise.ts); for nobody else. */
export const markupPolicy = (): MarkupPolicy | undefined => policyOfSanitiser;

// The constant itself, so that a build without mocks does not even hold the name (quality T40).
const mockWorker = import.meta.env.MOCKS_ON ? 'mockServiceWorker.js' : null;

/**
 * Takes every policy name that the headers allow, before anything else can (quality, section 4). `default` lets in
 * configured scripts, our own files and the mocks' worker, and refuses markup and code as text; `dompurify` is for the
 * one module that sanitises markup.
 */
export function takeTrustedTypes(): void {
  const { provider } = config.captcha;
  const sources = [...stripeScripts, ...(provider ? captchaScripts[provider] : [])];
  const isAllowed = (address: string) =>
    isFromSource(address, sources) || isOwnScript(address, `${window.location.origin}${basePath}/`, mockWorker);
  const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes;
  factory?.createPolicy('default', { createScriptURL: (address) => (isAllowed(address) ? address : null) });
  policyOfSanitiser = factory?.createPolicy('dompurify', { createHTML: (html) => html, createScriptURL: () => null });
}
