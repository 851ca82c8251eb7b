import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { chosenLook } from '@/ui/basics/ChipButton';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { labelOf, type SelectOption } from './options';

interface RadioOption extends SelectOption {
  /** Replaces the label where there is more to show than its text. */
  content?: ReactNode;
}

interface RadioFieldProps extends FieldFrameProps {
  options: readonly RadioOption[];
  row?: boolean;
  /** `short` for labels of single words: five in a row, three on a phone; the last row fills the width. */
  cards?: 'wide' | 'short';
  onChange?: (value: string) => void;
}

export function RadioField({ options, row = false, cards, onChange, ...frame }: RadioFieldProps) {
  return (
    <FieldFrame valueText={(value) => labelOf(options, value)} {...frame} isChoice group>
      {() => (
        <Controller
          name={frame.name}
          render={({ field: { ref, value, ...field } }) => {
            // Set here: Chromium loses the one tab stop where nothing is chosen and React writes the names again.
            const stop = Math.max(
              0,
              options.findIndex((option) => option.value === value),
            );
            return (
              <RadioGroup
                {...field}
                value={(value as string | undefined) ?? ''}
                row={row}
                sx={cards ? layouts[cards] : null}
                // A word longer than the line must not widen the page.
                style={{ overflowWrap: 'anywhere' }}
                onChange={(event, next) => {
                  field.onChange(event);
                  onChange?.(next);
                }}
              >
                {options.map((option, index) => (
                  <FormControlLabel
                    key={option.value}
                    value={option.value}
                    label={option.content ?? option.label}
                    sx={
                      cards
                        ? [card, cards === 'short' && shortCard, option.value === value && chosenCard]
                        : // Of two options with two lines each, the lines of one stay together.
                          { '& .MuiFormControlLabel-label': { py: 0.75 } }
                    }
                    control={
                      <Radio
                        slotProps={{ input: { tabIndex: index === stop ? 0 : -1, ...(index === 0 ? { ref } : {}) } }}
                      />
                    }
                  />
                ))}
              </RadioGroup>
            );
          }}
        />
      )}
    </FieldFrame>
  );
}

const layouts = {
  wide: { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))' },
  short: { flexDirection: 'row', gap: 1 },
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

const chosenCard = {
  '&, &:hover': chosenLook,
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
} as const;
