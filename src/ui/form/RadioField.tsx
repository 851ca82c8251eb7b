import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Controller } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { labelOf, type SelectOption } from './SelectField';

interface RadioFieldProps extends FieldFrameProps {
  options: readonly SelectOption[];
  row?: boolean;
  /** As segments side by side, which wrap where there is no room. */
  segmented?: boolean;
  /** Called with the chosen value, for fields that depend on it. */
  onChange?: (value: string) => void;
}

/** One of a few, all visible. */
export function RadioField({ options, row = false, segmented = false, onChange, ...frame }: RadioFieldProps) {
  return (
    <FieldFrame valueText={(value) => labelOf(options, value)} {...frame} group>
      {() => (
        <Controller
          name={frame.name}
          render={({ field: { ref, value, ...field } }) => (
            <RadioGroup
              {...field}
              value={(value as string | undefined) ?? ''}
              row={row || segmented}
              sx={segmented ? { gap: 1 } : undefined}
              onChange={(event, next) => {
                field.onChange(event);
                onChange?.(next);
              }}
            >
              {options.map((option, index) => (
                <FormControlLabel
                  key={option.value}
                  value={option.value}
                  label={option.label}
                  // Of two options with two lines each, the lines of one stay together.
                  sx={segmented ? segmentOf(option.value === value) : { '& .MuiFormControlLabel-label': { py: 0.75 } }}
                  control={<Radio slotProps={{ input: index === 0 ? { ref } : {} }} />}
                />
              ))}
            </RadioGroup>
          )}
        />
      )}
    </FieldFrame>
  );
}

/** The button covers its words, without a circle of its own. */
const segmentOf = (isChosen: boolean) =>
  ({
    position: 'relative',
    m: 0,
    px: 2,
    minHeight: 44,
    border: 1,
    borderRadius: 1,
    borderColor: isChosen ? 'primary.main' : 'divider',
    color: isChosen ? 'primary.main' : 'text.primary',
    '&:hover': { bgcolor: 'action.hover' },
    '& .MuiFormControlLabel-label': { fontWeight: isChosen ? 600 : undefined },
    '& .MuiRadio-root': { position: 'absolute', inset: 0, borderRadius: 'inherit', '& > span': { opacity: 0 } },
    '@media (forced-colors: active)': isChosen ? { borderColor: 'Highlight', borderWidth: 2 } : {},
  }) as const;
