import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { indexEntries, search, suggested } from '@/domain/searchRanking';
import { useNavigate } from '@/routes/navigation';
import { useFocusOnMount } from '@/ui/basics/focus';
import { FoundText } from './FoundText';
import { GroupStates } from './GroupStates';
import { HitList, type GroupedEntry } from './HitList';
import { KeyCap } from './KeyCap';
import { NoHits } from './NoHits';
import { useRecentHits } from './useRecentHits';
import type { Entry } from './entry';
import type { GroupRead } from './useSearchReads';

interface SearchProps {
  entries: readonly Entry[];
  reads: readonly GroupRead[];
  onKeys: () => void;
  onClose: () => void;
}

/** A combobox that is always open: Enter opens the highlighted hit, the arrows move the highlight. */
export function Search({ entries, reads, onKeys, onClose }: SearchProps) {
  const { t } = useTranslation(['search', 'common']);
  const [text, setText] = useState('');
  const { recent, choose } = useChoice(onClose);
  const isTyped = text.trim() !== '';
  const index = useMemo(() => (isTyped ? indexEntries(entries) : null), [entries, isTyped]);
  const found = index ? search(index, text, recent) : suggested(entries, recent);
  const combobox = useAutocomplete<GroupedEntry>({
    options: found.flatMap(({ group, hits }) => hits.map((entry) => ({ ...entry, shownIn: group }))),
    groupBy: ({ shownIn }) => shownIn,
    // Keys are unique, names are not.
    getOptionLabel: ({ key }) => key,
    filterOptions: (options) => options,
    open: true,
    value: null,
    inputValue: text,
    onInputChange: (_event, next, reason) => {
      if (reason === 'input') setText(next);
    },
    onChange: (_event, entry) => {
      if (entry) choose(entry);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    autoHighlight: true,
    disableCloseOnSelect: true,
    handleHomeEndKeys: false,
  });
  const isWaiting = reads.some(({ request }) => request.status === 'loading');
  const isPartial = reads.some(({ request }) => request.status === 'failed');
  const hasNone = isTyped && found.length === 0 && !isWaiting;
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
        <IconButton aria-label={t('common:action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Divider />
      <HitList found={found} combobox={combobox} />
      {hasNone ? <NoHits text={text.trim()} isPartial={isPartial} onClear={clear} onLeave={onClose} /> : null}
      <GroupStates reads={reads} onRetry={focusField} />
      <Foot hasHits={found.length > 0} onKeys={onKeys} />
      <FoundText found={found} isTyped={isTyped} isWaiting={isWaiting} isPartial={isPartial} />
    </>
  );
}

function useChoice(onClose: () => void) {
  const navigate = useNavigate();
  const { recent, noteChosen } = useRecentHits();
  const choose = ({ key, group, to, handover, run }: Entry) => {
    if (group !== 'action') noteChosen(key);
    // First, so that the focus is back where it was before the next page takes it.
    onClose();
    run?.();
    if (to !== undefined) void navigate(to, { state: handover });
  };
  return { recent, choose };
}

/** Hidden on a phone, which has no keys. */
function Foot({ hasHits, onKeys }: { hasHits: boolean; onKeys: () => void }) {
  const { t } = useTranslation('search');
  const names = hasHits ? (['open', 'choose', 'close'] as const) : (['close'] as const);
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
          <KeyCap>{t(`foot.${name}.key`)}</KeyCap>
          {t(`foot.${name}.does`)}
        </Typography>
      ))}
      <Button size="small" onClick={onKeys} sx={{ marginInlineStart: 'auto' }}>
        {t('keys.title')}
      </Button>
    </Stack>
  );
}
