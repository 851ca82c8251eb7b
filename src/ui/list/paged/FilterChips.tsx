import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { touchHeight } from '@/ui/basics/hitArea';
import { useFormatLocale } from '@/ui/text/useLanguage';
import type { ListQuery } from './useListQuery';

interface FilterChipsProps<Value extends string> {
  label: string;
  query: Pick<ListQuery<unknown>, 'valueOf' | 'countOf' | 'onFilter'>;
  /** Name of the filter in the address. */
  filter: string;
  values: readonly Value[];
  /** '' shows all. */
  textOf: (value: Value | '') => string;
}

/** Counters that are filters (ux 2.2): one is always chosen. Each is disabled until its count is known. */
export function FilterChips<Value extends string>({ label, query, filter, values, textOf }: FilterChipsProps<Value>) {
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {['' as const, ...values].map((value) => {
        const isChosen = value === query.valueOf(filter);
        const count = query.countOf(filter, value);
        return (
          <Chip
            key={value}
            component="button"
            clickable
            disabled={count === null}
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'soft' : 'outlined'}
            label={`${textOf(value)} ${count === null ? '…' : number.format(count)}`}
            onClick={() => query.onFilter(filter, value)}
            sx={{
              minHeight: 40,
              ...touchHeight,
              // On a phone, four short chips fit into one line.
              px: isChosen ? { xs: 2, sm: 2.5 } : { xs: 0.5, sm: 1.5 },
              typography: 'body2',
              fontWeight: isChosen ? 600 : 400,
            }}
          />
        );
      })}
    </Stack>
  );
}
