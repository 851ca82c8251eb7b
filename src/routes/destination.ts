import { isSafeSegment } from '@/api/client/path';
import { safePath } from '@/domain/safePath';
import { readStored, removeStored, writeStored } from '@/platform/clientStorage';
import { href } from './href';
import { matchPath } from './navigation';
import { routeEntry, routes, type RouteName } from './table';

const linkLife = 24 * 60 * 60 * 1000;

/** They only report, or are for signed-out visitors. */
const neverDestinations = new Set<RouteName>([
  'authorizeCallback',
  'resetForgotPassword',
  'notAuthorized',
  'error',
  'notFound',
]);

/** Static segments win over parameters (D-12). */
export function routeOf(pathname: string): RouteName {
  const matching = (Object.keys(routes) as RouteName[]).filter(
    (name) => name !== 'notFound' && matchPath(routes[name].path, pathname),
  );
  const parameters = (name: RouteName) => routes[name].path.split(':').length;
  return matching.toSorted((a, b) => parameters(a) - parameters(b))[0] ?? 'notFound';
}

/** The help of the open screen, whose article the page finds: the table of articles is no part of other pages. */
export function helpHref(pathname: string): string {
  return href('help', undefined, { screen: routeOf(pathname) });
}

/** The list that leads there; null where none does. */
export function parentOf(pathname: string): RouteName | null {
  const open = routeOf(pathname);
  const parent = routeEntry(open).activeLink as RouteName;
  return parent === open || routeEntry(open).path === routeEntry(parent).path || open === 'home' ? null : parent;
}

/** A route of ours, whose parameters could not lead to another call (quality T5). */
function isKnownPath(pathname: string): boolean {
  try {
    const segments = pathname.split('/').filter(Boolean);
    return segments.every((segment) => isSafeSegment(decodeURIComponent(segment))) && routeOf(pathname) !== 'notFound';
  } catch {
    return false;
  }
}

/** Null where the value is no path of ours (D-07). */
export function ownPath(value: unknown): string | null {
  return safePath(value, window.location.origin, isKnownPath);
}

function routeOfPath(path: string): RouteName {
  return routeOf(new URL(path, window.location.origin).pathname);
}

/** Their addresses are secrets, which `to` must not hold (quality T26). */
function isVerificationPath(path: string): boolean {
  return ['verification', 'personalVerification', 'confirmEmail'].includes(routeOfPath(path));
}

/** To come back to after signing in: 24 hours, one use (AUT-09, D-07), with the choice in words. False if not kept. */
export function storeVerificationLink(path: string, now: number, summary = ''): boolean {
  const safe = ownPath(path);
  if (safe === null || !isVerificationPath(safe)) return false;
  return writeStored('verificationLink', { path: safe, until: now + linkLife, summary });
}

interface WaitingVerification {
  path: string;
  /** The choice in words, or ''. */
  summary: string;
}

function storedVerification(now: number): WaitingVerification | null {
  const stored = readStored('verificationLink') as { path?: unknown; until?: unknown; summary?: unknown } | null;
  const path = ownPath(stored?.path);
  const fresh = typeof stored?.until === 'number' && stored.until > now && stored.until <= now + linkLife;
  if (!path || !fresh || !isVerificationPath(path)) return null;
  return { path, summary: typeof stored.summary === 'string' ? stored.summary : '' };
}

/** Takes it out of the address, which goes on to the history and the referrer (D-57, quality T26). Null without one. */
export function takeDeletionToken({ pathname, searchParams }: URL): string | null {
  const token = searchParams.get('token');
  if (token === null || routeOf(pathname) !== 'deleteUser') return null;
  writeStored('deletionToken', token);
  return href('deleteUser');
}

/** The page that has deleted the account says what follows, until it is left (D-57). */
export function isFarewell(endReason: string | null, pathname: string): boolean {
  return endReason === 'deleted' && routeOf(pathname) === 'deleteUser';
}

/** It goes with the end of the session that uses it; '' where there is none. */
export function deletionToken(): string {
  const token = readStored('deletionToken');
  return typeof token === 'string' ? token : '';
}

/** Null where none waits for a sign-in; it goes on waiting. */
export function waitingVerificationLink(now: number): string | null {
  return storedVerification(now)?.path ?? null;
}

function takeVerificationLink(now: number): string | null {
  const path = waitingVerificationLink(now);
  removeStored('verificationLink');
  return path;
}

/** The query is kept, and `to` holds the path, unless it is `/` (AUT-14). */
export function loginHref(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('to');
  if (pathname !== '/') query.set('to', pathname);
  const text = query.toString();
  return text ? `${routes.login.path}?${text}` : routes.login.path;
}

/** Named by `to`, with the query that was kept beside it; null where it is none to go to. */
function namedPage(loginSearch: string): string | null {
  const query = new URLSearchParams(loginSearch);
  const to = ownPath(query.get('to'));
  query.delete('to');
  if (to === null) return null;
  const name = routeOfPath(to);
  if (routes[name].access === 'guest' || neverDestinations.has(name)) return null;
  const url = new URL(to, window.location.origin);
  if (!url.search) url.search = query.toString();
  // After a reload of the farewell.
  if (name === 'deleteUser' && deletionToken() === '' && !url.searchParams.has('token')) return null;
  return ownPath(url.pathname + url.search + url.hash);
}

/** The stored verification page, else the page named by `to`, else the dashboard (AUT-09). */
export function destinationAfterLogin(loginSearch: string, now: number): string {
  return takeVerificationLink(now) ?? namedPage(loginSearch) ?? href('dashboard');
}

/** The one that a sign-in leads to, or null; where the browser keeps nothing, `to` names it. */
export function verificationAhead(loginSearch: string, now: number): WaitingVerification | null {
  const stored = storedVerification(now);
  if (stored) return stored;
  const path = namedPage(loginSearch);
  return path !== null && isVerificationPath(path) ? { path, summary: '' } : null;
}

/** Confirms others rather than showing something of their own. */
export function isClient(role: string | undefined): boolean {
  return role === 'client';
}

/** By role; signed-out visitors to the login page, with the query kept (AUT-15, D-09). */
export function homeHref(role: string | null, search: string): string {
  if (role === null) return loginHref('/', search);
  return isClient(role) ? href('accessControl') : href('dashboard');
}
