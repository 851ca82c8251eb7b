import { oneLine } from './plainText';

/** Texts compare without regard to blanks, ids as text, lists of entities by their ids; '' and null are the same. */
export function normalize(value: unknown): string {
  if (Array.isArray(value)) return value.map(normalize).toSorted().join('\n');
  if (typeof value === 'object' && value !== null) return normalize('id' in value ? value.id : JSON.stringify(value));
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isText ? oneLine(String(value)) : '';
}

export function matchesInput(entity: object, sent: object): boolean {
  const held = entity as Record<string, unknown>;
  return Object.entries(sent).every(
    ([name, value]) => value === undefined || normalize(held[name]) === normalize(value),
  );
}
