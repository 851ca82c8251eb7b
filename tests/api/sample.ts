import type { Endpoint, UntypedArgs } from '@/api/endpoint';
import { entityParam } from '@/api/schema/responses';
import { isRecord } from '@/api/schema/wireTypes';
import { z } from '@/api/schema/zod';

/*
 * Values made from the contract's schemas, so that a new call needs nothing here. A sample is what goes into a schema:
 * what a form holds for a request, what a server answers for a response. Equal schemas give equal samples.
 */

/** Tried in this order; the first one that a text schema takes is its sample. */
const texts = [
  'Muster',
  'Zwei Worte',
  'muster@example.org',
  'https://example.org/seite',
  'Sicher-Pass-2026!',
  '2026-05',
  '2026-05-01',
  '12345',
  '7',
  'other',
  '',
];

type Def = { type: string } & Record<string, unknown>;

function fail(schema: z.ZodMiniType): never {
  throw new Error(`no sample for a schema of type ${schema.def.type}: teach tests/api/sample.ts`);
}

/** The wire types that a tolerant reader names in its metadata. */
function ofNamedType(schema: z.ZodMiniType): { value: unknown } | undefined {
  const named: unknown = z.globalRegistry.get(schema)?.['type'];
  const type: unknown = Array.isArray(named) ? named[0] : named;
  const values: Record<string, unknown> = { string: 'Muster', number: 7, boolean: true, object: { success: true } };
  return typeof type === 'string' && type in values ? { value: values[type] } : undefined;
}

/** A value that `schema` accepts. */
export function sample(schema: z.ZodMiniType): unknown {
  const named = ofNamedType(schema);
  if (named && schema.safeParse(named.value).success) return named.value;
  const def = schema.def as unknown as Def;
  const inner = (key: string) => def[key] as z.ZodMiniType;
  switch (def.type) {
    case 'string':
      return texts.find((text) => schema.safeParse(text).success) ?? fail(schema);
    case 'number':
    case 'int':
      return [7, 1, 0, 2026].find((number) => schema.safeParse(number).success) ?? fail(schema);
    case 'boolean':
      return true;
    case 'file':
      return new File(['picture'], 'bild.png', { type: 'image/png' });
    case 'null':
      return null;
    case 'undefined':
    case 'void':
      return undefined;
    case 'unknown':
    case 'any':
      return 'Muster';
    case 'literal':
      return (def['values'] as unknown[])[0];
    case 'enum':
      return Object.values(def['entries'] as Record<string, unknown>)[0];
    case 'array':
      return [sample(inner('element'))];
    case 'tuple':
      return (def['items'] as z.ZodMiniType[]).map(sample);
    case 'record':
      return { feld: sample(inner('valueType')) };
    case 'object':
      return sampleObject(schema as z.ZodMiniObject);
    case 'union': {
      const options = (def['options'] as z.ZodMiniType[]).map(sample);
      // An id is text or number; the number shows more of what decoding does.
      return options.find((value) => typeof value === 'number') ?? options.find((value) => value !== '') ?? '';
    }
    case 'lazy':
      return sample((def['getter'] as () => z.ZodMiniType)());
    case 'pipe':
      return inner('in').def.type === 'transform' ? sample(inner('out')) : sample(inner('in'));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return sample(inner('innerType'));
    default:
      return fail(schema);
  }
}

/** Field by field; a field that a rule over several fields refuses (a repeated password) takes another text. */
function sampleObject(schema: z.ZodMiniObject): Record<string, unknown> {
  const value = Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [key, sample(field as z.ZodMiniType)]),
  );
  const field = schema.safeParse(value).error?.issues[0]?.path[0];
  if (typeof field !== 'string') return value;
  const mended = texts.map((text) => ({ ...value, [field]: text }));
  return mended.find((candidate) => schema.safeParse(candidate).success) ?? fail(schema);
}

/** Names of a path's parameters. */
function paramNames(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name ?? '');
}

/** Arguments that a call accepts; `seed` gives other ids, hence another address where the path has any. */
export function sampleArgs(endpoint: Endpoint, seed = 1): UntypedArgs {
  return {
    params: Object.fromEntries(paramNames(endpoint.path).map((name, place) => [name, String(seed * 100 + place)])),
    ...(endpoint.query ? { query: sample(endpoint.query) as Record<string, unknown> } : {}),
    ...(endpoint.body ? { body: sample(endpoint.body) } : {}),
  };
}

const answers = new WeakMap<Endpoint, unknown>();

/** The `data` of a good answer, of an entity the one that `sampleArgs` ask for; nobody may change it. */
export function sampleData(endpoint: Endpoint): unknown {
  if (!answers.has(endpoint)) {
    const data = sample(endpoint.response);
    const id = sampleArgs(endpoint).params?.[entityParam(endpoint.response) ?? ''];
    answers.set(endpoint, id !== undefined && isRecord(data) ? { ...data, id } : data);
  }
  return answers.get(endpoint);
}
