/*
 * Groups of a profile's stories and personal connections; the group is the prompt that a text answers (D-30, STO-01,
 * STO-03).
 */

export const storyTypes = ['started', 'overcome', 'successes', 'learned'] as const;

export const connectionTypes = [
  'passion',
  'solution',
  'fascination',
  'belief',
  'professional_interest',
  'belonging',
] as const;

type GroupType = (typeof storyTypes | typeof connectionTypes)[number];

/** A group of them; `known` is missing for one that the server has and we do not. */
export interface PartGroup {
  /** Safe in names of fields and drafts. */
  key: string;
  type: string;
  known: GroupType | undefined;
}

/** "Professional interest" and `professional_interest` are one group. */
export const groupKey = (type: string) => type.trim().toLowerCase().replace(/\W+/g, '_');

/** The groups of the specification, and below them those that only the server knows. */
export function groupsOf(types: readonly GroupType[], parts: readonly { type: string }[]): PartGroup[] {
  const known: PartGroup[] = types.map((type) => ({ key: type, type, known: type }));
  const keys = new Set(known.map(({ key }) => key));
  const others = parts.flatMap(({ type }) => {
    const key = groupKey(type);
    if (keys.has(key)) return [];
    keys.add(key);
    return [{ key, type, known: undefined }];
  });
  return [...known, ...others];
}

/** Text key of the prompt that a connection or a story answers; those of another name stand under a general one. */
export function promptKey(kind: 'connection' | 'story', type: string) {
  if (kind === 'connection') {
    const known = connectionTypes.find((group) => groupKey(group) === groupKey(type));
    return known ? (`connection.${known}` as const) : 'more';
  }
  const known = storyTypes.find((group) => groupKey(group) === groupKey(type));
  return known ? (`story.${known}` as const) : 'more';
}
