import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import type { z } from '@/api/schema/zod';
import { mergeEdit } from '@/domain/mergeEdit';
import type { CallResult } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { useSaveForm } from '@/ui/form/useSaveForm';

export interface SectionFormProps<Input extends FieldValues, Output extends FieldValues> {
  schema: z.ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  draft: string;
  label: string;
  /** Makes the section's own call; one at a time. */
  onSave: (values: Output) => Promise<ApiFailure | null>;
  /** Reads what the section holds, and whether it is public, as they are now; missing where `onSave` does that. */
  readNewest?: () => Promise<CallResult<{ values: Input; isPublic: boolean }>>;
  children: ReactNode;
}

interface SectionFormOptions {
  section: RefObject<HTMLElement | null>;
  /** It is saved by "Update" alone, which says that it goes online. */
  isCollecting: boolean;
  /** Shows what the server holds after a save, e.g. the ids of new items. */
  showsSaved?: boolean;
  /** Shows newly read values even while it has the focus. */
  isFollowing?: boolean;
}

/** Said where a change was not sent by itself, because what it belongs to is public by then. */
export const publishedElsewhere = () => noticeAdded({ severity: 'info', textKey: 'editing:update.publishedElsewhere' });

/** Untouched, without focus and without an open item form, it shows what was read since, e.g. saved in another tab. */
export function useSectionForm<Input extends FieldValues, Output extends FieldValues>(
  { schema, defaultValues, draft, onSave, readNewest }: SectionFormProps<Input, Output>,
  { section, isCollecting, showsSaved = false, isFollowing = false }: SectionFormOptions,
) {
  const dispatch = useAppDispatch();
  /** The rest is sent as saved elsewhere; of a text changed on both sides, ours. Nothing is sent once it is public. */
  const save = async (values: Output, form: UseFormReturn<Input, unknown, Output>, sent: Input) => {
    const read = readNewest ? await readNewest() : null;
    if (!read) return onSave(values);
    if ('failure' in read) return read.failure;
    if (read.data.isPublic && !isCollecting) {
      dispatch(publishedElsewhere());
      return { kind: 'aborted' } as const;
    }
    const { merged } = mergeEdit(form.formState.defaultValues as Input, sent, read.data.values);
    const newest = { ...sent, ...merged };
    // Typed while it was read, it is the next change.
    const displayed = mergeEdit(sent, form.getValues(), newest).merged;
    for (const [name, value] of Object.entries(displayed)) {
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>);
    }
    Object.assign(sent, newest);
    const isRefused = !schema.safeParse(newest).success;
    return isRefused && !(await form.trigger()) ? ({ kind: 'validation' } as const) : onSave({ ...values, ...newest });
  };
  const saveForm = useSaveForm({ schema, defaultValues, save, draft, queued: true });
  const { state, resetUntouched } = saveForm;
  const latest = JSON.stringify(defaultValues);
  const applied = useRef(latest);
  useEffect(() => {
    // What its own save has changed is shown already, also where a server delivers less than was sent.
    if (state.status === 'saving' && !showsSaved) applied.current = latest;
    if (latest === applied.current) return;
    const { current } = section;
    const isBusy = current?.contains(document.activeElement) || current?.querySelector('form');
    if (isBusy && !isFollowing) return;
    if (resetUntouched(JSON.parse(latest) as Input)) applied.current = latest;
  });
  return saveForm;
}
