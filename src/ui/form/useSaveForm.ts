import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useLatest } from '@/store/hooks';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import type { ForgetDraft } from './DraftKeeper';
import { formResolver, type SchemaSource } from './formResolver';

export type SaveStateValue =
  | { status: 'untouched' }
  | { status: 'saving' }
  | { status: 'invalid' }
  | { status: 'saved'; at: number }
  /** `messages` are the server's words on fields that the form does not have; the others are shown at their fields. */
  | { status: 'failed'; failure: ApiFailure; messages: readonly string[] };

export interface SaveFormOptions<Input extends FieldValues, Output extends FieldValues> {
  /** The endpoint's `body`, extended where the form has more; or how to load it once something is typed. */
  schema: SchemaSource<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** Resolves to the failure, or null. `sent` count as saved then: a caller that sends others writes them into it. */
  save: (values: Output, form: UseFormReturn<Input, unknown, Output>, sent: Input) => Promise<ApiFailure | null>;
  /** Name under which typed text is kept until it is saved, unique per form and entity, e.g. `claim-7-shortAnswer`. */
  draft?: string | undefined;
  /** A save only leads to the next step of a wizard: what was typed stays unsaved, and its draft is kept. */
  isIntermediate?: boolean;
  /** A save that is asked for while one runs is made after it; otherwise it is the same one (quality T29). */
  queued?: boolean;
  /** Validates when a field is left; `submit` waits for the first attempt, e.g. in a form that adds to a list. */
  validateOn?: 'blur' | 'submit';
  /** Names under which the server refuses fields of this form, where they differ from the form's. */
  serverFields?: Readonly<Record<string, string>>;
  /** Why the initial values were refused when they were sent without this form, e.g. as one item of a list. */
  refused?: ApiFailure | undefined;
}

export interface SaveForm<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Validates and saves; one request at a time. Resolves to the failure, `validation` for refused values, or to null. */
  save: () => Promise<ApiFailure | null>;
  /** Whether the form holds something else than it began with or saved last, as of now and not of the last render. */
  isChanged: () => boolean;
  /** Starts over with what was read since, where nothing is typed; says whether it did. */
  resetUntouched: (values: Input) => boolean;
  state: SaveStateValue;
  /** Why the last save failed; null also where it was aborted. */
  failure: ApiFailure | null;
  /** Saves refused since the last one that succeeded, by the schema or by the server. */
  submitCount: number;
  /** Set by the `DraftKeeper` of the form. */
  registerForgetDraft: (forget: ForgetDraft) => void;
}

type SaveProgress = Pick<SaveForm<FieldValues, FieldValues>, 'state' | 'submitCount'>;

const refusedValues: ApiFailure = { kind: 'validation' };

/** The engine of every form: validation, one request per intent, field errors, unsaved text. Forms say when. */
export function useSaveForm<Input extends FieldValues, Output extends FieldValues>(
  options: SaveFormOptions<Input, Output>,
): SaveForm<Input, Output> {
  const { schema, defaultValues, queued = false, validateOn = 'blur', refused } = options;
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    mode: validateOn === 'blur' ? 'onTouched' : 'onSubmit',
    shouldFocusError: false,
    resolver: formResolver(schema),
  });
  const [{ state, submitCount }, setState] = useReducer(withSubmitCount, {
    state: { status: 'untouched' },
    submitCount: 0,
  });
  const forgetDraft = useRef<ForgetDraft>(() => undefined);
  const registerForgetDraft = useCallback((forget: ForgetDraft) => {
    forgetDraft.current = forget;
  }, []);
  const latestOptionsRef = useLatest(options);
  useRevalidation(form);

  const showFailure = useCallback(
    (failure: ApiFailure) => {
      const messages = placeFieldErrors(form, failure, latestOptionsRef.current.serverFields);
      setState({ status: 'failed', failure, messages });
    },
    [form, latestOptionsRef],
  );
  useEffect(() => {
    if (refused) showFailure(refused);
  }, [refused, showFailure]);

  const { isChanged, resetUntouched, markSaved } = useSavedValues(form);

  const saveOnce = useCallback(async (): Promise<ApiFailure | null> => {
    const { save, isIntermediate = false } = latestOptionsRef.current;
    let outcome: ApiFailure | null = refusedValues;
    await form.handleSubmit(
      async (values) => {
        // What was typed may have been taken back while it was validated.
        if (queued && !isChanged()) {
          outcome = null;
          setState({ status: 'untouched' });
          return;
        }
        setState({ status: 'saving' });
        const sent = structuredClone(form.getValues());
        const { defaultValues: before } = form.formState;
        const failure = await save(values, form, sent);
        outcome = failure;
        if (failure) {
          showFailure(failure);
          return;
        }
        setState({ status: 'saved', at: Date.now() });
        if (isIntermediate) return;
        markSaved(sent);
        // What was typed meanwhile stays. A handler that has reset the form itself has set the new default values.
        if (form.formState.defaultValues === before) form.reset(sent, { keepValues: true });
        // What was saved may have got its id, and the draft with it another name.
        const { draft } = latestOptionsRef.current;
        if (draft) forgetDraft.current(draft);
      },
      () => setState({ status: 'invalid' }),
    )();
    return outcome;
  }, [form, isChanged, markSaved, queued, showFailure, latestOptionsRef]);

  const save = useOneSaveAtATime(saveOnce, queued, isChanged);
  const failure = state.status === 'failed' && state.failure.kind !== 'aborted' ? state.failure : null;
  return { form, save, isChanged, resetUntouched, state, failure, submitCount, registerForgetDraft };
}

