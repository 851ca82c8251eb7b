import { Chip, type ChipProps } from '@mui/material';

export type StatusColor = NonNullable<ChipProps['color']>;

/** The word carries the meaning; the colour only supports it. */
export function StatusChip({ color, label }: { color: StatusColor; label: string }) {
  return <Chip size="small" variant="soft" color={color} label={label} sx={{ flexShrink: 0 }} />;
}
