import ClearIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import type { ListQuery } from './useListQuery';

interface ListToolsProps {
  query: ListQuery<unknown>;
  /** Without it, there is no search field. */
  searchLabel?: string | undefined;
  /** Filters with more values than chips have room for; the first option has the value '' and shows all. */
  filters?: readonly { name: string; label: string; options: readonly Option[] }[];
  sorts: readonly Option[];
}

interface Option {
  value: string;
  label: string;
}

export function ListTools({ query, searchLabel, filters = [], sorts }: ListToolsProps) {
  const { t } = useTranslation('lists');
  return (
    <Stack
      direction="row"
      role="search"
      aria-label={t('tools.label')}
      sx={{
        flex: '1 1 auto',
        // One line, so that `ClaimTools` can reserve its height.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        minWidth: 0,
        gap: 1,
        alignItems: 'center',
        justifyContent: { md: 'flex-end' },
      }}
    >
      {searchLabel === undefined ? null : <ListSearch query={query} label={searchLabel} />}
      {filters.map(({ name, label, options }) => (
        <ListSelect
          key={name}
          label={label}
          options={options}
          value={query.valueOf(name)}
          disabled={query.isPartial}
          onChange={(value) => query.onFilter(name, value)}
        />
      ))}
      <ListSelect
        label={t('tools.sort')}
        options={sorts}
        value={query.sort}
        disabled={query.isPartial}
        onChange={query.onSort}
      />
      <VisuallyHidden role="status">
        {query.isNarrowed ? t('tools.found', { count: query.shown.length }) : null}
      </VisuallyHidden>
    </Stack>
  );
}

interface ListSearchProps {
  query: Pick<ListQuery<unknown>, 'search' | 'onSearch' | 'isPartial'>;
  label: string;
}

function ListSearch({ query: { search, onSearch, isPartial }, label }: ListSearchProps) {
  const { t } = useTranslation('lists');
  const input = useRef<HTMLInputElement>(null);
  return (
    <OutlinedInput
      type="search"
      inputRef={input}
      value={search}
      disabled={isPartial}
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
  disabled: boolean;
  onChange: (value: string) => void;
}

function ListSelect({ label, options, value, disabled, onChange }: ListSelectProps) {
  return (
    <NativeSelect
      value={value}
      disabled={disabled}
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
