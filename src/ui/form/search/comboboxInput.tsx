import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { RefCallBack } from 'react-hook-form';
import { landmarkOf } from '@/ui/basics/overlays';

interface ComboboxInputProps {
  /** Argument of the Autocomplete's `renderInput`. */
  params: AutocompleteRenderInputParams;
  inputRef: RefCallBack;
  onBlur: () => void;
  id: string;
  invalid: boolean;
  describedBy: string | undefined;
  placeholder?: string | undefined;
  lang?: string | undefined;
}

/** Renders the input of a combobox inside a `FieldFrame`, which owns its label and its messages. */
export function comboboxInput({
  params,
  inputRef,
  onBlur,
  id,
  invalid,
  describedBy,
  placeholder,
  lang,
}: ComboboxInputProps) {
  const { input, htmlInput } = params.slotProps;
  return (
    <OutlinedInput
      ref={input.ref}
      className={input.className}
      startAdornment={input.startAdornment}
      endAdornment={input.endAdornment}
      onMouseDown={input.onMouseDown}
      inputRef={inputRef}
      fullWidth
      placeholder={placeholder}
      onBlur={onBlur}
      slotProps={{ input: { ...htmlInput, id, lang, 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
      sx={{ '&.MuiAutocomplete-inputRoot': { py: 0.5 } }}
    />
  );
}

/** The popup of a combobox, which opens in the landmark of its field. */
export function comboboxPopup(id: string, label: string, lang?: string) {
  return {
    listbox: { 'aria-label': label, 'aria-labelledby': undefined, lang },
    paper: { variant: 'outlined' as const },
    popper: { container: () => landmarkOf(document.getElementById(id)) },
  };
}
