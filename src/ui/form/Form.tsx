import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import type { PickUnsent } from '@/domain/pickUnsent';
import { BusyButton, type BusyButtonProps } from '@/ui/basics/BusyButton';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { DraftKeeper } from './DraftKeeper';
import { ErrorSummary } from './ErrorSummary';
import { FormContext, useFormContextValue } from './fieldRegistry';
import { prepareResolver } from './formResolver';
import { useSaveForm, type SaveFormOptions } from './useSaveForm';

export interface FormProps<Input extends FieldValues, Output extends FieldValues> extends Omit<
  SaveFormOptions<Input, Output>,
  'save' | 'queued'
> {
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<ApiFailure | null>;
  /** Called after a draft was restored; a wizard returns to the step where it was left. */
  onRestored?: (values: Input) => void;
  /** For forms that save in several requests: what remains of the draft after each of them. */
  pickUnsent?: PickUnsent;
  /** Text of a failure that is the form's own; the general text of its kind otherwise. */
  failureText?: (failure: ApiFailure) => string | undefined;
  /** Accessible name where no visible heading gives one. */
  label?: string;
  /** Before the ids of the fields, where several forms of a page have fields of the same name. */
  idPrefix?: string;
  children: ReactNode;
}

/** Validated on blur and on submit; errors are summed up and focused, typed text is kept (architecture, section 5). */
export function Form<Input extends FieldValues, Output extends FieldValues>(props: FormProps<Input, Output>) {
  const { onSubmit, onRestored, pickUnsent, failureText, label, idPrefix, ...others } = props;
  const { children, ...options } = others;
  const { form, save, state, failure, submitCount, registerForgetDraft } = useSaveForm({ ...options, save: onSubmit });
  const context = useFormContextValue(idPrefix);
  return (
    <FormContext value={context}>
      <FormProvider {...form}>
        <Stack
          component="form"
          noValidate
          aria-label={label}
          sx={{ gap: 2.5 }}
          onFocus={() => prepareResolver(options.schema)}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void save();
          }}
        >
          <ErrorSummary
            failure={failure}
            messages={state.status === 'failed' ? state.messages : []}
            submitCount={submitCount}
            ownText={failureText}
          />
          {options.draft ? (
            <DraftKeeper
              name={options.draft}
              registerForgetDraft={registerForgetDraft}
              onRestored={() => onRestored?.(form.getValues())}
              pickUnsent={pickUnsent}
            />
          ) : null}
          {children}
          <SlowSaving isRunning={state.status === 'saving'} />
        </Stack>
      </FormProvider>
    </FormContext>
  );
}

export function SubmitButton(props: Omit<BusyButtonProps, 'busy' | 'type'>) {
  const { isSubmitting } = useFormState();
  return <BusyButton variant="contained" {...props} type="submit" busy={isSubmitting} />;
}
