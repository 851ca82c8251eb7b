import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useFormatLocale } from '@/ui/text/useLanguage';

interface FilterChipsProps<Value extends string> {
  /** Name of the group. */
  label: string;
  /** A filter waits for its count, which is null while the list is loading. */
  options: readonly { value: Value; label: string; count: number | null }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The counters of a list, which are its filters (ux 2.2): one is always chosen. */
export function FilterChips<Value extends string>({ label, options, value, onChange }: FilterChipsProps<Value>) {
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <Chip
            key={option.value}
            component="button"
            clickable
            disabled={option.count === null}
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'soft' : 'outlined'}
            label={`${option.label} ${option.count === null ? '…' : number.format(option.count)}`}
            onClick={() => onChange(option.value)}
            sx={{
              minHeight: 40,
              '@media (pointer: coarse)': { minHeight: 44 },
              px: isChosen ? 2.5 : 1.5,
              typography: 'body2',
              fontWeight: isChosen ? 600 : 400,
            }}
          />
        );
      })}
    </Stack>
  );
}