function withSubmitCount({ submitCount }: SaveProgress, state: SaveStateValue): SaveProgress {
  const isRefused = state.status === 'invalid' || (state.status === 'failed' && state.failure.kind !== 'aborted');
  return { state, submitCount: state.status === 'saved' ? 0 : submitCount + (isRefused ? 1 : 0) };
}

/** The initial values count as saved, until a save has sent others. */
function useSavedValues<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) {
  const savedRef = useRef<string | null>(null);
  const isChanged = useCallback(() => {
    // `formState` is as old as the last render.
    const saved = savedRef.current ?? JSON.stringify(form.formState.defaultValues);
    return JSON.stringify(form.getValues()) !== saved;
  }, [form]);
  const resetUntouched = useCallback(
    (values: Input) => {
      if (isChanged()) return false;
      savedRef.current = null;
      form.reset(values);
      return true;
    },
    [form, isChanged],
  );
  const markSaved = useCallback((sent: Input) => {
    savedRef.current = JSON.stringify(sent);
  }, []);
  return { isChanged, resetUntouched, markSaved };
}

type Save = () => Promise<ApiFailure | null>;

function useOneSaveAtATime(saveOnce: Save, queued: boolean, isChanged: () => boolean): Save {
  const runningRef = useRef<Promise<ApiFailure | null> | null>(null);
  const isRequestedRef = useRef(false);
  const [settledCount, setSettledCount] = useState(0);
  useEffect(() => {
    // Saving is possible again once the outcome is on the screen: a form that goes away with its success never saves twice.
    runningRef.current = null;
  }, [settledCount]);

  return useCallback(() => {
    if (runningRef.current) {
      isRequestedRef.current = true;
      return runningRef.current;
    }
    const run = async () => {
      for (;;) {
        isRequestedRef.current = false;
        const outcome = await saveOnce();
        if (!queued || !isRequestedRef.current || !isChanged()) return outcome;
      }
    };
    const running = run().finally(() => {
      if (queued) runningRef.current = null;
      else setSettledCount((count) => count + 1);
    });
    runningRef.current = running;
    return running;
  }, [isChanged, queued, saveOnce]);
}

/** Puts the server's words at their fields; returns those on fields that the form does not have. */
function placeFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { fields = {} }: ApiFailure,
  serverFields: Readonly<Record<string, string>> = {},
): string[] {
  const values = form.getValues();
  return Object.entries(fields).flatMap(([serverName, message]) => {
    // An item of a list is refused as `competences.0`.
    const [root = serverName] = serverName.split('.');
    const name = Object.hasOwn(serverFields, root) ? (serverFields[root] ?? root) : root;
    if (!Object.hasOwn(values, name)) return [message];
    form.setError(name as Path<Input>, { type: 'server', message });
    return [];
  });
}

/** A rule may compare two fields: each change checks marked fields again, but not the server's words on others. */
function useRevalidation<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === undefined) return;
          // Before the first submit of its form, nothing else checks a changed field.
          const changed = name as Path<Input> | undefined;
          if (changed && form.getFieldState(changed).error?.type === 'server') form.clearErrors(changed);
          const marked = Object.keys(form.getValues()).filter((field) => {
            const { error } = form.getFieldState(field as Path<Input>);
            return field !== name && error !== undefined && error.type !== 'server';
          });
          if (marked.length > 0) void form.trigger(marked as Path<Input>[]);
        },
      }),
    [form],
  );
}
