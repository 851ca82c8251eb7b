import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { KeyCap } from './KeyCap';
import { searchKey } from './keys';
import { openSearch } from './openedSearch';

/** Looks like a field from the breakpoint `fieldFrom` on; below it, its icon stands alone. */
export function SearchButton({ fieldFrom }: { fieldFrom: 'xs' | 'lg' }) {
  const { t } = useTranslation('search');
  return (
    <ButtonBase
      aria-label={t('open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      title={t('open')}
      onClick={openSearch}
      sx={fieldLike(fieldFrom)}
    >
      <SearchIcon fontSize="small" />
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', [fieldFrom]: 'inline' } }}>
        {t('open')}
      </Box>
      {/* A phone has no keys. */}
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'inline' }, marginInlineStart: 'auto' }}>
        <KeyCap>{searchKey(t)}</KeyCap>
      </Box>
    </ButtonBase>
  );
}

const fieldLike = (from: 'xs' | 'lg') => (theme: Theme) =>
  ({
    width: '100%',
    minHeight: 44,
    gap: 1,
    borderRadius: 1,
    color: 'text.secondary',
    typography: 'body2',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
    [theme.breakpoints.up(from)]: {
      minHeight: from === 'lg' ? 40 : 44,
      px: 1.5,
      justifyContent: 'flex-start',
      border: `1px solid ${theme.vars.palette.fieldEdge}`,
      bgcolor: 'background.paper',
      '&:hover': { borderColor: 'text.secondary' },
    },
  }) as const;
