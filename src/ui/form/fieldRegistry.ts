import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useLatest } from '@/store/hooks';
import { createExternalStore, emptyStore, useStoreValue, type Store } from '@/ui/basics/createExternalStore';

export interface FieldEntry {
  label: string;
  /** Text of a value; undefined where the value is plain text. */
  valueText?: ((value: unknown) => string | undefined) | undefined;
  /** The user chooses one of several: a missing value is reported in other words. */
  isChoice?: boolean | undefined;
  /** Not rendered now, so that no link can lead to it. */
  isOffscreen?: boolean;
}

type Entries = ReadonlyMap<string, FieldEntry>;

const noEntries: Entries = new Map();

interface FormContextValue {
  /** By the path of their value: registered by the fields, read by the error summary and the draft. */
  registry: Store<Entries>;
  idPrefix: string;
}

export const FormContext = createContext<FormContextValue>({ registry: emptyStore(noEntries), idPrefix: '' });

export function useFormContextValue(idPrefix = ''): FormContextValue {
  const [registry] = useState(() => createExternalStore(noEntries));
  return useMemo(() => ({ registry, idPrefix }), [registry, idPrefix]);
}

export function useRegisterField(name: string, { label, valueText, isChoice, isOffscreen = false }: FieldEntry): void {
  const { registry } = use(FormContext);
  const latestValueTextRef = useLatest(valueText);
  useEffect(() => {
    const entry = { label, valueText: (value: unknown) => latestValueTextRef.current?.(value), isChoice, isOffscreen };
    registry.update((entries) => new Map(entries).set(name, entry));
  }, [registry, name, label, isChoice, isOffscreen, latestValueTextRef]);
  useEffect(
    () => () => registry.update((entries) => new Map([...entries].filter(([key]) => key !== name))),
    [registry, name],
  );
}

export function useFieldEntries(): Entries {
  const { registry } = use(FormContext);
  return useStoreValue(registry, (entries) => entries);
}

/** Returns the id of a field's control, which the links of the error summary lead to. */
export function useFieldId(): (name: string) => string {
  const { idPrefix } = use(FormContext);
  return (name) => `field-${`${idPrefix}${idPrefix && '-'}${name}`.replace(/[^A-Za-z0-9]+/g, '-')}`;
}
