import { normalize } from './matchesInput';

/** Entities by their ids; ticks and empty fields are left out. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null) {
    return 'id' in value ? textsIn(value.id) : Object.values(value).flatMap(textsIn);
  }
  const text = typeof value === 'boolean' ? '' : normalize(value);
  return text === '' ? [] : [text];
}

type Values = Record<string, unknown>;

/** The typed values that were not sent: the same object where none was, null where all were. */
export type PickUnsent = (typed: Values, sent: unknown) => Values | null;

/** Field names may differ; false where nothing was typed. */
export function isAllSent(typed: object, sent: unknown): boolean {
  const there = new Set(textsIn(sent));
  const texts = textsIn(typed);
  return texts.length > 0 && texts.every((text) => there.has(text));
}
