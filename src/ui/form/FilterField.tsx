import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { comboboxInput, comboboxPopup } from './comboboxInput';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { listedHits } from './SearchField';
import { labelOf, type SelectOption } from './SelectField';

const filterOptions = createFilterOptions<SelectOption>({ limit: listedHits, stringify: ({ label }) => label });

/** A choice from a long list that is there already: a combobox that narrows it down. The form holds the option's value. */
export function FilterField({ options, help, ...frame }: FieldFrameProps & { options: readonly SelectOption[] }) {
  const { t } = useTranslation('editing');
  const { field } = useController({ name: frame.name });
  const count = t('search.choices', { count: options.length, shown: listedHits });
  return (
    <FieldFrame
      valueText={(value) => labelOf(options, value)}
      size="medium"
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
          slotProps={comboboxPopup(id, frame.label)}
          renderInput={(params) =>
            comboboxInput({ params, inputRef: field.ref, onBlur: field.onBlur, id, invalid, describedBy })
          }
        />
      )}
    </FieldFrame>
  );
}
