import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Controller } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { labelOf, type SelectOption } from './SelectField';

interface ChoiceCardsProps extends FieldFrameProps {
  options: readonly SelectOption[];
  /** Room for single words alone, so that two stand side by side on a phone. */
  isShort?: boolean;
}

/** One of a few, each a card to press. */
export function ChoiceCards({ options, isShort = false, ...frame }: ChoiceCardsProps) {
  return (
    <FieldFrame valueText={(value) => labelOf(options, value)} {...frame} group>
      {() => (
        <Controller
          name={frame.name}
          render={({ field: { ref, value, ...field } }) => (
            <RadioGroup
              {...field}
              value={(value as string | undefined) ?? ''}
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${isShort ? 140 : 184}px), 1fr))`,
              }}
            >
              {options.map((option, index) => (
                <FormControlLabel
                  key={option.value}
                  value={option.value}
                  label={option.label}
                  sx={card}
                  control={<Radio slotProps={{ input: index === 0 ? { ref } : {} }} />}
                />
              ))}
            </RadioGroup>
          )}
        />
      )}
    </FieldFrame>
  );
}

const card = {
  m: 0,
  paddingInlineEnd: 1.5,
  minHeight: 56,
  '& .MuiFormControlLabel-label': { py: 1 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'background.hero' },
  '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 } },
} as const;
