import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { mergeEdit } from '@/domain/mergeEdit';
import type { SaveFormOptions } from '@/ui/form/useSaveForm';
import type { ApiFailure } from '@/api/client/failure';
import type { CallResult } from '@/store/callResult';

export interface SectionCalls<Input extends FieldValues, Output extends FieldValues> {
  /** Makes the section's own call; one at a time. */
  onSave: (values: Output) => Promise<ApiFailure | null>;
  /** Reads the section as it is now; needed where its call sends several fields. */
  readNewest?: () => Promise<CallResult<Input>>;
}

/**
 * Saves a section. Where its call sends more fields than were changed here, what was saved elsewhere in the others is taken
 * over first; in a field that was changed on both sides, what is typed last counts.
 */
export function saveWithNewest<Input extends FieldValues, Output extends FieldValues>({
  onSave,
  readNewest,
}: SectionCalls<Input, Output>): SaveFormOptions<Input, Output>['save'] {
  return async (values, form, sent) => {
    const read = readNewest ? await readNewest() : null;
    if (read && 'failure' in read) return read.failure;
    if (!read) return onSave(values);
    const { taken } = mergeEdit(form.formState.defaultValues as Input, sent, read.data);
    for (const [name, value] of Object.entries(taken)) {
      const path = name as Path<Input>;
      // Typed while it was read, it is the next change.
      if (form.getValues(path) === sent[name]) form.setValue(path, value as PathValue<Input, Path<Input>>);
    }
    Object.assign(sent, taken);
    return onSave({ ...values, ...taken });
  };
}
