import { RadioField, type RadioFieldProps } from './RadioField';

interface ChoiceCardsProps extends Omit<RadioFieldProps, 'row' | 'sx' | 'optionSx'> {
  /** Room for single words alone, so that two stand side by side on a phone. */
  isShort?: boolean;
}

/** One of a few, each a card to press. */
export function ChoiceCards({ isShort = false, ...field }: ChoiceCardsProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${isShort ? 140 : 184}px), 1fr))`;
  return (
    <RadioField
      {...field}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: columns }}
      optionSx={(isChosen) => (isChosen ? chosen : card)}
    />
  );
}

const focusRing = { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } as const;

const card = {
  m: 0,
  paddingInlineEnd: 1.5,
  minHeight: 56,
  '& .MuiFormControlLabel-label': { py: 1 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:focus-visible)': focusRing,
  // Where a press shows the ring as well.
  '@supports not selector(:has(*))': { '&:focus-within': focusRing },
} as const;

const chosen = {
  ...card,
  '&, &:hover': { borderColor: 'primary.main', bgcolor: 'background.hero' },
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
} as const;
