import { guestId, isRefused, readStored, removeStored, storedSuffixes, writeStored } from './clientStorage';

/** Typed text that no server has confirmed yet, kept on this device (ux no. 2, quality T33). */
export interface Draft {
  /** Milliseconds since the epoch. */
  at: number;
  values: Record<string, unknown>;
}

/** Never stored: secrets, and answers that can be used only once. */
const secretFields = new Set([
  'password',
  'c_password',
  'password_confirmation',
  'current_password',
  'captcha_response',
]);

function suffix(userId: string | null, form: string): string {
  return `${userId ?? guestId}.${form}`;
}

export function readDraft(userId: string | null, form: string): Draft | null {
  const stored = readStored('drafts', suffix(userId, form)) as Partial<Draft> | null;
  if (typeof stored?.at !== 'number' || typeof stored.values !== 'object' || stored.values === null) return null;
  return { at: stored.at, values: stored.values };
}

/** None of secrets alone. Where the browser refuses, closing the page asks first, since the text is nowhere else. */
export function writeDraft(userId: string | null, form: string, values: Record<string, unknown>, at: number): void {
  const stored = Object.fromEntries(Object.entries(values).filter(([name]) => !secretFields.has(name)));
  const hasSecrets = Object.keys(stored).length < Object.keys(values).length;
  if (hasSecrets && Object.values(stored).every((value) => value === '')) removeDraft(userId, form);
  else if (!writeStored('drafts', { at, values: stored }, suffix(userId, form))) {
    window.addEventListener('beforeunload', askWhileRefused);
  }
}

function askWhileRefused(event: BeforeUnloadEvent): void {
  if (isRefused('drafts')) event.preventDefault();
}

export function removeDraft(userId: string | null, form: string): void {
  removeStored('drafts', suffix(userId, form));
}

export function draftNames(userId: string | null): string[] {
  const prefix = suffix(userId, '');
  return storedSuffixes('drafts')
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

export function keptDrafts(userId: string | null): { name: string; at: number }[] {
  return draftNames(userId).flatMap((name) => {
    const draft = readDraft(userId, name);
    return draft ? [{ name, at: draft.at }] : [];
  });
}
