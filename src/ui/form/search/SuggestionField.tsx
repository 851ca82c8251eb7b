import { Autocomplete } from '@mui/material';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { comboboxInput, comboboxPopup, useComboboxTexts } from './comboboxInput';
import { Field, type FieldProps } from '@/ui/form/Field';
import { FieldFrame } from '@/ui/form/FieldFrame';

interface SuggestionFieldProps extends Pick<FieldProps, 'name' | 'label' | 'help' | 'optional' | 'autoComplete'> {
  /** Written before, e.g. in other entries of the user; anything else can be written too. */
  suggestions: readonly string[];
}

/** A text field that completes what the user has written before; a plain one where there is nothing to complete. */
export function SuggestionField({ suggestions, autoComplete, ...frame }: SuggestionFieldProps) {
  // Suggestions that arrive later must not change the field while someone types.
  const [options] = useState(() => [...new Set(suggestions.map((text) => text.trim()).filter(Boolean))]);
  return options.length === 0 ? (
    <Field {...frame} autoComplete={autoComplete} />
  ) : (
    <Completed {...frame} options={options} />
  );
}

function Completed({ options, ...frame }: Omit<SuggestionFieldProps, 'suggestions'> & { options: readonly string[] }) {
  const texts = useComboboxTexts();
  const { field } = useController({ name: frame.name });
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame size="medium" {...frame}>
      {(elements) => (
        <Autocomplete
          {...texts}
          id={elements.id}
          freeSolo
          // The text is the value: as a chosen option of its own, every character would match the whole list.
          value={null}
          inputValue={text}
          options={options}
          onInputChange={(_, next, reason) => {
            if (reason !== 'reset') field.onChange(next);
          }}
          forcePopupIcon={false}
          slotProps={comboboxPopup(elements.id, frame.label)}
          renderInput={(params) => comboboxInput(params, field, elements, elements)}
        />
      )}
    </FieldFrame>
  );
}
