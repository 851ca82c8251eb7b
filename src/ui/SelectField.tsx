import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldFrameProps {
  options: readonly SelectOption[];
  /** Text of the empty choice; without it there is none. */
  emptyLabel?: string;
  autoComplete?: string;
}

/** One of a short list; the browser's own control, which phones show in their own way. */
export function SelectField({ options, emptyLabel, autoComplete, ...frame }: SelectFieldProps) {
  const { register } = useFormContext();
  const { ref, ...registered } = register(frame.name);
  return (
    <FieldFrame {...frame}>
      {({ id, invalid, describedBy }) => (
        <NativeSelect
          {...registered}
          input={<OutlinedInput />}
          inputRef={ref}
          inputProps={{ id, 'aria-invalid': invalid, 'aria-describedby': describedBy, autoComplete }}
        >
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
