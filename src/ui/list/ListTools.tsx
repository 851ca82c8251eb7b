import ClearIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, IconButton, NativeSelect, OutlinedInput, Stack } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipButton } from '@/ui/basics/ChipButton';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useIsSearched, type ListQuery } from './useListQuery';

interface Option {
  value: string;
  label: string;
}

interface ListToolsProps<Value extends string> {
  query: ListQuery<unknown>;
  /** Items of the list, whatever is filtered; a single one needs no search and no order. */
  count: number;
  chips: FilterChips<Value>;
  /** Filters with more values than chips have room for; the first option has the value '' and shows all. */
  filters?: readonly { name: string; label: string; options: readonly Option[] }[];
  searchLabel?: string;
  sorts?: readonly Option[];
  /** Beside the chips. */
  action?: ReactNode;
}

/** Above a list: its counters as filters, then search, further filters and order. */
export function ListTools<Value extends string>(props: ListToolsProps<Value>) {
  const { query, count, chips, filters = [], searchLabel = '', sorts = [], action } = props;
  const { t } = useTranslation('lists');
  const isSearched = useIsSearched(query, searchLabel ? count : 0);
  const width = (isSearched ? 248 : 0) + 208 * (filters.length + 1);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
      <FilterChips query={query} {...chips} action={action} />
      {count > 1 && (isSearched || sorts.length > 0) ? (
        <Stack
          direction="row"
          role="search"
          aria-label={t('tools.label')}
          sx={{
            flex: `1 1 ${width}px`,
            // On a phone the search has a line of its own.
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            minWidth: 0,
            gap: 1,
            mb: 2,
            alignItems: 'center',
            justifyContent: { md: 'flex-end' },
          }}
        >
          {isSearched ? <ListSearch query={query} label={searchLabel} /> : null}
          {filters.map(({ name, label, options }) => (
            <ListSelect
              key={name}
              label={label}
              options={options}
              value={query.valueOf(name)}
              onChange={(value) => query.onFilter(name, value)}
            />
          ))}
          {sorts.length > 0 ? (
            <ListSelect label={t('tools.sort')} options={sorts} value={query.sort} onChange={query.onSort} />
          ) : null}
          <VisuallyHidden role="status">
            {query.isNarrowed ? t('tools.found', { count: query.visible.length }) : null}
          </VisuallyHidden>
        </Stack>
      ) : null}
    </Box>
  );
}

interface FilterChips<Value extends string> {
  label: string;
  /** Name of the filter in the address. */
  filter: string;
  values: readonly Value[];
  /** '' shows all. */
  textOf: (value: Value | '') => string;
}

/** Counters that are filters (ux 2.2): one is always chosen. */
function FilterChips<Value extends string>(
  props: FilterChips<Value> & Pick<ListToolsProps<Value>, 'query' | 'action'>,
) {
  const { label, query, filter, values, textOf, action } = props;
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {['' as const, ...values].map((value) => (
        <ChipButton
          key={value}
          isChosen={value === query.valueOf(filter)}
          label={`${textOf(value)} ${number.format(query.countOf(filter, value))}`}
          onClick={() => query.onFilter(filter, value)}
        />
      ))}
      {action}
    </Stack>
  );
}

interface ListSearchProps {
  query: Pick<ListQuery<unknown>, 'search' | 'onSearch'>;
  label: string;
}

export function ListSearch({ query: { search, onSearch }, label }: ListSearchProps) {
  const { t } = useTranslation('lists');
  const input = useRef<HTMLInputElement>(null);
  return (
    <OutlinedInput
      type="search"
      inputRef={input}
      value={search}
      placeholder={label}
      onChange={({ target }) => onSearch(target.value)}
      startAdornment={<SearchIcon aria-hidden fontSize="small" sx={{ marginInlineEnd: 1, color: 'text.secondary' }} />}
      endAdornment={
        search === '' ? null : (
          <IconButton
            edge="end"
            aria-label={t('tools.clear')}
            onClick={() => {
              onSearch('');
              input.current?.focus();
            }}
          >
            <ClearIcon fontSize="small" />
          </IconButton>
        )
      }
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ flex: '1 1 240px', '& ::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}

interface ListSelectProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
}

function ListSelect({ label, options, value, onChange }: ListSelectProps) {
  return (
    <NativeSelect
      value={value}
      onChange={({ target }) => onChange(target.value)}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': label }}
      sx={{ typography: 'body2', flex: { xs: '1 1 136px', sm: '0 1 auto' }, minWidth: 0, maxWidth: { sm: 280 } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
