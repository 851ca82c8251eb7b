import { Box, Link, Stack, type Theme, Typography } from '@mui/material';
import type { ElementType, ReactNode } from 'react';
import type { Language } from '@/api/schema/languages';
import { RouterLink } from '@/routes/navigation';
import { wholeRow } from '@/ui/basics/hitArea';

interface ListRowProps {
  title: string;
  /** Language of the title, where it is not that of the page. */
  titleLang?: Language | undefined;
  titleElement?: ElementType;
  to?: string;
  onClick?: () => void;
  /** Accessible name of the row's link or button, where the title alone says too little. */
  label?: string;
  picture?: ReactNode;
  status?: ReactNode;
  meta?: ReactNode;
  /** In px; longer texts make the row higher. */
  minHeight?: number;
  /** At the end; pressing them does not open the row. */
  actions?: ReactNode;
}

/** A row of a list, 64 to 72 px high; a click anywhere except on its actions opens it (ux 2.1). */
export function ListRow({
  title,
  titleLang,
  titleElement = 'h3',
  to,
  onClick,
  label,
  picture,
  status,
  meta,
  minHeight = 64,
  actions,
}: ListRowProps) {
  const opening =
    to === undefined
      ? { component: 'button' as const, type: 'button' as const, onClick }
      : { component: RouterLink, to };
  return (
    <Box sx={[row, { minHeight, gridTemplateAreas: meta ? withMeta : '"picture title actions"' }]}>
      {picture ? <Box sx={{ gridArea: 'picture', marginInlineEnd: 2 }}>{picture}</Box> : null}
      <Stack
        direction="row"
        sx={{ gridArea: 'title', columnGap: 1.5, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography
          variant="h3"
          component={titleElement}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}
        >
          <Link {...opening} aria-label={label} color="inherit" underline="hover" sx={wholeRow}>
            <span lang={titleLang}>{title}</span>
          </Link>
        </Typography>
        {status}
      </Stack>
      {meta ? (
        <Typography
          variant="body2"
          component="div"
          sx={{ gridArea: 'meta', pt: { xs: 0.5, sm: 0 }, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {meta}
        </Typography>
      ) : null}
      {actions ? (
        <Stack direction="row" sx={[rowActions, meta ? aboveMeta : null]}>
          {actions}
        </Stack>
      ) : null}
    </Box>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  px: { xs: 2, sm: 3 },
  py: 1.25,
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const withMeta = {
  xs: '"picture title actions" "picture meta meta"',
  sm: '"picture title actions" "picture meta actions"',
} as const;

/** Higher than the title beside them, which on a phone they would move away from the text below it. */
const aboveMeta = { my: { xs: -1.25, sm: 0 } } as const;

/** Above the link, which covers the row. */
const rowActions = (theme: Theme) => ({
  gridArea: 'actions',
  position: 'relative',
  zIndex: 1,
  alignItems: 'center',
  gap: 0.5,
  marginInlineStart: 2,
  '& > .MuiButton-text:only-child': theme.mixins.textButtonAtEdge,
});
