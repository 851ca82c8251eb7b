import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import { DraftKeeper } from './DraftKeeper';
import { FieldLabels } from './fieldLabels';
import { formResolver, prepareResolver, type SchemaSource } from './formResolver';
import { ErrorSummary } from './ErrorSummary';

const LeaveGuard = lazy(() => import('./LeaveGuard'));

export interface FormProps<Input extends FieldValues, Output extends FieldValues> {
  /** The endpoint's `body`, extended where the form has more; or how to load it once something is typed. */
  schema: SchemaSource<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** Makes the call; answers the failure to show, or null when it is done. */
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<ApiFailure | null>;
  /** Name under which typed text is kept until it is saved, unique per form and entity, e.g. `claim-7-shortAnswer`. */
  draft?: string;
  /** A submit saves nothing yet, it leads to the next step of a wizard: what was typed stays unsaved, and kept. */
  leadsOn?: boolean;
  /** Asks before leaving with unsaved text. */
  leaveWarning?: boolean;
  /** Text of a failure that is the form's own; the general text of its kind otherwise. */
  failureText?: (failure: ApiFailure) => string | undefined;
  /** Accessible name where no visible heading gives one. */
  label?: string;
  children: ReactNode;
}

/**
 * A form: validated on blur and on submit, errors summed up and focused, one request per intent, refused fields shown
 * where they are, typed text kept (architecture, section 5).
 */
export function Form<Input extends FieldValues, Output extends FieldValues>(props: FormProps<Input, Output>) {
  const { schema, defaultValues, onSubmit, draft, leadsOn = false, leaveWarning = false } = props;
  const { failureText, label, children } = props;
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: formResolver(schema),
  });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [round, setRound] = useState(0);
  const [saved, setSaved] = useState(0);
  // The visual state comes a render later; this lock holds from the first event until what came of it is on the screen: a
  // form that goes away with its success never opens it again (quality T29).
  const busy = useRef(false);
  const [labels] = useState(() => new Map<string, string>());
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    busy.current = false;
  }, [settled]);

  const submit = async (values: Output) => {
    setFailure(null);
    const sent = structuredClone(form.getValues());
    const { defaultValues: before } = form.formState;
    const result = await onSubmit(values, form);
    if (result && result.kind !== 'aborted') {
      setFailure(result);
      setRound((value) => value + 1);
      for (const [field, message] of Object.entries(result.fields ?? {})) {
        if (field in form.getValues()) form.setError(field as never, { type: 'server', message });
      }
    } else if (!result) {
      setRound(0);
      if (leadsOn) return;
      // What was sent is what later changes are measured against; what was typed meanwhile stays typed.
      // A handler that has emptied the form itself has said what it begins with.
      if (form.formState.defaultValues === before) form.reset(sent, { keepValues: true });
      setSaved((value) => value + 1);
    }
  };

  const handle = form.handleSubmit(submit, () => setRound((value) => value + 1));

  return (
    <FieldLabels value={labels}>
      <FormProvider {...form}>
        <Stack
          component="form"
          noValidate
          aria-label={label}
          sx={{ gap: 2.5 }}
          onFocus={() => prepareResolver(schema)}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (busy.current) return;
            busy.current = true;
            void handle().finally(() => setSettled((value) => value + 1));
          }}
        >
          <ErrorSummary failure={failure} round={round} ownText={failureText} />
          {draft ? <DraftKeeper name={draft} saved={saved} /> : null}
          {children}
          {leaveWarning ? (
            <Suspense fallback={null}>
              <LeaveGuard />
            </Suspense>
          ) : null}
        </Stack>
      </FormProvider>
    </FieldLabels>
  );
}
