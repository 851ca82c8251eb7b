import { product } from '@/domain/product';

const { prefix } = product;

/** Replaces the user's id in keys while nobody is signed in. */
export const guestId = 'guest';

/**
 * Every key the client keeps in the browser, and when it goes (quality T21). `always`: with any end of a session;
 * `logout`: with an explicit logout, not with a 401; `own`: as `logout`, but not that of other users; `never`: it
 * belongs to the device, or is work that no server keeps. A key ending in `*` is a prefix, with `own` followed by a
 * user's id. A logout empties the session storage as a whole (AUT-10).
 */
export const clientStorage = {
  token: { area: 'cookie', key: `${prefix}.token`, cleared: 'always' },
  user: { area: 'cookie', key: `${prefix}.user`, cleared: 'always' },
  rules: { area: 'cookie', key: `${prefix}.rules`, cleared: 'always' },
  navbarBlur: { area: 'cookie', key: `${prefix}.navbarBlur`, cleared: 'never' },
  navCollapsed: { area: 'cookie', key: `${prefix}.navCollapsed`, cleared: 'never' },
  navLayout: { area: 'cookie', key: `${prefix}.navLayout`, cleared: 'never' },
  navbarType: { area: 'cookie', key: `${prefix}.navbarType`, cleared: 'never' },
  contentWidth: { area: 'cookie', key: `${prefix}.contentWidth`, cleared: 'never' },
  rtl: { area: 'cookie', key: `${prefix}.rtl`, cleared: 'never' },
  language: { area: 'local', key: `${prefix}.language`, cleared: 'never' },
  mode: { area: 'local', key: 'mui-mode', cleared: 'never' },
  menuSections: { area: 'local', key: `${prefix}.menuSections`, cleared: 'never' },
  verificationLink: { area: 'local', key: `${prefix}.verificationLink`, cleared: 'logout' },
  drafts: { area: 'local', key: `${prefix}.draft.*`, cleared: 'own' },
  pendingWrites: { area: 'local', key: `${prefix}.pendingWrites.*`, cleared: 'own' },
  firstStepsDismissed: { area: 'local', key: `${prefix}.firstStepsDismissed.*`, cleared: 'own' },
  /** `*` is the user's id and the milestone. */
  milestones: { area: 'local', key: `${prefix}.milestones.*`, cleared: 'own' },
  news: { area: 'local', key: `${prefix}.news.*`, cleared: 'own' },
  reminders: { area: 'local', key: `${prefix}.reminders.*`, cleared: 'own' },
  /** How an invited person is addressed. */
  tones: { area: 'local', key: `${prefix}.tones.*`, cleared: 'own' },
  /** By the invitation's id, without a name (D-74); `*` is the user's id. */
  invitationGroups: { area: 'local', key: `${prefix}.invitationGroups.*`, cleared: 'never' },
  /** With the reason of each. */
  reportedComments: { area: 'local', key: `${prefix}.reportedComments.*`, cleared: 'own' },
  /** Style and form of address that the assistant wrote in last. */
  tonesOfText: { area: 'local', key: `${prefix}.tonesOfText.*`, cleared: 'own' },
  /** Chosen in the search last. */
  recentHits: { area: 'local', key: `${prefix}.recentHits.*`, cleared: 'own' },
  singleKeys: { area: 'local', key: `${prefix}.singleKeys`, cleared: 'never' },
  /** The e-mail address that waits to be confirmed, and whether its mail is certain. */
  pendingEmail: { area: 'local', key: `${prefix}.pendingEmail.*`, cleared: 'own' },
  openSections: { area: 'session', key: `${prefix}.openSections.*`, cleared: 'always' },
  socialSignIn: { area: 'session', key: `${prefix}.socialSignIn`, cleared: 'always' },
  verificationChoices: { area: 'session', key: `${prefix}.choices.*`, cleared: 'logout' },
  /** Several posts, of which some are not sent yet; `*` is the user's id. */
  unsentPosts: { area: 'session', key: `${prefix}.unsentPosts.*`, cleared: 'logout' },
  /** Written by the router when the document is left. */
  scrollPositions: { area: 'session', key: 'react-router-scroll-positions', cleared: 'logout' },
  /** Of a mailed link, until it was used; nobody else's sign-in in this tab finds it. */
  deletionToken: { area: 'session', key: `${prefix}.deletionToken`, cleared: 'logout' },
  chunkReload: { area: 'session', key: `${prefix}.chunkReload`, cleared: 'never' },
} as const satisfies Record<
  string,
  { area: 'cookie' | 'local' | 'session'; key: string; cleared: 'always' | 'logout' | 'own' | 'never' }
>;

