import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface HighlightCardProps {
  labelledBy?: string;
  /** What the words are about, as a picture beside them. */
  aside: ReactNode;
  children: ReactNode;
}

/** Room for a caption, a title (two lines where it is narrow), two lines of text and a button, whatever they say in the end. */
const wordsHeight = { xs: '11.75rem', sm: '10rem', md: '11.75rem' } as const;
const asideHeight = '10.75rem';

/** The one surface of the page that stands out (ux 2.1). What comes late, and "later", move neither words nor picture. */
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

/** The actions of the card stay at its lower edge. */
export const highlightActions = {
  gap: 1,
  mt: 'auto',
  pt: 2,
  flexWrap: 'wrap',
} as const;
