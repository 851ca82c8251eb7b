import { parseDraftKey } from './draftKey';

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
  | { type: 'experience' | 'education' | 'post'; id: string | null };

/** `at`: when it was last worked on, in milliseconds since the epoch, null if unknown. */
export interface RecentWork {
  target: WorkTarget;
  at: number | null;
  /** Text is kept on this device that the server does not have. */
  unsaved: boolean;
}

/** Null for a form that cannot be continued anywhere. */
export function targetOfDraft(key: string): WorkTarget | null {
  const { type, id, section = '' } = parseDraftKey(key) ?? {};
  switch (type) {
    case 'claim':
    case 'profile':
      if (id === undefined) return null;
      if (type === 'claim' && section === 'question') return { type: 'question', id };
      if (type === 'profile' && section === 'competence') return { type: 'competence', id };
      // The section "subject" holds two forms; of the stories and connections each group has its own.
      if (section === 'topic' || section === 'painPoint') return { type, id, section: 'subject' };
      return { type, id, section: section.replace(/-.*/, '') };
    case 'experience':
    case 'education':
    case 'post':
      return { type, id: id === undefined || id === 'new' ? null : id };
    case 'new-profile':
      return { type: 'newProfile', ...(id === undefined ? {} : { id }) };
    case 'newClaim':
      return { type };
    case 'invitation':
    case 'invitations':
      return { type: 'invitation' };
    default:
      return null;
  }
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

interface PostFacts {
  id: string;
  published: boolean;
}

/** Each place once, the latest first. No call tells when a post was changed. */
export function recentWork(
  drafts: readonly DraftFacts[],
  claims: readonly ClaimFacts[],
  posts: readonly PostFacts[],
): RecentWork[] {
  const work = new Map<string, RecentWork>();
  for (const { id, published } of posts)
    if (!published) add({ target: { type: 'post', id }, at: null, unsaved: false });
  for (const { id, status, updated_at } of claims) {
    if (status !== 'draft') continue;
    const at = Date.parse(updated_at);
    add({ target: { type: 'claim', id }, at: Number.isNaN(at) ? null : at, unsaved: false });
  }
  for (const { name, at } of drafts.toSorted((a, b) => a.at - b.at)) {
    const target = targetOfDraft(name);
    if (target) add({ target, at, unsaved: true });
  }
  return [...work.values()].toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));

  /** One place for each editor; the section that was typed in last is opened. */
  function add(item: RecentWork): void {
    const key = placeKey(item.target);
    const previous = work.get(key);
    const at = Math.max(item.at ?? 0, previous?.at ?? 0) || null;
    work.set(key, { ...item, at, unsaved: item.unsaved || (previous?.unsaved ?? false) });
  }
}

/** The same for every section of an editor. */
export function placeKey(target: WorkTarget): string {
  return `${target.type} ${'id' in target ? target.id : ''}`;
}
