import { createContext, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

/** The registration of a field in its form. */
export interface FieldEntry {
  label: string;
  /** Writes a value of the field as a person would read it; undefined where the value speaks for itself. */
  valueText?: ((value: unknown) => string | undefined) | undefined;
}

type Entries = ReadonlyMap<string, FieldEntry>;

/** The fields of a form by the path of their value: registered by the fields, read by the error summary and the draft. */
export interface FieldRegistry {
  set: (name: string, entry: FieldEntry) => void;
  remove: (name: string) => void;
  read: () => Entries;
  subscribe: (onChange: () => void) => () => void;
}

function createFieldRegistry(): FieldRegistry {
  let entries: Entries = new Map();
  const listeners = new Set<() => void>();
  const change = (next: Entries) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    set: (name, entry) => change(new Map(entries).set(name, entry)),
    remove: (name) => change(new Map([...entries].filter(([known]) => known !== name))),
    read: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface FormContextValue {
  registry: FieldRegistry;
  /** Before the ids of the fields, where several forms of a page have fields of the same name. */
  idPrefix: string;
}

export const FormContext = createContext<FormContextValue>({ registry: createFieldRegistry(), idPrefix: '' });

/** The context of one form. */
export function useFormContextValue(idPrefix = ''): FormContextValue {
  const [registry] = useState(createFieldRegistry);
  return useMemo(() => ({ registry, idPrefix }), [registry, idPrefix]);
}

/** Registers a field with the surrounding form. */
export function useRegisterField(name: string, { label, valueText }: FieldEntry): void {
  const { registry } = use(FormContext);
  const latestValueText = useRef(valueText);
  useEffect(() => {
    latestValueText.current = valueText;
  });
  useEffect(() => {
    registry.set(name, { label, valueText: (value) => latestValueText.current?.(value) });
  }, [registry, name, label]);
  useEffect(() => () => registry.remove(name), [registry, name]);
}

/** The fields of the surrounding form in the current language. */
export function useFieldEntries(): Entries {
  const { registry } = use(FormContext);
  return useSyncExternalStore(registry.subscribe, registry.read);
}

/** Returns the id of a field's control, which the links of the error summary lead to. */
export function useFieldId(): (name: string) => string {
  const { idPrefix } = use(FormContext);
  return (name) => `field-${`${idPrefix}${idPrefix && '-'}${name}`.replace(/[^A-Za-z0-9]+/g, '-')}`;
}
