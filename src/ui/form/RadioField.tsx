import { FormControlLabel, Radio, RadioGroup, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { labelOf, type SelectOption } from './options';

interface RadioOption extends SelectOption {
  /** Replaces the label where there is more to show than its text. */
  content?: ReactNode;
}

export interface RadioFieldProps extends FieldFrameProps {
  options: readonly RadioOption[];
  row?: boolean;
  /** Layout of the options, where it is neither a row nor a column. */
  sx?: SxProps<Theme>;
  optionSx?: ((isChosen: boolean) => SxProps<Theme>) | undefined;
  onChange?: (value: string) => void;
}

export function RadioField({ options, row = false, sx = null, optionSx, onChange, ...frame }: RadioFieldProps) {
  return (
    <FieldFrame valueText={(value) => labelOf(options, value)} {...frame} isChoice group>
      {() => (
        <Controller
          name={frame.name}
          render={({ field: { ref, value, ...field } }) => {
            // Set here: Chromium loses the one tab stop where nothing is chosen and React writes the names again.
            const stop = Math.max(
              0,
              options.findIndex((option) => option.value === value),
            );
            return (
              <RadioGroup
                {...field}
                value={(value as string | undefined) ?? ''}
                row={row}
                sx={sx}
                // A word longer than the line must not widen the page.
                style={{ overflowWrap: 'anywhere' }}
                onChange={(event, next) => {
                  field.onChange(event);
                  onChange?.(next);
                }}
              >
                {options.map((option, index) => (
                  <FormControlLabel
                    key={option.value}
                    value={option.value}
                    label={option.content ?? option.label}
                    // Of two options with two lines each, the lines of one stay together.
                    sx={optionSx?.(option.value === value) ?? { '& .MuiFormControlLabel-label': { py: 0.75 } }}
                    control={
                      <Radio
                        slotProps={{ input: { tabIndex: index === stop ? 0 : -1, ...(index === 0 ? { ref } : {}) } }}
                      />
                    }
                  />
                ))}
              </RadioGroup>
            );
          }}
        />
      )}
    </FieldFrame>
  );
}
