import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import type { z } from '@/api/schema/zod';
import { mergeEdit } from '@/domain/mergeEdit';
import type { CallResult } from '@/store/callResult';
import { useSaveForm, type SaveFormOptions } from '@/ui/form/useSaveForm';

export interface SectionFormProps<Input extends FieldValues, Output extends FieldValues> {
  schema: z.ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  draft: string;
  label: string;
  /** Makes the section's own call; one at a time. */
  onSave: (values: Output) => Promise<ApiFailure | null>;
  /** Reads the section as it is now; needed where its call sends several fields. */
  readNewest?: () => Promise<CallResult<Input>>;
  children: ReactNode;
}

interface SectionFormOptions {
  section: RefObject<HTMLElement | null>;
  queued?: boolean;
  /** Shows what the server holds after a save, e.g. the ids of new items. */
  showsSaved?: boolean;
}

/**
 * The form of a section. While nothing is typed in it, it shows what was read since it was opened, perhaps changed in
 * another tab. Not while it has the focus, or the form of one of its items is open.
 */
export function useSectionForm<Input extends FieldValues, Output extends FieldValues>(
  props: SectionFormProps<Input, Output>,
  { section, queued = false, showsSaved = false }: SectionFormOptions,
) {
  const { schema, defaultValues, draft } = props;
  const saveForm = useSaveForm({ schema, defaultValues, save: saveWithNewest(props), draft, queued });
  const { state, resetUntouched } = saveForm;
  const latest = JSON.stringify(defaultValues);
  const shown = useRef(latest);
  useEffect(() => {
    // What its own save has changed is shown already, also where a server delivers less than was sent.
    if (state.status === 'saving' && !showsSaved) shown.current = latest;
    if (latest === shown.current) return;
    const { current } = section;
    if (current?.contains(document.activeElement) || current?.querySelector('form')) return;
    if (resetUntouched(JSON.parse(latest) as Input)) shown.current = latest;
  });
  return saveForm;
}

/**
 * Saves a section. Where its call sends more fields than were changed here, the others are sent as they were saved
 * elsewhere meanwhile; in a field that was changed on both sides, what was typed here counts.
 */
function saveWithNewest<Input extends FieldValues, Output extends FieldValues>({
  onSave,
  readNewest,
}: SectionFormProps<Input, Output>): SaveFormOptions<Input, Output>['save'] {
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
