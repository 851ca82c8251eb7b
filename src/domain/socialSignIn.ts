/** Begun in this browser and not finished yet: what binds the provider's answer to it (quality T6). */
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

/** Hosts of the known providers; another one from the configuration is expected at `<name>.com`. */
const providerHosts: Record<string, string> = { linkedin: 'linkedin.com', google: 'google.com' };

const providerNames: Record<string, string> = { linkedin: 'LinkedIn', google: 'Google' };

/** A provider's name as people know it; an unknown one is capitalised. */
export function providerName(provider: string): string {
  return providerNames[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}

/** Where a sign-in at a provider leads first: to the provider's own page, or (stand-in) straight back to ours. */
export type SignInTarget = { kind: 'provider'; address: string } | { kind: 'own'; path: string };

/**
 * The checked redirect address: https and a host of the provider, or our own callback of the same provider (its full
 * address is `callback`); anything else is null, and nobody is sent there (quality T6).
 */
export function signInTarget(address: string, provider: string, callback: string): SignInTarget | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.origin + url.pathname === callback) return { kind: 'own', path: url.pathname + url.search };
  const host = providerHosts[provider] ?? `${provider}.com`;
  const known = url.hostname === host || url.hostname.endsWith(`.${host}`);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return known && plain ? { kind: 'provider', address: url.href } : null;
}

/** `state` of a redirect address, to be found again in the answer. */
export function stateOf(address: string): string | null {
  return new URL(address).searchParams.get('state');
}

/** The kept bond, or null where it is none of ours. */
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

/**
 * Whether a provider's answer belongs to the sign-in begun here: same provider, same state, at most ten minutes old.
 * Without such a bond an attacker could sign somebody in to an account of their own.
 */
export function isAnswerTo(
  begun: BegunSignIn | null,
  answer: { provider: string; state: string | null },
  now: number,
): begun is BegunSignIn {
  return (
    begun !== null &&
    begun.provider === answer.provider &&
    begun.state === answer.state &&
    begun.at <= now &&
    now - begun.at <= life
  );
}
