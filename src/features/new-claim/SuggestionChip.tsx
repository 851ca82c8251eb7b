import { Chip, type ChipProps } from '@mui/material';
import { touchHeight } from '@/ui/basics/hitArea';

interface SuggestionChipProps extends Pick<ChipProps, 'icon' | 'aria-label'> {
  label: string;
  onClick: () => void;
  isDashed?: boolean;
}

export function SuggestionChip({ label, isDashed = false, ...button }: SuggestionChipProps) {
  return (
    <Chip
      component="button"
      type="button"
      clickable
      variant="outlined"
      label={label}
      sx={{
        minHeight: 40,
        ...touchHeight,
        px: 1,
        typography: 'body2',
        borderStyle: isDashed ? 'dashed' : undefined,
      }}
      {...button}
    />
  );
}
