import DoneIcon from '@mui/icons-material/CheckOutlined';
import { Chip, Stack } from '@mui/material';
import type { Ref } from 'react';

interface ToggleChipsProps {
  items: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  onBlur?: () => void;
  /** As many as are allowed are chosen: one more is refused, which the list says in words. */
  isFull?: boolean;
  /** Accessible name, where the chips are a group of their own and not a field. */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

export function ToggleChips({ items, chosen, onToggle, onBlur, isFull = false, label, ref }: ToggleChipsProps) {
  return (
    <Stack
      direction="row"
      ref={ref}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {items.map(({ id, name }) => {
        const isChosen = chosen.includes(id);
        return (
          <Chip
            key={id}
            component="button"
            type="button"
            clickable
            aria-pressed={isChosen}
            aria-disabled={isFull && !isChosen ? true : undefined}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            {...(isChosen ? { icon: <DoneIcon /> } : {})}
            label={name}
            onClick={() => onToggle(id)}
            onBlur={onBlur}
            sx={{ minHeight: 44, px: 1, typography: 'body2', opacity: isFull && !isChosen ? 0.7 : undefined }}
          />
        );
      })}
    </Stack>
  );
}
