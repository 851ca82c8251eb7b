import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';

// zod probes `new Function` for its compiled mode, which a strict content security policy reports.
z.config({ jitless: true });

export function preprocess<T extends z.core.$ZodType>(prepare: (raw: unknown) => unknown, schema: T) {
  return z.pipe(z.transform(prepare), schema);
}

export function nullIfInvalid<T extends z.core.$ZodType>(schema: T) {
  return withFallback(z.nullable(schema), null);
}

export { z };
