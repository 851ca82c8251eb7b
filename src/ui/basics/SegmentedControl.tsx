import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { chosenLook } from './ChipButton';

interface SegmentedControlProps<T extends string> {
  label: string;
  isLabelHidden?: boolean;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function SegmentedControl<T extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: SegmentedControlProps<T>) {
  const id = useId();
  return (
    <div>
      {isLabelHidden ? null : (
        <Typography id={id} component="div" sx={{ fontWeight: 600, lineHeight: 1.4375, mb: 0.5 }}>
          {label}
        </Typography>
      )}
      <ToggleButtonGroup
        exclusive
        fullWidth
        sx={{ flexWrap: 'wrap' }}
        value={value}
        {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
        onChange={(_, next: T | null) => {
          // A press on the chosen one takes nothing back.
          if (next !== null) onChange(next);
        }}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} sx={segment}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

const segment = {
  minHeight: 44,
  // One below the other where a line has no room for their words.
  flex: '1 1 0',
  minWidth: 'min-content',
  px: 1,
  textTransform: 'none',
  '&&.Mui-selected, &&.Mui-selected:hover': chosenLook,
} as const;
