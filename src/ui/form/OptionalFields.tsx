import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { OffscreenField } from './Field';
import { useFieldId } from './fieldRegistry';

interface OptionalFieldsProps {
  label: string;
  fields: readonly { name: string; label: string }[];
  children: ReactNode;
}

/** Hidden until they are asked for, filled or refused. */
export function OptionalFields({ label, fields, children }: OptionalFieldsProps) {
  const names = fields.map(({ name }) => name);
  const values = useWatch({ name: names });
  const { errors } = useFormState({ name: names });
  const fieldId = useFieldId();
  const [isOpen, setOpen] = useState(false);
  const wasPressed = useRef(false);
  const isNeeded =
    values.some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value))) ||
    names.some((name) => errors[name] !== undefined);
  if (isNeeded && !isOpen) setOpen(true);
  const firstId = fieldId(names[0] ?? '');
  useEffect(() => {
    if (isOpen && wasPressed.current) document.getElementById(firstId)?.focus();
  }, [isOpen, firstId]);
  if (isOpen) return children;
  return (
    <>
      <Button
        color="secondary"
        startIcon={<AddIcon />}
        onClick={() => {
          wasPressed.current = true;
          setOpen(true);
        }}
        sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, alignSelf: 'flex-start' })}
      >
        {label}
      </Button>
      {fields.map((field) => (
        <OffscreenField key={field.name} {...field} />
      ))}
    </>
  );
}
