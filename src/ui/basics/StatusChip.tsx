import Chip from '@mui/material/Chip';

export type StatusTone = 'good' | 'attention' | 'bad' | 'quiet';

const colors = { good: 'success', attention: 'warning', bad: 'error', quiet: 'default' } as const;

/** A state in one word; the word carries the meaning, the colour only supports it. */
export function StatusChip({ tone, label }: { tone: StatusTone; label: string }) {
  return <Chip size="small" variant="outlined" color={colors[tone]} label={label} sx={{ flexShrink: 0 }} />;
}
