import {
  Autocomplete,
  autocompleteClasses,
  type AutocompleteRenderGroupParams,
  Box,
  createFilterOptions,
  ListSubheader,
} from '@mui/material';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { comboboxInput, comboboxPopup, useComboboxTexts } from './comboboxInput';
import { FieldFrame, type FieldFrameProps } from '@/ui/form/FieldFrame';
import { labelOf, type SelectOption } from '@/ui/form/options';

/** Only so many of a longer list are shown; typing narrows it down. */
const maxListed = 200;
const filterOptions = createFilterOptions<SelectOption>({
  limit: maxListed,
  // The name of a group finds all of its options.
  stringify: ({ label, group = '' }) => `${label} ${group}`,
});

interface FilterFieldProps extends FieldFrameProps {
  /** Options of one group follow each other. */
  options: readonly SelectOption[];
  /** Language of the options, where it is not that of the page. */
  optionsLang?: Language;
}

/** A combobox that filters a long list of known options. The form holds the option's value. */
export function FilterField({ options, optionsLang, help, ...frame }: FilterFieldProps) {
  const { t } = useTranslation('editing');
  const texts = useComboboxTexts();
  const { field } = useController({ name: frame.name });
  const narrowing =
    options.length > maxListed
      ? t('search.manyChoices', { count: options.length, shown: maxListed })
      : t('search.narrow');
  return (
    <FieldFrame
      valueText={(value) => labelOf(options, value)}
      size="medium"
      {...frame}
      isChoice
      help={
        <>
          {help} {narrowing}
        </>
      }
    >
      {(elements) => (
        <Autocomplete
          {...texts}
          id={elements.id}
          options={options}
          value={options.find(({ value }) => value === field.value) ?? null}
          onChange={(_, option) => field.onChange(option?.value ?? '')}
          filterOptions={filterOptions}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ value }) => value}
          slotProps={comboboxPopup(elements.id, frame.label, optionsLang)}
          groupBy={({ group = '' }) => group}
          renderGroup={renderGroup}
          renderInput={(params) => comboboxInput(params, field, elements, { lang: optionsLang })}
        />
      )}
    </FieldFrame>
  );
}

/** A group that screen readers know as one, with its heading; MUI's own is a plain list item. */
function renderGroup({ key, group, children }: AutocompleteRenderGroupParams) {
  if (group === '') return children;
  return (
    <li key={key} role="group" aria-label={group}>
      <ListSubheader component="div" aria-hidden sx={{ top: -8, bgcolor: 'background.paper', lineHeight: 2.5 }}>
        {group}
      </ListSubheader>
      <Box component="ul" role="presentation" sx={{ p: 0, [`& .${autocompleteClasses.option}`]: { pl: 3 } }}>
        {children}
      </Box>
    </li>
  );
}
