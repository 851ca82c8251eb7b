import { createContext, use, useEffect } from 'react';

/** What the fields of a form are called, by the path of their value; filled in by the fields, read by the error summary. */
export const FieldLabels = createContext<Map<string, string> | null>(null);

/** Tells the surrounding form what a field is called. */
export function useFieldLabel(name: string, label: string): void {
  const labels = use(FieldLabels);
  useEffect(() => {
    labels?.set(name, label);
    return () => void labels?.delete(name);
  }, [labels, name, label]);
}
