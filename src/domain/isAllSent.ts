import { normalize } from './matchesInput';

/** The texts and ids in a value: an entity by its id, ticks and empty fields not at all. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null) {
    return 'id' in value ? textsIn(value.id) : Object.values(value).flatMap(textsIn);
  }
  const text = typeof value === 'boolean' ? '' : normalize(value);
  return text === '' ? [] : [text];
}

type Values = Record<string, unknown>;

/** What of the typed values is not in what was sent: the same object where none of them is, null where all are. */
export type WithoutSent = (typed: Values, sent: unknown) => Values | null;

/** Whether all that was typed into a form is in what was sent, under whatever names. */
export function isAllSent(typed: object, sent: unknown): boolean {
  const there = new Set(textsIn(sent));
  const texts = textsIn(typed);
  return texts.length > 0 && texts.every((text) => there.has(text));
}
