export type DraftType =
  | 'account'
  | 'claim'
  | 'profile'
  | 'experience'
  | 'education'
  | 'new-profile'
  | 'newClaim'
  | 'invitation'
  | 'invitations'
  | 'image'
  | 'images'
  | 'import'
  | 'post'
  | 'product'
  | 'comment'
  | 'reply'
  | 'report';

export interface DraftTarget {
  type: DraftType;
  /** `new` for one that is not saved yet; none for a form that exists only once. */
  id?: string | undefined;
  /** Form or list of an editor, e.g. `shortAnswer`; `stories-started` is one group of the stories. */
  section?: string | undefined;
  /** An item of the list, or what else has a draft of its own below the section, e.g. `images`. */
  item?: string | undefined;
}

/** E.g. `claim-7-keywords.new`. Drafts outlive updates of the app, so this format must not change. */
export function draftKey({ type, id, section, item }: DraftTarget): string {
  const key = [type, id, section].filter(Boolean).join('-');
  return item === undefined ? key : itemDraftKey(key, item);
}

export function itemDraftKey(key: string, item: string): string {
  return `${key}.${item}`;
}

/** Ids may contain hyphens; the name of a section does so only where it names a group. */
const patterns = [
  /^(?<type>claim|profile|post)-(?<id>.+?)-(?<section>(?:connections|stories)-\w+|[A-Za-z]+)(?:\.(?<item>.+))?$/,
  /^(?<type>experience|education|new-profile|newClaim|invitations?)(?:-(?<id>[^.]+))?(?:\.(?<item>.+))?$/,
];

/** Null for a form that cannot be opened by its key. */
export function parseDraftKey(key: string): DraftTarget | null {
  const groups = patterns.map((pattern) => pattern.exec(key)?.groups).find(Boolean);
  return groups ? ({ ...groups } as unknown as DraftTarget) : null;
}
