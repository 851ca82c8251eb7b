import { isRecord } from '@/api/schema/wireTypes';

/* Pieces of which `plain.ts` says what is left of a response. */

export type Reduce = (raw: unknown) => unknown;
type Fields = Readonly<Record<string, Reduce>>;

export const asItIs: Reduce = (raw) => raw;
export const nothing: Reduce = () => null;

export const fieldsOf = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, asItIs]));

/** Keeps the named fields of an object, each reduced by its own rule. */
export function entity(fields: Fields): Reduce {
  return (raw) => {
    if (!isRecord(raw)) return raw;
    const kept = Object.entries(fields).filter(([name]) => name in raw);
    return Object.fromEntries(kept.map(([name, reduce]) => [name, reduce(raw[name])]));
  };
}

/** A list; one that is written as an object with numeric keys becomes a list, too. */
export function listOf(item: Reduce): Reduce {
  return (raw) => (Array.isArray(raw) ? raw.map(item) : isRecord(raw) ? Object.values(raw).map(item) : raw);
}

/** An object whose keys carry no meaning, such as the types of a report. */
export function setOf(item: Reduce): Reduce {
  return (raw) =>
    isRecord(raw) ? Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, item(value)])) : raw;
}

/** Reads a field under the name that the specification uses for it: `{ documented: 'ours' }`. */
export function renamed(names: Readonly<Record<string, string>>, reduce: Reduce): Reduce {
  return (raw) => {
    if (!isRecord(raw)) return raw;
    const added = Object.entries(names).filter(([, own]) => own in raw);
    return reduce({ ...raw, ...Object.fromEntries(added.map(([name, own]) => [name, raw[own]])) });
  };
}

/** One field of an object, instead of the object. */
export const only =
  (name: string): Reduce =>
  (raw) =>
    isRecord(raw) ? raw[name] : raw;

/** A profile is named by its occupation, an entry of a career by its job or degree. */
function nameOf(raw: Record<string, unknown>): unknown {
  const named = [raw['occupation'], raw['competence']].filter(isRecord).map(({ name }) => name);
  return [raw['name'], ...named, raw['job_title'], raw['degree_name']].find((name) => typeof name === 'string') ?? null;
}

export const related: Reduce = (raw) => (isRecord(raw) ? { id: raw['id'], name: nameOf(raw) } : raw);
/** A related entity with some of its own fields. */
export function relatedWith(...names: string[]): Reduce {
  const own = entity(fieldsOf(...names));
  return (raw) => (isRecord(raw) ? { ...(related(raw) as object), ...(own(raw) as object) } : raw);
}
