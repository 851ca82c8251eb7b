import { useEffect } from 'react';
import { fieldId } from './FieldFrame';

/** Brings the focus to one field of the surrounding form when the form appears. */
export function FocusedField({ name }: { name: string | undefined }) {
  useEffect(() => {
    if (name === undefined) return;
    const field = document.getElementById(fieldId(name));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [name]);
  return null;
}
