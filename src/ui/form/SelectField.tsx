import { NativeSelect, OutlinedInput } from '@mui/material';
import { useController } from 'react-hook-form';
import type { Language } from '@/api/schema/languages';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { optionGroups, labelOf, type SelectOption } from './options';

export interface SelectFieldProps extends FieldFrameProps {
  options: readonly SelectOption[];
  /** Text of the empty choice; without it there is none. */
  emptyLabel?: string;
  autoComplete?: string;
  /** Language of the options, where it is not that of the page. */
  optionsLang?: Language;
  onChange?: (value: string) => void;
}

/** For a short list; a native select, which phones show in their own way. */
export function SelectField({
  options,
  emptyLabel,
  autoComplete,
  optionsLang,
  onChange,
  size = 'medium',
  ...frame
}: SelectFieldProps) {
  // Controlled, since a value may be set before its option is there: the element itself would drop it.
  const { field } = useController<Record<string, string | undefined>>({ name: frame.name });
  const { ref, value: chosen = '', ...controls } = field;
  return (
    <FieldFrame valueText={(value) => labelOf(options, value)} size={size} {...frame} isChoice>
      {({ id, invalid, describedBy }) => (
        <NativeSelect
          {...controls}
          value={chosen}
          input={<OutlinedInput />}
          inputRef={ref}
          inputProps={{ id, 'aria-invalid': invalid, 'aria-describedby': describedBy, autoComplete }}
          onChange={(event) => {
            field.onChange(event);
            onChange?.(event.target.value);
          }}
        >
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {optionGroups(options).map(({ group, members }) => {
            const items = members.map(({ value, label }) => (
              <option key={value} value={value} lang={optionsLang}>
                {label}
              </option>
            ));
            return group === undefined ? (
              items
            ) : (
              <optgroup key={group} label={group} lang={optionsLang}>
                {items}
              </optgroup>
            );
          })}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
