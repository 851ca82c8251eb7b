import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface HighlightCardProps {
  labelledBy?: string;
  /** What the words are about, beside them. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A caption, a title (two lines on a phone), two lines of text, a button, and a subject of two lines below or beside them:
 * the content below keeps its place, whatever it says in the end.
 */
const minHeight = { xs: '22rem', sm: '21.25rem', md: '13rem' } as const;

/** The words alone, so that what stands below them on a phone hardly moves. */
const wordsHeight = { xs: '10rem', md: 'auto' } as const;

/** The one surface of the page that stands out (ux 2.1). */
export function HighlightCard({ labelledBy, aside, children }: HighlightCardProps) {
  return (
    <Card
      component="section"
      aria-labelledby={labelledBy}
      sx={{
        p: { xs: 2, sm: 3 },
        minHeight,
        border: 0,
        bgcolor: 'background.hero',
        display: 'grid',
        gap: 3,
        // Aligned at the top, so that late content moves neither the words nor their neighbours.
        alignContent: 'start',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: aside ? '7fr 5fr' : 'minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ minHeight: wordsHeight }}>{children}</Box>
      {aside ? <Box sx={{ minWidth: 0, p: 2, borderRadius: 1.5, bgcolor: 'background.raised' }}>{aside}</Box> : null}
    </Card>
  );
}
