import { isRecord } from '@/api/schema/wireTypes';

/** The kind of a delivered value: all that is ever printed of it. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (isRecord(value)) return 'object';
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text';
  return typeof value;
}
