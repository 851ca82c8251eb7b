import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface HighlightCardProps {
  labelledBy?: string;
  aside: ReactNode;
  children: ReactNode;
}

/** Room for a caption, a title (two lines where it is narrow), two lines of text and a button. */
const wordsHeight = { xs: '11.75rem', sm: '10rem', md: '11.75rem' } as const;
const asideHeight = '10.75rem';

/** The one prominent surface of the page (ux 2.1). Neither late data nor "later" moves text or picture. */
export function HighlightCard({ labelledBy, aside, children }: HighlightCardProps) {
  return (
    <Card
      component="section"
      aria-labelledby={labelledBy}
      sx={{
        p: { xs: 2, sm: 3 },
        border: 0,
        bgcolor: 'background.hero',
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: '5fr 7fr' },
      }}
    >
      <Box sx={{ minHeight: wordsHeight, display: 'flex', flexDirection: 'column' }}>{children}</Box>
      <Box sx={{ minWidth: 0, minHeight: asideHeight, p: 2, borderRadius: 1.5, bgcolor: 'background.raised' }}>
        {aside}
      </Box>
    </Card>
  );
}

export const highlightActions = {
  gap: 1,
  mt: 'auto',
  pt: 2,
  flexWrap: 'wrap',
} as const;
