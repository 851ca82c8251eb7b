import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, ButtonBase, styled, type Theme } from '@mui/material';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { hasCommandKey } from '@/ui/basics/usePrinting';
import { openSearch } from './useShortcuts';

export const Kbd = styled('kbd')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '0 6px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.action.hover,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));

/** Keys together with the command key, as this device's keyboard names it. */
export function withCommand(t: TFunction<'search'>, ...keys: string[]): string {
  return [hasCommandKey() ? '⌘' : t('keys.control'), ...keys].join(' ');
}

/** Looks like a field from the breakpoint `fieldFrom` on; below it, its icon stands alone. */
export function SearchButton({ fieldFrom }: { fieldFrom: 'xs' | 'lg' }) {
  const { t } = useTranslation('search');
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <ButtonBase
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={t('open')}
        onClick={openSearch}
        sx={fieldLike(fieldFrom)}
      >
        <SearchIcon />
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', [fieldFrom]: 'inline' } }}>
          {t('open')}
        </Box>
      </ButtonBase>
      {/* A phone has no keys. Beside the button, whose name they are not. */}
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'inline' }, ...atEnd }}>
        <Kbd>{withCommand(t, 'K')}</Kbd>
      </Box>
    </Box>
  );
}

const atEnd = {
  position: 'absolute',
  top: '50%',
  insetInlineEnd: 12,
  translate: '0 -50%',
  pointerEvents: 'none',
} as const;

const fieldLike = (from: 'xs' | 'lg') => (theme: Theme) =>
  ({
    width: '100%',
    minHeight: 44,
    gap: 1,
    borderRadius: 1,
    typography: 'body2',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
    [theme.breakpoints.up(from)]: {
      minHeight: from === 'lg' ? 40 : 44,
      px: 1.5,
      justifyContent: 'flex-start',
      border: `1px solid ${theme.vars.palette.fieldEdge}`,
      bgcolor: 'background.paper',
      '& > span': { color: 'text.secondary' },
      '&:hover': { borderColor: 'text.secondary' },
    },
  }) as const;
