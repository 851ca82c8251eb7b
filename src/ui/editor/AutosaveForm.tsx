import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import type { z } from '@/api/schema/zod';
import { DraftKeeper } from '@/ui/form/DraftKeeper';
import { formResolver } from '@/ui/form/formResolver';
import { useRegisterSection } from './EditorSections';
import { SaveState, type SaveStateValue } from './SaveState';

const pause = 1500;

export interface AutosaveFormProps<Input extends FieldValues, Output extends FieldValues> {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Makes the section's own call; one at a time. */
  onSave: (values: Output) => Promise<ApiFailure | null>;
  draft: string;
  label: string;
  children: ReactNode;
}

/**
 * A section that saves itself 1.5 s after the last key or when it is left, one request at a time, and says so (ux no. 1).
 * What was typed while a request ran is saved by the next one; a failure keeps the text and offers to try again.
 */
export function AutosaveForm<Input extends FieldValues, Output extends FieldValues>(
  props: AutosaveFormProps<Input, Output>,
) {
  const { schema, defaultValues, onSave, draft, label, children } = props;
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    mode: 'onTouched',
    // What saves itself must not take the focus from where someone writes by now.
    shouldFocusError: false,
    resolver: formResolver(schema),
  });
  const [state, setState] = useState<SaveStateValue>({ status: 'untouched' });
  useRegisterSection(draft, state);
  const [saved, setSaved] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);
  const waiting = useRef(false);
  const latestSave = useRef(onSave);
  useEffect(() => {
    latestSave.current = onSave;
  });

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    waiting.current = true;
    if (running.current) return;
    running.current = true;
    while (waiting.current) {
      waiting.current = false;
      const before = JSON.stringify(form.getValues());
      if (before === JSON.stringify(form.formState.defaultValues)) break;
      let outcome: SaveStateValue = { status: 'invalid' };
      await form.handleSubmit(async (values) => {
        setState({ status: 'saving' });
        const failure = await latestSave.current(values);
        if (failure) {
          outcome = { status: 'failed', failure };
          return;
        }
        // What was typed meanwhile stays typed, and is the next thing to save.
        form.reset(JSON.parse(before) as Input, { keepValues: true });
        setSaved((value) => value + 1);
        outcome = { status: 'saved', at: Date.now() };
      })();
      setState(outcome);
    }
    running.current = false;
  }, [form]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        if (type === undefined) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void save(), pause);
      },
    });
    return () => {
      stop();
      clearTimeout(timer.current);
      // Leaving the screen is leaving the field.
      if (form.formState.isDirty) void save();
    };
  }, [form, save]);

  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        aria-label={label}
        sx={{ gap: 2.5 }}
        onBlur={() => {
          if (form.formState.isDirty) void save();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DraftKeeper name={draft} saved={saved} />
        {children}
        <SaveState value={state} onRetry={() => void save()} />
      </Stack>
    </FormProvider>
  );
}
