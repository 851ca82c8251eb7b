import type { Named } from '@/api/schema/entities';
import { isSameText } from './plainText';

/* Groups of stories and personal connections: the group is the prompt that a text answers (D-30, STO-01, STO-03). */

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

/** `knownType` is missing for one that only the server has. */
export interface PromptGroup {
  /** Safe in names of fields and drafts. */
  key: string;
  type: string;
  knownType: GroupType | undefined;
}

/** "Professional interest" and `professional_interest` are one group. */
export const groupKey = (type: string) => type.trim().toLowerCase().replace(/\W+/g, '_');

/** Those of the specification, then those that only the server knows. */
export function groupsOf(types: readonly GroupType[], entries: readonly { type: string }[]): PromptGroup[] {
  const specified: PromptGroup[] = types.map((type) => ({ key: type, type, knownType: type }));
  const keys = new Set(specified.map(({ key }) => key));
  const others = entries.flatMap(({ type }) => {
    const key = groupKey(type);
    if (keys.has(key)) return [];
    keys.add(key);
    return [{ key, type, knownType: undefined }];
  });
  return [...specified, ...others];
}

/** The text is in the question (D-30), or delivered besides, with the question above it. */
export function answerOf(question: string, text: string): { question: string; answer: string } {
  return text.trim() === '' || isSameText(text, question)
    ? { question: '', answer: question }
    : { question, answer: text };
}

/** Key of its text; unknown types have a general one. */
export function promptKey(entry: 'connection' | 'story', type: string) {
  if (entry === 'connection') {
    const match = connectionTypes.find((group) => groupKey(group) === groupKey(type));
    return match ? (`connection.${match}` as const) : 'more';
  }
  const match = storyTypes.find((group) => groupKey(group) === groupKey(type));
  return match ? (`story.${match}` as const) : 'more';
}

/** A server may deliver competences as categories, too. */
export function topicsOf(topics: readonly Named[], competences: readonly Named[]): Named[] {
  const names = new Set(['', ...competences.map(({ name }) => name)]);
  return topics.filter(({ name }) => !names.has(name));
}

/** As one text, or put together from the fields in which it is delivered. */
export function contactAddress(contact: { address: string; [field: string]: unknown }): string {
  const textOf = (field: string) => {
    const value = contact[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const town = [textOf('zip'), textOf('city')].filter(Boolean).join(' ');
  return contact.address || [textOf('street'), town, textOf('country')].filter(Boolean).join('\n');
}
