import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from '@/api/schema/zod';
import { packText, validationText } from '@/ui/text/validation';
import { afterPointerUp } from './afterPointerUp';

/** A form's schema, or how to load it: a first page need not carry the schema library before something is typed. */
export type SchemaSource<Input, Output> = z.ZodMiniType<Output, Input> | (() => Promise<z.ZodMiniType<Output, Input>>);

async function load<Input, Output>(source: SchemaSource<Input, Output>) {
  return Promise.all([import('@hookform/resolvers/zod'), typeof source === 'function' ? source() : source]);
}

export function prepareResolver<Input, Output>(source: SchemaSource<Input, Output>): void {
  load(source).catch(() => undefined);
}

/** Validates with the product's one error map, and shows nothing while a pointer is pressed. */
export function formResolver<Input extends FieldValues, Output extends FieldValues>(
  source: SchemaSource<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const loaded = await load(source).catch(() => null);
    await afterPointerUp();
    // Offline, the schema cannot be loaded and nothing can be sent either: the call itself reports that.
    if (!loaded) return { values: values as unknown as Output, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    const resolve = zodResolver<Input, unknown, Output>(schema, { error: (issue) => packText(validationText(issue)) });
    return resolve(values, context, options);
  };
}
