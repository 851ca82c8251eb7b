import { Stack } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '@/store/hooks';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { z } from '@/api/schema/zod';
import { DraftKeeper } from '@/ui/form/DraftKeeper';
import { FormContext, useFormContextValue } from '@/ui/form/fieldRegistry';
import { UnsavedChangesPrompt } from '@/ui/form/UnsavedChangesPrompt';
import type { SaveForm } from '@/ui/form/useSaveForm';
import { useHasStagedChanges, useRegisterSection } from './EditorSections';
import { SaveState } from './SaveState';
import { CollectedChanges, untouched } from './StagedForm';
import { useSectionForm, type SectionFormProps } from './useSectionForm';

const autosaveMs = 1500;

/**
 * Saves itself 1.5 s after the last key, or when it is left (ux no. 1); a failure keeps the text. Changes of something
 * public are collected; those that were collected before it was paused still go out with "Update".
 */
export function EditorSectionForm<Input extends FieldValues, Output extends FieldValues>({
  isPublic,
  ...props
}: SectionFormProps<Input, Output> & { isPublic: boolean }) {
  const { schema, draft, label, children } = props;
  const section = useRef<HTMLFormElement>(null);
  const hasStagedChanges = useHasStagedChanges(draft);
  const isCollecting = isPublic || hasStagedChanges;
  const saveForm = useSectionForm(props, { section, isCollecting });
  const { form, save, state, registerForgetDraft } = saveForm;
  const context = useFormContextValue();
  const { isDirty } = form.formState;
  const staged = isCollecting && isDirty ? { send: save, read: () => form.getValues() } : null;
  useRegisterSection(draft, isCollecting ? untouched : state, staged);
  // Leaving the section repeats a save that failed. While that repeat runs, the text still counts as unsaved.
  const [hasFailed, setHasFailed] = useState(false);
  if (state.status === 'failed' && !hasFailed) setHasFailed(true);
  if ((state.status === 'saved' || state.status === 'untouched') && hasFailed) setHasFailed(false);
  const { isInvalid, saveChanges } = useAutosave(saveForm, schema, isCollecting);
  return (
    <FormContext value={context}>
      <FormProvider {...form}>
        <Stack
          component="form"
          ref={section}
          noValidate
          aria-label={label}
          sx={{ gap: 2.5 }}
          onBlur={({ currentTarget, relatedTarget }) => {
            // From field to field the timer goes on; the section is left only with the focus elsewhere.
            if (!currentTarget.contains(relatedTarget)) saveChanges();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            saveChanges();
          }}
        >
          <DraftKeeper name={draft} registerForgetDraft={registerForgetDraft} />
          {children}
          {isCollecting ? (
            <CollectedChanges saveForm={saveForm} />
          ) : (
            <>
              <SaveState value={state} onRetry={() => void save()} />
              <UnsavedChangesPrompt unsaved={isInvalid || hasFailed} />
            </>
          )}
        </Stack>
      </FormProvider>
    </FormContext>
  );
}

/** Saves what has changed after a pause in typing, when told to, and when the form leaves the screen; not while it collects. */
function useAutosave<Input extends FieldValues, Output extends FieldValues>(
  { form, save, isChanged }: SaveForm<Input, Output>,
  schema: z.ZodMiniType<Output, Input>,
  isCollecting: boolean,
) {
  const [isInvalid, setInvalid] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestRef = useLatest({ schema, isCollecting });

  const saveChanges = useCallback(() => {
    clearTimeout(timer.current);
    if (!latestRef.current.isCollecting && isChanged()) void save();
  }, [isChanged, save, latestRef]);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        // Text that is refused is not saved by leaving either: the question must not wait for the field to be left.
        setInvalid(isChanged() && !latestRef.current.schema.safeParse(values).success);
        // Without a key: something else has changed the text, unless it was only saved.
        if (type === undefined && !isChanged()) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(saveChanges, autosaveMs);
      },
    });
    return () => {
      unsubscribe();
      saveChanges();
    };
  }, [form, isChanged, saveChanges, latestRef]);

  return { isInvalid, saveChanges };
}
