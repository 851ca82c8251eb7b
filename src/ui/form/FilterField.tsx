import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { listedHits } from './SearchField';
import { labelOf, type SelectOption } from './SelectField';
import { landmarkOf } from '@/ui/basics/overlays';

const filterOptions = createFilterOptions<SelectOption>({ limit: listedHits, stringify: ({ label }) => label });

/** A choice from a long list that is there already: a combobox that narrows it down. The form holds the option's value. */
export function FilterField({ options, help, ...frame }: FieldFrameProps & { options: readonly SelectOption[] }) {
  const { t } = useTranslation('editing');
  const { field } = useController({ name: frame.name });
  const count = t('search.choices', { count: options.length, shown: listedHits });
  return (
    <FieldFrame
      valueText={(value) => labelOf(options, value)}
      {...frame}
      help={
        <>
          {help} {count}
        </>
      }
    >
      {({ id, invalid, describedBy }) => (
        <Autocomplete
          id={id}
          options={options}
          value={options.find(({ value }) => value === field.value) ?? null}
          onChange={(_, option) => field.onChange(option?.value ?? '')}
          filterOptions={filterOptions}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ value }) => value}
          noOptionsText={t('search.none')}
          openText={t('search.open')}
          closeText={t('search.close')}
          clearText={t('search.clear')}
          slotProps={{
            listbox: { 'aria-label': frame.label, 'aria-labelledby': undefined },
            paper: { variant: 'outlined' },
            popper: { container: () => landmarkOf(document.getElementById(id)) },
          }}
          renderInput={({ slotProps: { input, htmlInput } }) => (
            <OutlinedInput
              ref={input.ref}
              className={input.className}
              endAdornment={input.endAdornment}
              onMouseDown={input.onMouseDown}
              inputRef={field.ref}
              fullWidth
              onBlur={field.onBlur}
              slotProps={{
                input: { ...htmlInput, id, 'aria-invalid': invalid, 'aria-describedby': describedBy },
              }}
              sx={{ '&.MuiAutocomplete-inputRoot': { py: 0.5 } }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
