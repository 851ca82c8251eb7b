import { createContext, startTransition, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

/** The current values of the editor's fields by name, saved or not. */
type FieldValues = Readonly<Record<string, unknown>>;

interface ValuesStore {
  read: () => FieldValues;
  write: (values: FieldValues) => void;
  /** What was typed no longer counts, since its form is gone. */
  forget: (names: readonly string[]) => void;
  subscribe: (onChange: () => void) => () => void;
}

function createValuesStore(): ValuesStore {
  let values: FieldValues = {};
  const listeners = new Set<() => void>();
  const change = (next: FieldValues) => {
    values = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => values,
    write: (changed) => change({ ...values, ...changed }),
    forget: (names) => change(Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Context = createContext<ValuesStore>(createValuesStore());

/**
 * Carries typed text from the sections to the live preview, past everything else: a keystroke renders its field and the
 * preview, not the editor (ux no. 4).
 */
export function PreviewValuesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createValuesStore);
  return <Context value={store}>{children}</Context>;
}

/** Passes the values of the surrounding form to the preview. */
export function PublishToPreview() {
  const { write, forget } = useContext(Context);
  const values = useWatch() as FieldValues;
  const names = useRef<readonly string[]>([]);
  useEffect(() => {
    names.current = Object.keys(values);
    write(values);
  }, [write, values]);
  useEffect(() => () => forget(names.current), [forget]);
  return null;
}

/** Returns a way to read the values without following them. */
export function useReadPreviewValues(): () => FieldValues {
  return useContext(Context).read;
}

/** Milliseconds without a key after which the preview shows what was typed: it costs the next key nothing. */
const pauseMs = 200;

/** The values as of the last pause in typing. */
export function usePreviewValues(): FieldValues {
  const { read, subscribe } = useContext(Context);
  const [values, setValues] = useState(read);
  useEffect(() => {
    const show = () => startTransition(() => setValues(read()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(show, pauseMs);
    });
    // Sections may have registered meanwhile.
    show();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [read, subscribe]);
  return values;
}
