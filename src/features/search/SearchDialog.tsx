import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import {
  Box,
  Button,
  Dialog,
  Divider,
  IconButton,
  InputBase,
  Stack,
  type Theme,
  Typography,
  useAutocomplete,
  useMediaQuery,
} from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearch, suggested, withRecent } from '@/domain/searchRanking';
import { readStored, writeStored } from '@/platform/clientStorage';
import { useNavigate } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useFocusOnMount } from '@/ui/basics/focus';
import { visuallyHidden } from '@/ui/basics/VisuallyHidden';
import { ResultList } from './ResultList';
import { Kbd } from './SearchButton';
import { SearchStatus } from './SearchStatus';
import type { Entry } from './useOwnEntries';
import { useSearchEntries } from './useSearchEntries';
import { closeSearch, openShortcuts } from './useShortcuts';

export function SearchDialog({ open, onLogout }: { open: boolean; onLogout: () => void }) {
  const { t } = useTranslation('search');
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={closeSearch}
      aria-labelledby={id}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      // Its upper edge stays where it is, however much is found.
      sx={{
        '& .MuiDialog-container': { alignItems: 'flex-start' },
        '& .MuiDialog-paperFullScreen': { borderRadius: 0 },
      }}
    >
      <Box component="h2" id={id} sx={visuallyHidden}>
        {t('open')}
      </Box>
      <LoadedSearch onLogout={onLogout} />
    </Dialog>
  );
}

/** Apart from the field, so that the entries are not built again with every typed character. */
function LoadedSearch({ onLogout }: { onLogout: () => void }) {
  return <Search {...useSearchEntries(onLogout)} />;
}

/** A combobox whose list is always open: Enter opens the highlighted result, the arrows move the highlight. */
function Search({ entries, reads }: ReturnType<typeof useSearchEntries>) {
  const { t } = useTranslation(['search', 'common']);
  const [text, setText] = useState('');
  const { recent, choose } = useChoice();
  const isTyped = text.trim() !== '';
  const search = useMemo(() => (isTyped ? createSearch(entries) : null), [entries, isTyped]);
  const groups = search ? search(text, recent) : suggested(entries, recent);
  const combobox = useAutocomplete<Entry>({
    options: groups.flatMap(({ results }) => results),
    // Keys are unique, names are not.
    getOptionLabel: ({ key }) => key,
    filterOptions: (options) => options,
    open: true,
    value: null,
    inputValue: text,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') setText(value);
    },
    onChange: (_event, entry) => {
      if (entry) choose(entry);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') closeSearch();
    },
    autoHighlight: true,
    disableCloseOnSelect: true,
    handleHomeEndKeys: false,
  });
  const { ref, ...input } = combobox.getInputProps();
  const field = useFocusOnMount<HTMLInputElement>();
  const inputRef = useForkRef(ref, field);
  // For when the pressed button disappears.
  const focusField = () => field.current?.focus();
  const clear = () => {
    setText('');
    focusField();
  };
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 1 }}>
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <Box {...combobox.getRootProps()} sx={{ flex: 1 }}>
          <InputBase
            fullWidth
            inputRef={inputRef}
            placeholder={t('placeholder')}
            slotProps={{ input: { ...input, 'aria-label': t('field'), enterKeyHint: 'go' } }}
          />
        </Box>
        <IconButton aria-label={t('common:action.close')} onClick={closeSearch}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Divider />
      <ResultList groups={groups} combobox={combobox} />
      <SearchStatus text={text.trim()} groups={groups} reads={reads} onClear={clear} onRetry={focusField} />
      <Foot hasResults={groups.length > 0} />
    </>
  );
}

/** Keys of the entries chosen last, stored on this device, and what choosing one does. */
function useChoice() {
  const navigate = useNavigate();
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [recent] = useState(() => {
    const stored = readStored('recentHits', userId);
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  });
  const choose = ({ key, group, to, handover, run }: Entry) => {
    if (group !== 'action') writeStored('recentHits', withRecent(recent, key), userId);
    // First, so that the focus is back where it was before the next page takes it.
    closeSearch();
    run?.();
    if (to !== undefined) void navigate(to, { state: handover });
  };
  return { recent, choose };
}

/** Hidden on a phone, which has no keys. */
function Foot({ hasResults }: { hasResults: boolean }) {
  const { t } = useTranslation('search');
  const names = hasResults ? (['open', 'choose', 'close'] as const) : (['close'] as const);
  return (
    <Stack
      direction="row"
      sx={{
        display: { xs: 'none', sm: 'flex' },
        alignItems: 'center',
        gap: 2,
        px: 2,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      {names.map((name) => (
        <Typography key={name} variant="caption" aria-hidden sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <Kbd>{t(`foot.${name}.key`)}</Kbd>
          {t(`foot.${name}.does`)}
        </Typography>
      ))}
      <Button size="small" onClick={openShortcuts} sx={{ marginInlineStart: 'auto' }}>
        {t('keys.title')}
      </Button>
    </Stack>
  );
}
