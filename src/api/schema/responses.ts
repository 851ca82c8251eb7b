import { Id, isFlag, isMissing, isRecord, isTrue } from './wireTypes';
import { nullIfInvalid, preprocess, z } from './zod';

const emptyAnswers = new WeakSet<z.ZodMiniType>();
const nullAnswers = new WeakSet<z.ZodMiniType>();
const wholeAnswers = new WeakSet<z.ZodMiniType>();

/** A 204 or an empty body counts as success. */
export function allowsEmptyAnswer(schema: z.ZodMiniType): boolean {
  return emptyAnswers.has(schema);
}

/** A null counts as data. */
export function allowsNullAnswer(schema: z.ZodMiniType): boolean {
  return nullAnswers.has(schema);
}

/** The schema reads the envelope itself, so that `success: false` is a response and no refusal. */
export function readsWholeAnswer(schema: z.ZodMiniType): boolean {
  return wholeAnswers.has(schema);
}

/** Path parameter that names an entity (`namedBy`); its response gets that id: a server may know it under several. */
export function entityParam(schema: z.ZodMiniType): string | undefined {
  return z.globalRegistry.get(schema)?.['namedBy'] as string | undefined;
}

/** For an answer that is not used: any JSON or nothing at all. */
export const Ack = z
  .pipe(
    z.unknown(),
    z.transform(() => null),
  )
  .register(z.globalRegistry, { description: 'Not used' });
emptyAnswers.add(Ack);

/** For writes: the entity if it has every key of `markers`; all else reads as null, and the detail is read again. */
export function entityOrNull<T extends z.ZodMiniType>(entity: T, markers: readonly (keyof z.output<T> & string)[]) {
  const schema = preprocess(
    (raw) => (isRecord(raw) && markers.every((key) => key in raw) ? raw : null),
    nullIfInvalid(entity),
  );
  z.globalRegistry.add(schema, { namedBy: entityParam(entity) });
  emptyAnswers.add(schema);
  return schema;
}

/** For a write that needs its answer if there is one; null for an empty response. */
export function emptyOr<T extends z.ZodMiniType>(schema: T) {
  const orNull = preprocess((value) => (isMissing(value) ? null : value), z.nullable(schema));
  emptyAnswers.add(orNull);
  return orNull;
}

/** Null says that there is none, which an empty response or one without data does not. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  const orNone = z.nullable(schema);
  nullAnswers.add(orNone);
  return orNone;
}

/** The new id, with which the rest is read; null for an empty response. */
export const Created = emptyOr(z.object({ id: Id }).register(z.globalRegistry, { id: 'Created' }));

/** A flag as `data`, under one of `keys` in `data`, or as the envelope's `success`; null where none is a flag. */
export function booleanAnswer(keys: readonly string[]) {
  const schema = z
    .pipe(
      z.unknown(),
      z.transform((body): boolean | null => {
        const data = isRecord(body) && 'data' in body ? body['data'] : body;
        const inside = isRecord(data) ? keys.map((key) => data[key]) : [data];
        const flag = [...inside, isRecord(body) ? body['success'] : undefined].find(isFlag);
        return flag === undefined ? null : isTrue(flag);
      }),
    )
    .register(z.globalRegistry, { type: ['object', 'boolean'] });
  wholeAnswers.add(schema);
  return schema;
}
