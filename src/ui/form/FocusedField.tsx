import { useEffect } from 'react';
import { useFieldId } from './fieldRegistry';

/** Brings the focus to one field of the surrounding form when the form appears. */
export function FocusedField({ name }: { name: string | undefined }) {
  const fieldId = useFieldId();
  const id = name === undefined ? null : fieldId(name);
  useEffect(() => {
    if (id === null) return;
    const field = document.getElementById(id);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [id]);
  return null;
}
