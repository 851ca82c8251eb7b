/** Where unfinished work belongs. `career` is the experience and education, which several profiles share. */
export type WorkPlace =
  | { kind: 'claim' | 'profile'; id: string }
  | { kind: 'newClaim' | 'newProfile' | 'invitation' | 'career' };

/** One place to continue at; `at` is when it was last worked on, in milliseconds since the epoch, null if not told. */
export interface RecentWork {
  place: WorkPlace;
  at: number | null;
  /** Typed text is kept on this device that the server does not have. */
  unsaved: boolean;
}

const wizards: Record<string, WorkPlace> = {
  newClaim: { kind: 'newClaim' },
  'new-profile': { kind: 'newProfile' },
  invitation: { kind: 'invitation' },
  invitations: { kind: 'invitation' },
};

/** The place that a kept draft's name speaks of; null for a form that is nowhere to be continued. */
export function placeOfDraft(name: string): WorkPlace | null {
  if (Object.hasOwn(wizards, name)) return wizards[name] ?? null;
  if (/^(?:experience|education)-/.test(name)) return { kind: 'career' };
  const [, kind, id] = /^(claim|profile)-(.+)-\w+$/.exec(name) ?? [];
  return id ? { kind: kind as 'claim' | 'profile', id } : null;
}

interface DraftFacts {
  name: string;
  at: number;
}

interface ClaimFacts {
  id: string;
  status: string;
  updated_at: string;
}

/** Kept drafts and draft claims, each place once, the latest first. */
export function recentWork(drafts: readonly DraftFacts[], claims: readonly ClaimFacts[]): RecentWork[] {
  const work = new Map<string, RecentWork>();
  for (const { id, status, updated_at } of claims) {
    if (status !== 'draft') continue;
    const at = Date.parse(updated_at);
    add({ place: { kind: 'claim', id }, at: Number.isNaN(at) ? null : at, unsaved: false });
  }
  for (const { name, at } of drafts) {
    const place = placeOfDraft(name);
    if (place) add({ place, at, unsaved: true });
  }
  return [...work.values()].toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));

  function add(item: RecentWork): void {
    const key = JSON.stringify(item.place);
    const known = work.get(key);
    const at = Math.max(item.at ?? 0, known?.at ?? 0) || null;
    work.set(key, { ...item, at, unsaved: item.unsaved || (known?.unsaved ?? false) });
  }
}
