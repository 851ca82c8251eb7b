import { safePath } from '@/domain/safePath';
import { readStored, removeStored, writeStored } from '@/store/clientStorage';
import { href } from './href';
import { matchPath } from './navigation';
import { routes, type RouteName } from './table';

const linkLife = 24 * 60 * 60 * 1000;

/** The route an address belongs to; static segments win over parameters (D-12). */
export function routeOf(pathname: string): RouteName {
  const matching = (Object.keys(routes) as RouteName[]).filter(
    (name) => name !== 'notFound' && matchPath(routes[name].path, pathname),
  );
  const parameters = (name: RouteName) => routes[name].path.split(':').length;
  return matching.sort((a, b) => parameters(a) - parameters(b))[0] ?? 'notFound';
}

/** A value of ours to go to, or null (D-07). */
export function ownPath(value: unknown): string | null {
  return safePath(value, window.location.origin, (pathname) => routeOf(pathname) !== 'notFound');
}

function isVerificationPath(path: string): boolean {
  const name = routeOf(new URL(path, window.location.origin).pathname);
  return name === 'verification' || name === 'personalVerification';
}

/** Remembers the verification page to come back to after signing in: 24 hours, one use (AUT-09, D-07). */
export function storeVerificationLink(path: string, now: number): void {
  const safe = ownPath(path);
  if (safe && isVerificationPath(safe)) writeStored('verificationLink', { path: safe, until: now + linkLife });
}

function takeVerificationLink(now: number): string | null {
  const stored = readStored('verificationLink') as { path?: unknown; until?: unknown } | null;
  removeStored('verificationLink');
  const path = ownPath(stored?.path);
  const fresh = typeof stored?.until === 'number' && stored.until > now && stored.until <= now + linkLife;
  return path && fresh && isVerificationPath(path) ? path : null;
}

/**
 * Address of the login page for who has to sign in first: the query is kept, and `to` holds the path, unless it is `/`
 * (AUT-14).
 */
export function loginHref(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('to');
  if (pathname !== '/') query.set('to', pathname);
  const text = query.toString();
  return text ? `${routes.login.path}?${text}` : routes.login.path;
}

/**
 * Where a fresh sign-in leads: the stored verification page, else the page named by `to` with the query that was kept
 * beside it, else the dashboard (AUT-09).
 */
export function destinationAfterLogin(loginSearch: string, now: number): string {
  const query = new URLSearchParams(loginSearch);
  const to = query.get('to');
  query.delete('to');
  const kept = query.toString();
  const page = ownPath(to && kept && !to.includes('?') ? `${to}?${kept}` : to);
  const isGuestPage =
    page !== null && routes[routeOf(new URL(page, window.location.origin).pathname)].access === 'guest';
  return takeVerificationLink(now) ?? (isGuestPage ? null : page) ?? href('dashboard');
}
