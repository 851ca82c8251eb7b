import { webAddress } from './webAddress';

/** Binds the provider's answer to this browser until the sign-in is finished (quality T6). */
export interface BegunSignIn {
  provider: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** `state` of the redirect address; null where the provider was given none. */
  state: string | null;
  /** Query of the sign-in page, which holds where to go afterwards. */
  search: string;
}

const life = 10 * 60 * 1000;

/** By the names that servers use; `hosts` are those of the sign-in pages. */
const knownProviders: Record<string, { name: string; hosts: readonly string[] }> = {
  apple: { name: 'Apple', hosts: ['appleid.apple.com'] },
  azure: { name: 'Microsoft', hosts: ['login.microsoftonline.com'] },
  facebook: { name: 'Facebook', hosts: ['facebook.com'] },
  github: { name: 'GitHub', hosts: ['github.com'] },
  gitlab: { name: 'GitLab', hosts: ['gitlab.com'] },
  google: { name: 'Google', hosts: ['accounts.google.com'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  'linkedin-openid': { name: 'LinkedIn', hosts: ['linkedin.com'] },
  microsoft: { name: 'Microsoft', hosts: ['login.microsoftonline.com', 'login.live.com'] },
  slack: { name: 'Slack', hosts: ['slack.com'] },
  twitter: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  'twitter-oauth-2': { name: 'X', hosts: ['x.com', 'twitter.com'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  xing: { name: 'Xing', hosts: ['xing.com'] },
};

function knownProvider(provider: string) {
  return Object.hasOwn(knownProviders, provider) ? knownProviders[provider] : undefined;
}

export function providerName(provider: string): string {
  return knownProvider(provider)?.name ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}

/** The provider's own page, or (stand-in) straight back to ours. */
export type SignInTarget = { type: 'provider'; address: string } | { type: 'own'; path: string };

/** Allowed besides the known provider's own hosts. */
export interface SignInPlaces {
  /** Full address of our callback of this provider. */
  callback: string;
  /** Base address of the API's calls; a server may send through a page of its own first. */
  api: string;
  /** Hosts from the configuration, by provider. */
  hosts: Readonly<Record<string, string>>;
}

/** Only https to the provider's hosts, a page of the API's server or our own callback; else null (quality T6). */
export function signInTarget(address: string, provider: string, places: SignInPlaces): SignInTarget | null {
  const url = webAddress(address);
  if (!url) return null;
  if (url.origin + url.pathname === places.callback) return { type: 'own', path: url.pathname + url.search };
  const isSafe = isOfApi(url, places) || isOfProvider(url, provider, places);
  return isSafe ? { type: 'provider', address: url.href } : null;
}

function isOfProvider({ protocol, port, hostname }: URL, provider: string, { hosts }: SignInPlaces): boolean {
  const configured = Object.hasOwn(hosts, provider) ? hosts[provider] : undefined;
  const expected = configured ? [configured] : (knownProvider(provider)?.hosts ?? []);
  const isHost = expected.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isHost && protocol === 'https:' && port === '';
}

/** If the API's server serves the application too, only below the address of its calls. */
function isOfApi({ origin, pathname }: URL, { api, callback }: SignInPlaces): boolean {
  const base = new URL(api);
  return origin === base.origin && (origin !== new URL(callback).origin || pathname.startsWith(base.pathname));
}

export function stateOf(address: string): string | null {
  return new URL(address).searchParams.get('state');
}

/** Null where it is none of ours. */
export function readBegunSignIn(stored: unknown): BegunSignIn | null {
  const { provider, at, state, search } = (stored ?? {}) as Partial<Record<keyof BegunSignIn, unknown>>;
  if (typeof provider !== 'string' || typeof at !== 'number') return null;
  return {
    provider,
    at,
    state: typeof state === 'string' ? state : null,
    search: typeof search === 'string' ? search : '',
  };
}

/** Same provider and state, at most ten minutes old: else attackers could sign somebody in to their own account. */
export function isAnswerTo(
  begun: BegunSignIn | null,
  response: { provider: string; state: string | null },
  now: number,
): begun is BegunSignIn {
  const isSame = begun?.provider === response.provider && begun.state === response.state;
  return isSame && begun.at <= now && now - begun.at <= life;
}

/** Apps that open links inside themselves and name themselves in the user agent. */
const apps =
  /FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|Pinterest|MicroMessenger|Line\/|GSA\//i;
/** Android marks its web view; on iPhone and iPad only a whole browser names Safari. */
const androidWebView = /; wv\)/;
const appleDevice = /iPhone|iPad|iPod/;

/** In another app social sign-in may fail, so that e-mail and "open in the browser" are offered (ux no. 15). */
export function isEmbeddedBrowser(userAgent: string): boolean {
  if (apps.test(userAgent) || androidWebView.test(userAgent)) return true;
  return appleDevice.test(userAgent) && userAgent.includes('AppleWebKit') && !userAgent.includes('Safari/');
}
