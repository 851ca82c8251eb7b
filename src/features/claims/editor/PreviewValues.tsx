import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

/** What stands in the editor's fields right now, by field name; it may not have been saved yet. */
type Typed = Readonly<Record<string, unknown>>;

interface Copy {
  read: () => Typed;
  write: (values: Typed) => void;
  subscribe: (onChange: () => void) => () => void;
}

function createCopy(): Copy {
  let typed: Typed = {};
  const listeners = new Set<() => void>();
  return {
    read: () => typed,
    write: (values) => {
      typed = { ...typed, ...values };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Context = createContext<Copy>(createCopy());

/**
 * Carries typed text from the sections to the live preview, past everything else: a keystroke renders its field and the
 * preview, not the editor (ux no. 4).
 */
export function PreviewValuesProvider({ children }: { children: ReactNode }) {
  const [copy] = useState(createCopy);
  return <Context value={copy}>{children}</Context>;
}

/** Stands inside a section's form and passes its values on. */
export function PublishToPreview() {
  const { write } = useContext(Context);
  const values = useWatch() as Typed;
  useEffect(() => write(values), [write, values]);
  return null;
}

export function usePreviewValues(): Typed {
  const { read, subscribe } = useContext(Context);
  return useSyncExternalStore(subscribe, read);
}
