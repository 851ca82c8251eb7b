import { z } from '@/api/schema/zod';

/* The server receives what schemas write, a month as a day, an id as a number: it checks their far side. */

type Def = { type: string; checks?: unknown[] } & Record<string, unknown>;

const built = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** The schema of what `schema` puts on the wire; a transformed value is taken as it comes. */
export function wireSchema(schema: z.ZodMiniType): z.ZodMiniType {
  const known = built.get(schema);
  if (known) return known;
  const result = build(schema);
  built.set(schema, result);
  return result;
}

function build(schema: z.ZodMiniType): z.ZodMiniType {
  const def = schema.def as unknown as Def;
  const inner = def['innerType'] as z.ZodMiniType;
  switch (def.type) {
    case 'object':
      return withChecks(objectSchema(schema as z.ZodMiniObject), def);
    case 'array':
      return withChecks(z.array(wireSchema(def['element'] as z.ZodMiniType)), def);
    case 'union':
      return z.union((def['options'] as z.ZodMiniType[]).map(wireSchema) as [z.ZodMiniType, ...z.ZodMiniType[]]);
    case 'optional':
      return z.optional(wireSchema(inner));
    case 'nullable':
      return z.nullable(wireSchema(inner));
    case 'default':
    case 'prefault':
      return z.optional(wireSchema(inner));
    case 'pipe':
      return (def['out'] as z.ZodMiniType).def.type === 'transform'
        ? z.unknown()
        : wireSchema(def['out'] as z.ZodMiniType);
    default:
      return schema;
  }
}

function objectSchema(schema: z.ZodMiniObject): z.ZodMiniObject {
  const shape = Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [key, wireSchema(field as z.ZodMiniType)]),
  );
  const object = z.object(shape);
  return schema.def.catchall ? z.catchall(object, schema.def.catchall) : object;
}

/** Length and `refine` checks hang on the schema itself and are taken along. */
function withChecks<T extends z.ZodMiniType>(schema: T, def: Def): T {
  const checks = (def.checks ?? []) as z.core.$ZodCheck<z.output<T>>[];
  return checks.length > 0 ? schema.check(...checks) : schema;
}
