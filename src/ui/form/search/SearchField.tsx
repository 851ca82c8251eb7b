import { Autocomplete, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '@/api/schema/fields';
import type { Language } from '@/api/schema/languages';
import { comboboxInput, comboboxPopup, useComboboxTexts } from './comboboxInput';
import { FieldFrame, type FieldFrameProps } from '@/ui/form/FieldFrame';
import { useFailureText } from '@/ui/text/useFailureText';
import { useSearch, type SearchOption, type SearchRun, type SearchState } from '@/ui/form/useSearch';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

/** More hits than this are not listed; one more character is asked for (D-26). */
export const listedHits = 50;

export interface SearchFieldProps<O extends SearchOption> extends Omit<FieldFrameProps, 'aside' | 'help'> {
  /** Starts the search: `(text) => dispatch(searchOccupations({ query: { search: text, lang } }))`. */
  search: (text: string) => SearchRun<O>;
  /** The form holds a list of options instead of one option or null. */
  multiple?: boolean;
  /** Characters from which it is searched; 4 by default (PRO-03, PRO-06). */
  minLength?: number;
  help?: string;
  placeholder?: string;
  /** Text key. */
  failureText?: string;
  /** Language of the hits, where it is not that of the page. */
  optionsLang?: Language;
  /** The list can hold no more. */
  full?: boolean;
}

/** A combobox that searches. The form holds `O | null` or `O[]` with names, for a kept draft; it sends the ids. */
export function SearchField<O extends SearchOption>(props: SearchFieldProps<O>) {
  const { search, multiple = false, minLength = limits.searchLength, failureText, help, placeholder, ...rest } = props;
  const { optionsLang, full = false, size = multiple ? 'full' : 'medium', ...frame } = rest;
  const { t } = useTranslation('editing');
  const texts = useComboboxTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { field, value, text, result, retry, choose, type } = useSearchedValue(frame.name, search, multiple, minLength);
  const missing = Math.max(0, minLength - text.trim().length);
  return (
    <FieldFrame
      {...frame}
      isChoice
      size={size}
      help={
        <SearchHelp
          state={result}
          missing={text.trim() === '' ? 0 : missing}
          chosen={!multiple && value !== null}
          help={help}
          failureText={failureText}
          onRetry={() => {
            retry();
            setIsOpen(true);
          }}
        />
      }
    >
      {(elements) => (
        <Autocomplete<O, boolean>
          {...texts}
          id={elements.id}
          multiple={multiple}
          value={value}
          inputValue={text}
          options={result.hits.slice(0, listedHits)}
          open={isOpen && missing === 0 && result.status !== 'failed' && (multiple || value === null)}
          onOpen={() => setIsOpen(true)}
          onClose={() => setIsOpen(false)}
          onChange={(_, next) => choose(next)}
          onInputChange={(_, next, reason) => {
            if (reason === 'input') type(next);
            else if (reason === 'clear') choose(multiple ? [] : null);
          }}
          filterOptions={(options) => options}
          filterSelectedOptions={multiple}
          clearOnBlur={false}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, selected) => option.id === selected.id}
          loading={result.status === 'loading'}
          loadingText={t('search.loading')}
          forcePopupIcon={false}
          getOptionDisabled={() => full}
          slotProps={{ chip: { lang: optionsLang }, ...comboboxPopup(elements.id, frame.label, optionsLang) }}
          renderInput={(params) => comboboxInput(params, field, elements, { placeholder, lang: optionsLang })}
        />
      )}
    </FieldFrame>
  );
}

function useSearchedValue<O extends SearchOption>(
  name: string,
  search: (text: string) => SearchRun<O>,
  multiple: boolean,
  minLength: number,
) {
  const { field } = useController({ name });
  const { setFocus } = useFormContext();
  const value = field.value as O | O[] | null;
  const [typed, setTyped] = useState('');
  const { ask, clear, ...result } = useSearch(search, minLength);
  const choose = (next: O | O[] | null) => {
    field.onChange(next);
    clear();
    setTyped('');
  };
  const type = (next: string) => {
    setTyped(next);
    ask(next);
    if (!multiple && value) field.onChange(null);
  };
  // Keeps the text in step with the chosen option, also when a draft is restored.
  const text = multiple ? typed : ((value as O | null)?.name ?? typed);
  const retry = () => {
    ask(text);
    // The button is gone now; the hits open below the field.
    setFocus(name);
  };
  return { field, value, text, result, retry, choose, type };
}

interface SearchHelpProps<O> {
  state: SearchState<O>;
  /** Characters still to type; 0 where none are missing. */
  missing: number;
  chosen: boolean;
  help: string | undefined;
  failureText: string | undefined;
  onRetry: () => void;
}

function SearchHelp<O>({ state, missing, chosen, help, failureText, onRetry }: SearchHelpProps<O>) {
  const { t } = useTranslation(['editing', 'common']);
  const textOf = useFailureText();
  const { status, hits, failure } = state;
  const isMany = status === 'found' && hits.length > listedHits;
  return (
    <>
      {help}
      {help ? ' ' : null}
      <span role="status">
        {missing > 0 ? t('search.missing', { count: missing }) : null}
        {isMany ? t('search.many', { count: listedHits }) : null}
        {status === 'found' && !isMany && !chosen ? (
          <VisuallyHidden>{t('search.hits', { count: hits.length })}</VisuallyHidden>
        ) : null}
      </span>
      {failure ? (
        <Typography component="span" variant="caption" role="alert" sx={{ display: 'block', color: 'error.main' }}>
          {textOf(failure, failureText)}
          <Button size="small" onClick={onRetry} sx={{ ml: 1 }}>
            {t('common:action.retry')}
          </Button>
        </Typography>
      ) : null}
    </>
  );
}
