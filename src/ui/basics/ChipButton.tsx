import DoneIcon from '@mui/icons-material/CheckOutlined';
import { Chip, type ChipProps, Stack } from '@mui/material';
import type { Ref } from 'react';
import { touchHeight } from './hitArea';

/** The look of what is chosen: chips, cards and segments. */
export const chosenLook = {
  color: 'soft.primary.text',
  bgcolor: 'soft.primary.ground',
  borderColor: 'primary.main',
} as const;

interface ChipButtonProps extends Pick<ChipProps, 'icon' | 'label' | 'aria-label'> {
  /** Undefined where nothing is chosen by it. */
  isChosen?: boolean;
  isCheckbox?: boolean;
  /** Another one may not be chosen, which is said beside it. */
  isRefused?: boolean;
  isDashed?: boolean;
  onClick: () => void;
  onBlur?: (() => void) | undefined;
}

export function ChipButton(props: ChipButtonProps) {
  const { isChosen, isCheckbox = false, isRefused = false, isDashed = false, ...chip } = props;
  return (
    <Chip
      component="button"
      type="button"
      clickable
      variant="outlined"
      {...(isCheckbox ? { role: 'checkbox', 'aria-checked': isChosen } : { 'aria-pressed': isChosen })}
      aria-disabled={isRefused ? true : undefined}
      sx={{
        minHeight: 40,
        ...touchHeight,
        maxWidth: '100%',
        // On a phone, four short chips fit into one line.
        px: { xs: 0.5, sm: 1 },
        typography: 'body2',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        borderStyle: isDashed ? 'dashed' : undefined,
        opacity: isRefused ? 0.7 : undefined,
        '& .MuiChip-icon': { color: 'inherit' },
        ...(isChosen ? { '&, &.MuiChip-clickable:hover': chosenLook, fontWeight: 600 } : {}),
      }}
      {...chip}
    />
  );
}

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
          <ChipButton
            key={id}
            isChosen={isChosen}
            isRefused={isFull && !isChosen}
            {...(isChosen ? { icon: <DoneIcon /> } : {})}
            label={name}
            onClick={() => onToggle(id)}
            onBlur={onBlur}
          />
        );
      })}
    </Stack>
  );
}
