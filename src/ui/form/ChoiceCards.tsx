import { RadioField, type RadioFieldProps } from './RadioField';

interface ChoiceCardsProps extends Omit<RadioFieldProps, 'row' | 'sx' | 'optionSx'> {
  /** Labels of single words: five in a row, three on a phone; the last row fills the width. */
  isShort?: boolean;
}

export function ChoiceCards({ isShort = false, ...field }: ChoiceCardsProps) {
  return (
    <RadioField
      {...field}
      sx={isShort ? shortCards : cards}
      optionSx={(isChosen) => ({ ...(isChosen ? chosen : card), ...(isShort ? shortCard : {}) })}
    />
  );
}

const cards = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 184px), 1fr))',
} as const;

const shortCards = { flexDirection: 'row', gap: 1 } as const;

/** The label is below its radio button: beside it there is no room for three in a row on a phone. */
const shortCard = {
  flex: { xs: '1 1 30%', sm: '1 1 15%' },
  flexDirection: 'column',
  justifyContent: 'center',
  paddingInlineEnd: 0,
  pb: 1,
  textAlign: 'center',
  '& .MuiFormControlLabel-label': { px: 0.5, overflowWrap: 'normal' },
} as const;

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
  // There, a press shows the ring as well.
  '@supports not selector(:has(*))': { '&:focus-within': focusRing },
} as const;

const chosen = {
  ...card,
  '&, &:hover': { borderColor: 'primary.main', bgcolor: 'background.hero' },
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
} as const;
