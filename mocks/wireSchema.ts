import { z } from '@/api/schema/zod';

/*
 * The endpoints' schemas read what a form holds and write what travels: a month becomes a day, an id a number. The mock
 * server receives the second, so it checks with the schema's far side.
 */

type Def = { type: string; checks?: unknown[] } & Record<string, unknown>;

const built = new WeakMap<z.ZodType, z.ZodType>();

/** The schema of what `schema` puts on the wire; a transformed value is taken as it comes. */
export function wireSchema(schema: z.ZodType): z.ZodType {
  const known = built.get(schema);
  if (known) return known;
  const result = build(schema);
  built.set(schema, result);
  return result;
}

function build(schema: z.ZodType): z.ZodType {
  const def = schema.def as unknown as Def;
  const inner = def['innerType'] as z.ZodType;
  switch (def.type) {
    case 'object':
      return withChecks(objectSchema(schema as z.ZodObject), def);
    case 'array':
      return withChecks(z.array(wireSchema(def['element'] as z.ZodType)), def);
    case 'union':
      return z.union((def['options'] as z.ZodType[]).map(wireSchema) as [z.ZodType, ...z.ZodType[]]);
    case 'optional':
      return wireSchema(inner).optional();
    case 'nullable':
      return wireSchema(inner).nullable();
    case 'default':
    case 'prefault':
      return wireSchema(inner).optional();
    case 'pipe':
      return (def['out'] as z.ZodType).def.type === 'transform' ? z.unknown() : wireSchema(def['out'] as z.ZodType);
    default:
      return schema;
  }
}

function objectSchema(schema: z.ZodObject): z.ZodObject {
  const shape = Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [key, wireSchema(field as z.ZodType)]),
  );
  const object = z.object(shape);
  return schema.def.catchall ? object.catchall(schema.def.catchall) : object;
}

/** Length and `refine` checks hang on the schema itself and are taken along. */
function withChecks<T extends z.ZodType>(schema: T, def: Def): T {
  const checks = (def.checks ?? []) as z.core.$ZodCheck<z.output<T>>[];
  return checks.length > 0 ? schema.check(...checks) : schema;
}
