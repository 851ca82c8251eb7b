import { nullIfInvalid, preprocess, z } from './zod';

/*
 * Readers for what the server is known to do (requirements, section 4; quality T16): they decode into one plain shape.
 * A missing key fails a plain `z.unknown().transform()`, hence `.optional()` before it; behind a preprocess
 * `.prefault()` keeps the key from being documented as required.
 */

const listItems = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** Undefined for any other response than a list. */
export function listItemSchema(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  return listItems.get(schema);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** For one entity that may come as a list. */
export function firstOf(value: unknown): unknown {
  return isList(value) ? value[0] : value;
}

export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && value.length === 0);
}

/* ---- values; `meta` is what docs/openapi.json says of them: what is expected, not all that is taken ---- */

/** Delivered as number or text, kept as text so that ids compare. */
export const Id = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number().register(z.globalRegistry, { type: 'integer', minimum: 0 })]),
  z.transform(String),
);

/** May be missing, null or 0. */
export const OptionalId = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((value): string | null =>
      (typeof value === 'string' && value !== '' && value !== '0') || (typeof value === 'number' && value !== 0)
        ? String(value)
        : null,
    ),
  )
  .register(z.globalRegistry, { type: ['string', 'integer', 'null'], minimum: 0 });

/** Digits travel as a number, anything else (a uuid) as text. */
export const IdInput = z
  .pipe(
    z.string().check(z.minLength(1)),
    z.transform((value): string | number => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : value)),
  )
  .register(z.globalRegistry, { type: ['string', 'integer'], minimum: 1 });

const flags = new Set<unknown>([true, false, 1, 0, '1', '0', 'true', 'false']);

export function isFlag(value: unknown): boolean {
  return flags.has(value);
}

const truths = new Set<unknown>([true, 1, '1', 'true']);

export function isTrue(value: unknown): boolean {
  return truths.has(value);
}

/** true, 1, "1", "true" are true; everything else, null and missing too, is false. */
export const Flag = z
  .pipe(z.optional(z.unknown()), z.transform(isTrue))
  .register(z.globalRegistry, { type: ['boolean', 'null'] });

/** Like `Flag`, but what is not delivered or no flag is not known: null, never false (D-65). */
export const OptionalFlag = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((value): boolean | null => (isFlag(value) ? isTrue(value) : null)),
  )
  .register(z.globalRegistry, { type: ['boolean', 'null'] });

/** E.g. blanks and zero-width characters alone. */
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** '' where there is nothing of it to see. */
export function visibleText(text: string): string {
  return invisible.test(text) ? '' : text;
}

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? visibleText(String(value)) : null;

/** Text; numbers are taken as text, anything else, null and missing too, as '', and so is what cannot be seen. */
export const Text = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((value) => toText(value) ?? ''),
  )
  .register(z.globalRegistry, { type: ['string', 'null'] });

/** Like `Text`, but what is not delivered or no text is not known: null (D-65). */
export const OptionalText = z
  .pipe(z.optional(z.unknown()), z.transform(toText))
  .register(z.globalRegistry, { type: ['string', 'null'] });

export const Timestamp = Text.clone().register(z.globalRegistry, { type: ['string', 'null'], format: 'date-time' });

/** May also come as an entity `{ id, name }`, of which the name counts. */
export const TextOrName = z.prefault(
  preprocess((value) => (isRecord(value) ? (value['name'] ?? value['title']) : value), Text),
  '',
);

/** A day `YYYY-MM-DD` (or month `YYYY-MM`) of whatever timestamp is delivered; anything that is no date stays as it is. */
export const Day = z
  .pipe(
    Text,
    z.transform((value) => /^\d{4}-\d{2}(?:-\d{2})?/.exec(value)?.[0] ?? value),
  )
  .register(z.globalRegistry, {
    type: ['string', 'null'],
    format: 'date',
  });

/** A number; digits in text count, null, missing and anything else read as null. */
export const OptionalNumber = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((value): number | null => {
      if (typeof value === 'number') return Number.isFinite(value) ? value : null;
      if (typeof value !== 'string' || value.trim() === '') return null;
      const number = Number(value);
      return Number.isFinite(number) ? number : null;
    }),
  )
  .register(z.globalRegistry, { type: ['number', 'null'] });

/** A number, as `OptionalNumber`; other words are taken as text. */
export const NumberOrText = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((value): number | string | null => {
      const text = toText(value) ?? '';
      if (text === '') return null;
      const number = Number(text);
      return Number.isFinite(number) ? number : text;
    }),
  )
  .register(z.globalRegistry, { type: ['number', 'string', 'null'] });

export const OptionalCount = OptionalNumber.clone().register(z.globalRegistry, {
  type: ['integer', 'null'],
  minimum: 0,
});

export const Count = z
  .pipe(
    OptionalNumber,
    z.transform((value) => value ?? 0),
  )
  .register(z.globalRegistry, { type: ['integer', 'null'], minimum: 0 });

/* ---- lists and nested entities ---- */

/** The items of a list, of an object with keys, or of a page `{ data: [...], meta }` around them. */
export function toList(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return isList(value['data']) ? value['data'] : Object.values(value);
}

/** Null and missing read as [], an object with keys as its values in order. */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.prefault(
    preprocess((value) => (isMissing(value) ? [] : toList(value)), z.array(item)),
    [],
  );
}

/** May come as its only entity; what has no id is left out. */
export function oneOrListOf<T extends z.ZodMiniType>(item: T) {
  return z.prefault(
    preprocess((value) => {
      if (isMissing(value)) return [];
      const isOne = isRecord(value) && !Object.values(value).some((value) => isRecord(value) || isList(value));
      const items = isOne ? [value] : toList(value);
      return isList(items) ? items.filter((item) => isRecord(item) && !isMissing(item['id'])) : items;
    }, z.array(item)),
    [],
  );
}

/** Sorted by `order`; items without one stay as delivered, in front. */
export function orderedListOf<T extends z.ZodMiniType<{ order: number }>>(item: T) {
  return z.pipe(
    listOf(item),
    z.transform((items) => items.toSorted((a, b) => a.order - b.order)),
  );
}

/** Delivered as a list, as `{ name }` entities or as one text with commas. */
export const TextList = z.pipe(
  z.prefault(
    preprocess(
      (value) =>
        isMissing(value)
          ? []
          : typeof value === 'string'
            ? value.split(',').map((value) => value.trim())
            : toList(value),
      z.array(TextOrName),
    ),
    [],
  ),
  z.transform((texts) => texts.filter((text) => text !== '')),
);

/** Like `listOf`, but null or missing is a broken contract. For the responses of list calls. */
export function answerList<T extends z.ZodMiniType>(item: T) {
  const schema = preprocess(toList, z.array(item));
  listItems.set(schema, item);
  return schema;
}

/** Null, missing, [] (an empty PHP map) and an entity without its id read as null. */
export function optional<T extends z.ZodMiniType>(schema: T) {
  return z.prefault(
    preprocess((value) => (isMissing(value) ? null : value), nullIfInvalid(schema)),
    null,
  );
}

/** A field may come under another name; the first name that is delivered counts. */
export function withAliases<T extends z.ZodMiniType>(names: Record<string, readonly string[]>, schema: T) {
  return preprocess((raw) => {
    if (!isRecord(raw)) return raw;
    const read = { ...raw };
    for (const [name, others] of Object.entries(names)) {
      const delivered = [name, ...others].find((key) => !isMissing(raw[key]));
      if (delivered !== undefined) read[name] = raw[delivered];
    }
    return read;
  }, schema);
}
