import { guestId, isRefused, readStored, removeStored, storedSuffixes, writeStored } from './clientStorage';

/** Typed text that no server has confirmed yet, kept on this device (ux no. 2, quality T33). */
export interface Draft {
  /** Milliseconds since the epoch. */
  at: number;
  values: Record<string, unknown>;
}

/** Never written down: what is secret or lives once. */
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

/** The kept text of one form, for the user who typed it and nobody else. */
export function readDraft(userId: string | null, form: string): Draft | null {
  const stored = readStored('drafts', suffix(userId, form)) as Partial<Draft> | null;
  if (typeof stored?.at !== 'number' || typeof stored.values !== 'object' || stored.values === null) return null;
  return { at: stored.at, values: stored.values };
}

/** Keeps a form's text; where the browser refuses, it asks before the page, which alone has it then, is closed. */
export function writeDraft(userId: string | null, form: string, values: Record<string, unknown>, at: number): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secretFields.has(name)));
  if (!writeStored('drafts', { at, values: kept }, suffix(userId, form))) {
    window.addEventListener('beforeunload', askWhileRefused);
  }
}

function askWhileRefused(event: BeforeUnloadEvent): void {
  if (isRefused('drafts')) event.preventDefault();
}

export function removeDraft(userId: string | null, form: string): void {
  removeStored('drafts', suffix(userId, form));
}

/** Forms with kept text of this user. */
export function draftNames(userId: string | null): string[] {
  const prefix = suffix(userId, '');
  return storedSuffixes('drafts')
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

/** The forms with kept text of this user, and when it was typed. */
export function keptDrafts(userId: string | null): { name: string; at: number }[] {
  return draftNames(userId).flatMap((name) => {
    const draft = readDraft(userId, name);
    return draft ? [{ name, at: draft.at }] : [];
  });
}
