import {
  Count,
  Flag,
  Id,
  isList,
  isRecord,
  Day,
  OptionalId,
  OptionalCount,
  OptionalText,
  OptionalNumber,
  Text,
  TextList,
  TextOrName,
  Timestamp,
  toList,
} from '@/api/schema/wireTypes';
import { z } from '@/api/schema/zod';
import { typeName } from './typeName';

/*
 * The schemas of the contract take more than is documented: a field under another name, a number as text, 0/1 for a
 * flag. This finds out how far an answer made use of it. Names of fields are reported, values never.
 */

/** What is documented for the values that are read tolerantly; `null` includes a field that is left out. */
const documentedTypes = new Map<z.ZodMiniType, readonly string[]>([
  [Id, ['text', 'number']],
  [OptionalId, ['text', 'number', 'null']],
  [Text, ['text', 'empty text']],
  [TextOrName, ['text', 'empty text']],
  [Day, ['text', 'empty text']],
  [Timestamp, ['text', 'empty text']],
  [Flag, ['boolean']],
  [Count, ['number']],
  [OptionalNumber, ['number', 'null']],
  [OptionalCount, ['number', 'null']],
  [OptionalText, ['text', 'empty text', 'null']],
]);

/** Longer lists are looked at up to here. */
const itemLimit = 300;

/** Keys that look like a name in a program; others may be data themselves and are only counted. */
const fieldName = /^[A-Za-z_][A-Za-z_-]{0,39}$/;

const unknownField = 'not in the contract';

type Read = (raw: unknown) => unknown;
type Def = { type: string } & Record<string, unknown>;

const asDelivered: Read = (raw) => raw;

/** Deviations by kind, each with the places where it was found. */
export class Deviations {
  private readonly places = new Map<string, Set<string>>();

  add(kind: string, path: string): void {
    const paths = this.places.get(kind) ?? new Set();
    this.places.set(kind, paths.add(path));
  }

  /** As text: `null in place of text: Image.label, Image.author`. */
  describe(): string[] {
    // In one item of a list a field may come under another name, which is empty or missing in the next.
    const renamed = new Set<string>();
    for (const [kind, paths] of this.places) {
      const [, source] = /^named (.*)$/.exec(kind) ?? [];
      if (source === undefined) continue;
      for (const path of paths) renamed.add(path).add(path.replace(/[^.]*$/, source));
    }
    return [...this.places].flatMap(([kind, paths]) => {
      const isAboutPresence = kind === 'not delivered' || kind === unknownField;
      const left = [...paths].filter((path) => !isAboutPresence || !renamed.has(path));
      return left.length > 0 ? [`${kind}: ${left.join(', ')}`] : [];
    });
  }
}

/** Where a delivered value stands, and what the schema sees of it. */
interface At {
  path: string;
  /** Name of the entity in the contract; its fields go by it, wherever it is nested. */
  entity?: string | undefined;
  /** Gives the delivered value as the readers around the schema change it. */
  read: Read;
  found: Deviations;
}

/** Collects where an answer that can be read differs from what is documented. */
export function findDeviations(schema: z.ZodMiniType, raw: unknown, path: string, found: Deviations): void {
  compare(schema, raw, { path, read: asDelivered, found });
}

function compare(schema: z.ZodMiniType, raw: unknown, outer: At): void {
  const at = { ...outer, entity: z.globalRegistry.get(schema)?.id ?? outer.entity };
  const documented = documentedTypes.get(schema);
  if (documented) return compareValue(documented, raw, at);
  if (schema === TextList) return isList(raw) ? undefined : add(raw, 'a list', at);
  const def = schema.def as unknown as Def;
  const inner = (key: string) => def[key] as z.ZodMiniType;
  switch (def.type) {
    case 'prefault':
    case 'default':
    case 'optional':
      if (raw !== undefined) return compare(inner('innerType'), raw, at);
      // What is read as null may be left out.
      return schema.safeParse(undefined).data === null ? undefined : add(raw, 'a value', at);
    case 'nullable':
      if (at.read(raw) !== null) return compare(inner('innerType'), raw, at);
      return raw === null ? undefined : add(raw, 'an object', at);
    case 'catch':
      if (inner('innerType').safeParse(at.read(raw)).success) return compare(inner('innerType'), raw, at);
      return at.found.add('cannot be read and is left out', at.path);
    case 'pipe':
      if (inner('in').def.type !== 'transform') return compare(inner('in'), raw, at);
      return compare(inner('out'), raw, { ...at, read: (value) => inner('in').safeParse(at.read(value)).data });
    case 'object':
      return compareObject(schema as z.ZodMiniObject, raw, at);
    case 'array':
      return compareList(inner('element'), raw, at);
    default:
      return undefined;
  }
}

function add(raw: unknown, expected: string, { path, found }: At): void {
  found.add(raw === undefined ? 'not delivered' : `${typeName(raw)} in place of ${expected}`, path);
}

function compareValue(documented: readonly string[], raw: unknown, at: At): void {
  const isDocumented = documented.includes(typeName(raw)) || (raw === undefined && documented.includes('null'));
  if (!isDocumented) add(raw, documented[0] ?? '', at);
}

function compareList(item: z.ZodMiniType, raw: unknown, at: At): void {
  const { path, found } = at;
  if (isRecord(raw)) {
    found.add(isList(raw['data']) ? 'a page around the list' : 'object with keys in place of a list', path);
  } else if (!isList(raw)) {
    add(raw, 'a list', at);
  }
  const items = toList(raw);
  if (!isList(items)) return;
  for (const value of items.slice(0, itemLimit)) compare(item, value, { path: `${path}[]`, read: asDelivered, found });
}

function compareObject(schema: z.ZodMiniObject, raw: unknown, at: At): void {
  const { path, entity = path, read, found } = at;
  const seen = read(raw);
  if (!isRecord(seen)) return;
  if (!isRecord(raw)) {
    add(raw, 'an object', at);
    return compareObject(schema, seen, { ...at, read: asDelivered });
  }
  const used = new Set(Object.keys(schema.shape));
  for (const [name, field] of Object.entries(schema.shape)) {
    const place = `${entity}.${name}`;
    const isOwn = !isMissing(raw[name]) || isMissing(seen[name]);
    const sources = isOwn ? [] : sourcesOf(name, raw, read);
    for (const source of sources) {
      used.add(source);
      found.add(`named ${printable(source)}`, place);
    }
    const value = sources.length > 0 ? seen[name] : raw[name];
    compare(field as z.ZodMiniType, value, { path: place, read: asDelivered, found });
  }
  if (schema.def.catchall) return undefined;
  for (const key of Object.keys(raw)) {
    if (!used.has(key)) found.add(unknownField, `${entity}.${printable(key)}`);
  }
  return undefined;
}

/** The delivered fields that a reader makes a field from: without them it reads something else. */
function sourcesOf(name: string, raw: Record<string, unknown>, read: Read): string[] {
  const valueWithout = (key: string) => {
    const { [key]: _left, ...rest } = raw;
    const seen = read(rest);
    return isRecord(seen) ? seen[name] : undefined;
  };
  const value = (read(raw) as Record<string, unknown>)[name];
  return Object.keys(raw).filter((key) => key !== name && valueWithout(key) !== value);
}

function printable(key: string): string {
  return fieldName.test(key) ? key : '(another key)';
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && value.length === 0);
}
