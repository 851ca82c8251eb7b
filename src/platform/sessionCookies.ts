import Cookies from 'js-cookie';
import type { SessionUser } from '@/api/endpoints/authentication';
import { isRuleSet, type AbilityRule } from '@/domain/ability';
import { clientStorage } from './clientStorage';
import { basePath } from './config';

/** As it is kept between visits (D-01). */
export interface StoredSession {
  token: string;
  user: SessionUser;
  rules: AbilityRule[];
}

const persistentDays = 30;

function secure(): boolean {
  return globalThis.location?.protocol === 'https:';
}

/** Other apps of the host have cookies of their own. */
const path = `${basePath}/`;

/** On https, at the top of a host, the browser itself guards the name: only this host, only secure (quality T25). */
function tokenName(): string {
  return secure() && basePath === '' ? `__Host-${clientStorage.token.key}` : clientStorage.token.key;
}

export function readToken(): string | null {
  return Cookies.get(tokenName()) ?? null;
}

/** Without the rest of the session; null where there is none. */
export function readSessionUser(): SessionUser | null {
  const user = json(Cookies.get(clientStorage.user.key));
  return isSessionUser(user) ? shortened(user) : null;
}

/** Half a session, unreadable JSON or invalid rules count as signed out, and everything is cleared (quality T23). */
export function readSession(): StoredSession | null {
  const token = readToken();
  const user = readSessionUser();
  const rules = json(Cookies.get(clientStorage.rules.key));
  if (token && user && isRuleSet(rules)) return { token, user, rules };
  clearSessionCookies();
  return null;
}

/** False where the browser refuses cookies (quality T24, F27). The token comes last: other tabs see all or nothing. */
export function writeSession(session: StoredSession, persistent: boolean): boolean {
  const attributes: Cookies.CookieAttributes = {
    path,
    sameSite: 'Strict',
    secure: secure(),
    ...(persistent ? { expires: persistentDays } : {}),
  };
  Cookies.set(clientStorage.user.key, JSON.stringify(shortened(session.user)), attributes);
  Cookies.set(clientStorage.rules.key, JSON.stringify(session.rules), attributes);
  Cookies.set(tokenName(), session.token, attributes);
  const stored = readSession();
  return stored?.token === session.token && stored.user.id === session.user.id;
}

export function clearSessionCookies(): void {
  for (const name of [tokenName(), clientStorage.user.key, clientStorage.rules.key]) {
    Cookies.remove(name, { path, secure: secure(), sameSite: 'Strict' });
  }
}

/** Exactly what `writeSession` keeps; by hand, since it is read before the schema library has been loaded. */
function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, firstname, lastname, role } = value as Record<string, unknown>;
  return [id, firstname, lastname, role].every((value) => typeof value === 'string') && id !== '';
}

/** Cookies over 4,096 bytes are lost without a word; the full name comes from the server anyway. */
function shortened({ id, firstname, lastname, role }: SessionUser): SessionUser {
  return { id, firstname: firstname.slice(0, 100), lastname: lastname.slice(0, 100), role: role.slice(0, 100) };
}

function json(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
