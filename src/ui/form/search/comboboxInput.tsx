import { type AutocompleteRenderInputParams, OutlinedInput } from '@mui/material';
import type { ControllerRenderProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { landmarkOf } from '@/ui/basics/focus';
import type { FrameElements } from '@/ui/form/FieldFrame';

/** Renders the input of a combobox, in its `renderInput`; the `FieldFrame` around it owns label and messages. */
export function comboboxInput(
  { slotProps: { input, htmlInput } }: AutocompleteRenderInputParams,
  { ref, onBlur }: Pick<ControllerRenderProps, 'ref' | 'onBlur'>,
  { id, invalid, describedBy }: FrameElements,
  { placeholder, lang }: { placeholder?: string | undefined; lang?: string | undefined } = {},
) {
  return (
    <OutlinedInput
      ref={input.ref}
      className={input.className}
      startAdornment={input.startAdornment}
      endAdornment={input.endAdornment}
      onMouseDown={input.onMouseDown}
      inputRef={ref}
      fullWidth
      placeholder={placeholder}
      onBlur={onBlur}
      slotProps={{ input: { ...htmlInput, id, lang, 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
      sx={{ '&.MuiAutocomplete-inputRoot': { py: 0.5 } }}
    />
  );
}

/** Opens in the landmark of the field. */
export function comboboxPopup(id: string, label: string, lang?: string) {
  return {
    listbox: { 'aria-label': label, 'aria-labelledby': undefined, lang },
    paper: { variant: 'outlined' as const },
    popper: { container: () => landmarkOf(document.getElementById(id)) },
  };
}

export function useComboboxTexts() {
  const { t } = useTranslation('editing');
  return {
    noOptionsText: t('search.none'),
    openText: t('search.open'),
    closeText: t('search.close'),
    clearText: t('search.clear'),
  };
}
