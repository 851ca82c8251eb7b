/** Where unfinished work is continued. Experience and education are shared by several profiles. */
export type WorkTarget =
  /** `section` is the part of the editor in which the text was typed, where one is known. */
  | { type: 'claim' | 'profile'; id: string; section?: string }
  /** The page of a claim's question, and that of a profile's competences. */
  | { type: 'question' | 'competence'; id: string }
  /** `id` is that of a profile that the wizard has created already. */
  | { type: 'newProfile'; id?: string }
  | { type: 'newClaim' | 'invitation' }
  /** `id` is null for a new entry. */
  | { type: 'experience' | 'education'; id: string | null };

/** One place to continue at; `at` is when it was last worked on, in milliseconds since the epoch, null if unknown. */
export interface RecentWork {
  target: WorkTarget;
  at: number | null;
  /** Typed text is kept on this device that the server does not have. */
  unsaved: boolean;
}

const fixedTargets: Record<string, WorkTarget> = {
  newClaim: { type: 'newClaim' },
  'new-profile': { type: 'newProfile' },
  invitation: { type: 'invitation' },
  invitations: { type: 'invitation' },
};

/** Forms of a claim or profile that have a page of their own. */
const ownPages: Record<string, 'question' | 'competence'> = {
  'claim-question': 'question',
  'profile-competence': 'competence',
};

/** Sections of the claim editor that hold several forms. */
const sectionsOfParts: Record<string, string> = { topic: 'subject', painPoint: 'subject' };

/** The place that a kept draft's name stands for; null for a form that cannot be continued anywhere. */
export function targetOfDraft(name: string): WorkTarget | null {
  if (Object.hasOwn(fixedTargets, name)) return fixedTargets[name] ?? null;
  const [, newProfile] = /^new-profile-(.+)$/.exec(name) ?? [];
  if (newProfile) return { type: 'newProfile', id: newProfile };
  const [, career, entry] = /^(experience|education)-([^.]+)(?:\..+)?$/.exec(name) ?? [];
  if (entry) return { type: career as 'experience' | 'education', id: entry === 'new' ? null : entry };
  // An item of a list has its own draft below that of the list, or of a group: `claim-7-keywords.12`,
  // `profile-7-stories-started.new`; so have images on their way: `claim-7-shortAnswer.images`, `experience-7.logo`.
  const [, editor, id, list] =
    /^(claim|profile)-(.+)-(connections|stories)-\w+(?:\..+)?$/.exec(name) ??
    /^(claim|profile)-(.+?)-([A-Za-z]+)(?:\..+)?$/.exec(name) ??
    [];
  if (!id || !list) return null;
  const page = `${editor}-${list}`;
  if (Object.hasOwn(ownPages, page)) return { type: ownPages[page] ?? 'question', id };
  const section = Object.hasOwn(sectionsOfParts, list) ? sectionsOfParts[list] : list;
  return { type: editor as 'claim' | 'profile', id, ...(section ? { section } : {}) };
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
    add({ target: { type: 'claim', id }, at: Number.isNaN(at) ? null : at, unsaved: false });
  }
  for (const { name, at } of drafts.toSorted((one, other) => one.at - other.at)) {
    const target = targetOfDraft(name);
    if (target) add({ target, at, unsaved: true });
  }
  return [...work.values()].toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));

  /** An editor is one place, whatever the section; the section that was typed in last is opened. */
  function add(item: RecentWork): void {
    const key = `${item.target.type} ${'id' in item.target ? item.target.id : ''}`;
    const known = work.get(key);
    const at = Math.max(item.at ?? 0, known?.at ?? 0) || null;
    work.set(key, { ...item, at, unsaved: item.unsaved || (known?.unsaved ?? false) });
  }
}