type WebStorageName = {
  [K in keyof typeof clientStorage]: (typeof clientStorage)[K]['area'] extends 'cookie' ? never : K;
}[keyof typeof clientStorage];

/** Values the browser has refused, by key: this page has them until it is closed (quality F27). */
const refused = new Map<string, string>();
const listeners = new Set<() => void>();

function area(name: WebStorageName): Storage | null {
  try {
    return clientStorage[name].area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    // Blocked by the browser's settings.
    return null;
  }
}

/** None of the last writes was refused (blocked, full, over quota). */
export function isStorageKept(): boolean {
  return refused.size === 0 && area('drafts') !== null;
}

/** Whether the last write of any key of an entry was refused. */
export function isRefused(name: WebStorageName): boolean {
  return [...refused.keys()].some((key) => key.startsWith(storageKey(name)));
}

/** Calls back when `isStorageKept` or `isRefused` may have changed; returns the function that ends that. */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function noteRefused(key: string, value: string | null): void {
  const before = refused.size;
  if (value === null) refused.delete(key);
  else refused.set(key, value);
  // Later, since some values are written while a component renders.
  if (refused.size !== before) queueMicrotask(() => listeners.forEach((listener) => listener()));
}

/** `suffix` completes a prefix entry. */
export function storageKey(name: WebStorageName, suffix = ''): string {
  return clientStorage[name].key.replace('*', suffix);
}

/** A JSON value; anything unreadable counts as absent. */
export function readStored(name: WebStorageName, suffix?: string): unknown {
  try {
    const key = storageKey(name, suffix);
    const text = refused.get(key) ?? area(name)?.getItem(key);
    return text === null || text === undefined ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** False where the browser refuses. */
export function writeStored(name: WebStorageName, value: unknown, suffix?: string): boolean {
  const key = storageKey(name, suffix);
  const text = JSON.stringify(value);
  const storage = area(name);
  let isKept = storage !== null;
  try {
    storage?.setItem(key, text);
  } catch {
    isKept = false;
  }
  noteRefused(key, isKept ? null : text);
  return isKept;
}

export function removeStored(name: WebStorageName, suffix?: string): void {
  noteRefused(storageKey(name, suffix), null);
  try {
    area(name)?.removeItem(storageKey(name, suffix));
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}

export function storedSuffixes(name: WebStorageName): string[] {
  const prefix = storageKey(name);
  return [...new Set([...Object.keys(area(name) ?? {}), ...refused.keys()])]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** Kept for a user beyond the session. */
export type OwnEntry = {
  [K in keyof typeof clientStorage]: (typeof clientStorage)[K] extends { area: 'local'; key: `${string}*` } ? K : never;
}[keyof typeof clientStorage];

const ownSuffixes = (entry: WebStorageName, userId: string) =>
  storedSuffixes(entry).filter((suffix) => isOf(userId, suffix));

/** Beyond the session, by the name of its entry. */
export function storedOf(userId: string): Record<OwnEntry, Record<string, unknown>> {
  const names = Object.keys(clientStorage) as (keyof typeof clientStorage)[];
  const entries = names.filter((name): name is OwnEntry => {
    const { area: kind, key } = clientStorage[name];
    return kind === 'local' && key.endsWith('*');
  });
  return Object.fromEntries(
    entries.map((entry) => [
      entry,
      Object.fromEntries(ownSuffixes(entry, userId).map((suffix) => [suffix, readStored(entry, suffix)])),
    ]),
  ) as Record<OwnEntry, Record<string, unknown>>;
}

export function removeStoredOf(userId: string, entry: OwnEntry): void {
  for (const suffix of ownSuffixes(entry, userId)) removeStored(entry, suffix);
}

export function clearWebStorage(userId: string, explicitLogout: boolean): void {
  for (const [name, { area: kind, key, cleared }] of Object.entries(clientStorage)) {
    if (kind === 'cookie' || cleared === 'never' || (cleared !== 'always' && !explicitLogout)) continue;
    const entry = name as WebStorageName;
    if (!key.endsWith('*')) removeStored(entry);
    for (const suffix of key.endsWith('*') ? storedSuffixes(entry) : []) {
      if (cleared !== 'own' || isOf(userId, suffix)) removeStored(entry, suffix);
    }
  }
  if (explicitLogout) emptySessionStorage();
}

/** Texts typed before a sign-in belong to no other user. */
function isOf(userId: string, suffix: string): boolean {
  return [userId, guestId].includes(suffix.split('.')[0] ?? '');
}

/** The router keeps scroll positions of the session's pages there (D-70). */
function emptySessionStorage(): void {
  try {
    globalThis.sessionStorage.clear();
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}

/** Whether `/` and `?` work on this device: they do unless they were switched off (D-79). */
export const areSingleKeysOn = () => readStored('singleKeys') !== false;
