import { FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';

interface ChoiceGroupProps<V extends string> {
  label: string;
  value: V;
  options: readonly (readonly [V, string])[];
  onChange: (value: V) => void;
}

export function ChoiceGroup<V extends string>({ label, value, options, onChange }: ChoiceGroupProps<V>) {
  const id = useId();
  return (
    <div>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(event) => onChange(event.target.value as V)}>
        {options.map(([option, text]) => (
          <FormControlLabel key={option} value={option} label={text} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    </div>
  );
}
