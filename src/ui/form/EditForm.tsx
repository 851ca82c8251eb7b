import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import { matchesInput } from '@/domain/matchesInput';
import { mergeEdit } from '@/domain/mergeEdit';
import type { CallResult } from '@/store/callResult';
import { EditConflictAlert } from './EditConflictAlert';
import { Form, type FormProps } from './Form';

interface EditFormProps<Input extends FieldValues, Output extends FieldValues> extends FormProps<Input, Output> {
  /** Reads the newest version of the edited item, null where it is gone; missing for a new item. */
  readNewest?: (() => Promise<CallResult<Input | null>>) | undefined;
}

/** Its call sends all fields: changes made elsewhere are taken over; if both sides changed one, the user chooses. */
export function EditForm<Input extends FieldValues, Output extends FieldValues>(props: EditFormProps<Input, Output>) {
  const { readNewest, onSubmit, children, ...form } = props;
  const [choice, setChoice] = useState<{ names: readonly string[]; newest: Input } | null>(null);
  const opened = useRef<Input | null>(null);
  /** May have been saved although the response was lost. */
  const sent = useRef<Partial<Input>>({});

  /** Resolves to a failure if nothing may be sent yet, else to values to send besides the form's own. */
  const merge = async (
    { formState, getValues, setValue, trigger }: UseFormReturn<Input, unknown, Output>,
    read: () => Promise<CallResult<Input | null>>,
  ): Promise<CallResult<Partial<Input>>> => {
    const result = await read();
    if ('failure' in result) return result;
    const newest = result.data;
    if (newest === null) return { data: {} };
    const own = Object.entries<unknown>(sent.current).filter(([name, value]) =>
      matchesInput(newest, { [name]: value }),
    );
    const before = { ...(opened.current ?? (formState.defaultValues as Input)), ...Object.fromEntries(own) };
    const { merged, conflicts } = mergeEdit(before, getValues(), newest);
    for (const [name, value] of Object.entries(merged)) {
      setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
    // A user who has seen it and saves again overwrites it.
    opened.current = newest;
    setChoice(conflicts.length > 0 ? { names: conflicts, newest } : null);
    if (conflicts.length > 0) return { failure: { kind: 'aborted' } };
    return Object.keys(merged).length === 0 || (await trigger())
      ? { data: merged }
      : { failure: { kind: 'validation' } };
  };

  return (
    <Form
      {...form}
      onSubmit={async (valid, ownForm): Promise<ApiFailure | null> => {
        if (!readNewest) return onSubmit(valid, ownForm);
        const merged = await merge(ownForm, readNewest);
        if ('failure' in merged) return merged.failure;
        const values = ownForm.getValues();
        const failure = await onSubmit({ ...valid, ...merged.data }, ownForm);
        sent.current = failure ? values : {};
        if (!failure) opened.current = null;
        return failure;
      }}
    >
      {choice ? (
        <EditConflictAlert
          {...choice}
          onTake={(name) => {
            const names = choice.names.filter((item) => item !== name);
            setChoice(names.length > 0 ? { ...choice, names } : null);
          }}
        />
      ) : null}
      {children}
    </Form>
  );
}
