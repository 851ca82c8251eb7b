import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';

interface HeroCardProps {
  labelledBy?: string;
  aside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The one prominent surface of the page (ux 2.1). Late data moves nothing below it. */
export function HeroCard({ labelledBy, aside = null, actions = null, children }: HeroCardProps) {
  return (
    <Card
      component="section"
      aria-labelledby={labelledBy}
      sx={{
        p: { xs: 2, sm: 3 },
        border: 0,
        bgcolor: 'background.hero',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${aside ? 2 : 1}, minmax(0, 1fr))` },
      }}
    >
      <Box sx={{ minHeight: aside ? wordsHeight : 0 }}>{children}</Box>
      {aside ? <Box sx={asideBox}>{aside}</Box> : null}
      {actions ? <Box sx={actionsLine}>{actions}</Box> : null}
    </Card>
  );
}

/** Of a caption, a title and one line of text; where it is narrow, two lines of one of them. */
const wordsHeight = { xs: '6.5rem', sm: '4.75rem' } as const;

const asideBox = {
  gridRow: { md: '1 / span 2' },
  gridColumn: { md: 2 },
  minWidth: 0,
  // A name takes two lines on a phone.
  minHeight: { xs: 96, sm: 72 },
  alignSelf: 'center',
  px: 2,
  py: 1.5,
  borderRadius: 1.5,
  bgcolor: 'background.raised',
} as const;

const actionsLine = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
} as const;
