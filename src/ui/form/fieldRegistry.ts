import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { createExternalStore, emptyStore, useStoreValue, type Store } from '@/ui/basics/createExternalStore';

/** The registration of a field in its form. */
export interface FieldEntry {
  label: string;
  /** Writes a value of the field as a person would read it; undefined where the value speaks for itself. */
  valueText?: ((value: unknown) => string | undefined) | undefined;
  /** One of several is chosen: what is missing is said in other words. */
  isChoice?: boolean | undefined;
  /** It is not on the screen now: nothing can lead to it. */
  isOffscreen?: boolean;
}

type Entries = ReadonlyMap<string, FieldEntry>;

const noEntries: Entries = new Map();

interface FormContextValue {
  /** The fields by the path of their value: registered by the fields, read by the error summary and the draft. */
  registry: Store<Entries>;
  /** Before the ids of the fields, where several forms of a page have fields of the same name. */
  idPrefix: string;
}

export const FormContext = createContext<FormContextValue>({ registry: emptyStore(noEntries), idPrefix: '' });

/** The context of one form. */
export function useFormContextValue(idPrefix = ''): FormContextValue {
  const [registry] = useState(() => createExternalStore(noEntries));
  return useMemo(() => ({ registry, idPrefix }), [registry, idPrefix]);
}

/** Registers a field with the surrounding form. */
export function useRegisterField(name: string, { label, valueText, isChoice, isOffscreen = false }: FieldEntry): void {
  const { registry } = use(FormContext);
  const latestValueText = useRef(valueText);
  useEffect(() => {
    latestValueText.current = valueText;
  });
  useEffect(() => {
    const entry = { label, valueText: (value: unknown) => latestValueText.current?.(value), isChoice, isOffscreen };
    registry.update((entries) => new Map(entries).set(name, entry));
  }, [registry, name, label, isChoice, isOffscreen]);
  useEffect(
    () => () => registry.update((entries) => new Map([...entries].filter(([other]) => other !== name))),
    [registry, name],
  );
}

/** The fields of the surrounding form in the current language. */
export function useFieldEntries(): Entries {
  const { registry } = use(FormContext);
  return useStoreValue(registry, (entries) => entries);
}

/** Returns the id of a field's control, which the links of the error summary lead to. */
export function useFieldId(): (name: string) => string {
  const { idPrefix } = use(FormContext);
  return (name) => `field-${`${idPrefix}${idPrefix && '-'}${name}`.replace(/[^A-Za-z0-9]+/g, '-')}`;
}
