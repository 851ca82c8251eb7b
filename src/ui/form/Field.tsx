import { OutlinedInput } from '@mui/material';
import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
} from 'react';
import { useFormContext } from 'react-hook-form';
import { CharacterCount } from './CharacterCount';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { useFieldId, useRegisterField, type FieldEntry } from './fieldRegistry';

export interface FieldProps extends Omit<FieldFrameProps, 'aside'> {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel' | 'url';
  /** Initial number of lines; the field grows with its text. */
  rows?: number;
  /** The text is one paragraph, however many lines it takes: Enter submits the form. */
  submitsOnEnter?: boolean;
  placeholder?: string;
  readOnly?: boolean;
  /** Recommended length in characters; outside it the counter turns amber, nothing is refused (D-18). */
  recommended?: { min: number; max: number };
  endAdornment?: ReactNode;
  /** Password managers leave it empty: it is neither a name to sign in with nor a code. */
  notForManagers?: boolean;
}

const ignoredByManagers = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true' } as const;

/** A placeholder has the contrast of other text. */
const readable = { '& input::placeholder': { color: 'text.secondary', opacity: 1 } } as const;

/** Uncontrolled: a keystroke renders at most its own counter. */
export function Field({
  type,
  autoComplete,
  inputMode,
  rows,
  submitsOnEnter = false,
  placeholder,
  readOnly,
  recommended,
  endAdornment,
  notForManagers = false,
  hidesHelp = true,
  size = rows === undefined && !recommended ? 'medium' : 'full',
  ...frame
}: FieldProps) {
  const { register } = useFormContext();
  const { ref, ...registered } = register(frame.name);
  return (
    <FieldFrame
      {...frame}
      hidesHelp={hidesHelp}
      size={size}
      aside={recommended ? <CharacterCount name={frame.name} {...recommended} /> : undefined}
    >
      {({ id, invalid, describedBy, lang }) => (
        <OutlinedInput
          {...registered}
          id={id}
          inputRef={ref}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          sx={placeholder ? readable : undefined}
          readOnly={readOnly}
          multiline={rows !== undefined}
          minRows={rows}
          onKeyDown={submitsOnEnter ? submitOnEnter : undefined}
          endAdornment={endAdornment}
          slotProps={{
            input: {
              'aria-invalid': invalid,
              'aria-describedby': describedBy,
              inputMode,
              lang: type || inputMode ? undefined : lang,
              ...(notForManagers ? ignoredByManagers : {}),
            },
          }}
        />
      )}
    </FieldFrame>
  );
}

function submitOnEnter(event: KeyboardEvent): void {
  const { target, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  target.form?.requestSubmit();
}

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

/** Registers a field of another step, not rendered now: its draft has a label, and its errors are named. */
export function OffscreenField({ name, ...entry }: Omit<FieldEntry, 'isOffscreen'> & { name: string }) {
  useRegisterField(name, { ...entry, isOffscreen: true });
  return null;
}
