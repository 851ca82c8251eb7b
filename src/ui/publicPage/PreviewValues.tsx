import { createContext, startTransition, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { createExternalStore, emptyStore } from '@/ui/basics/createExternalStore';

/** Milliseconds without a key that count as a pause in typing. */
const typingPauseMs = 400;

/** By field name, saved or not. */
type FieldValues = Readonly<Record<string, unknown>>;

const noValues: FieldValues = {};
const Context = createContext(emptyStore(noValues));

/**
 * Passes typed text from the sections to the live preview without rendering the editor: a keystroke renders only its
 * field and the preview (ux no. 4).
 */
export function PreviewValuesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createExternalStore(noValues));
  return <Context value={store}>{children}</Context>;
}

export function PublishToPreview() {
  const { update } = useContext(Context);
  const values = useWatch() as FieldValues;
  const names = useRef<readonly string[]>([]);
  useEffect(() => {
    names.current = Object.keys(values);
    update((before) => ({ ...before, ...values }));
  }, [update, values]);
  useEffect(
    () => () =>
      update((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.current.includes(name)))),
    [update],
  );
  return null;
}

/** Returns a getter, which does not subscribe. */
export function useReadPreviewValues(): () => FieldValues {
  return useContext(Context).get;
}

/** The values as of the last pause in typing, so that typing stays fast. */
export function usePreviewValues(): FieldValues {
  const { get, subscribe } = useContext(Context);
  const [values, setValues] = useState(get);
  useEffect(() => {
    const show = () => startTransition(() => setValues(get()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(show, typingPauseMs);
    });
    // Sections may have registered meanwhile.
    show();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [get, subscribe]);
  return values;
}
