import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useHasOpened } from '@/ui/basics/useHasOpened';
import { useLogout } from '@/features/user';
import { searchKey } from './keys';
import { KeyCap } from './KeyCap';
import { useSingleKeys } from './useSingleKeys';

const SearchDialog = lazyComponent(() => import('./SearchDialog'), 'SearchDialog');
const KeysDialog = lazyComponent(() => import('./KeysDialog'), 'KeysDialog');

/**
 * What looks like a field and opens the search, with the key that does the same; in a narrow window its icon alone.
 *
 * @param presses how often the key of the search was pressed
 */
export function SearchBar({ presses }: { presses: number }) {
  const { t } = useTranslation('search');
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  const [seen, setSeen] = useState(0);
  if (seen !== presses) {
    setSeen(presses);
    setOpen('search');
  }
  useSingleKeys(setOpen);
  const { logout, question } = useLogout();
  const hasSearched = useHasOpened(open === 'search');
  const hasShownKeys = useHasOpened(open === 'keys');
  const close = () => setOpen(null);
  return (
    <>
      <ButtonBase
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={t('open')}
        onClick={() => setOpen('search')}
        sx={fieldLike}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" aria-hidden sx={fromLg}>
          {t('open')}
        </Box>
        <Box component="span" aria-hidden sx={{ ...fromLg, marginInlineStart: 'auto' }}>
          <KeyCap>{searchKey(t)}</KeyCap>
        </Box>
      </ButtonBase>
      {hasSearched ? (
        <Suspense>
          <SearchDialog open={open === 'search'} onClose={close} onKeys={() => setOpen('keys')} onLogout={logout} />
        </Suspense>
      ) : null}
      {hasShownKeys ? (
        <Suspense>
          <KeysDialog open={open === 'keys'} onClose={close} />
        </Suspense>
      ) : null}
      {question}
    </>
  );
}

const fromLg = { display: { xs: 'none', lg: 'inline' } } as const;

const fieldLike = (theme: Theme) =>
  ({
    width: '100%',
    minHeight: 44,
    gap: 1,
    borderRadius: 1,
    color: 'text.secondary',
    typography: 'body2',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
    [theme.breakpoints.up('lg')]: {
      minHeight: 40,
      px: 1.5,
      justifyContent: 'flex-start',
      border: `1px solid ${theme.vars.palette.fieldEdge}`,
      bgcolor: 'background.paper',
      '&:hover': { borderColor: 'text.secondary' },
    },
  }) as const;
