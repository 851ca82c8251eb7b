import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface HeroProps {
  labelledBy?: string;
  /** What the words are about, beside them. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The one surface of the page that stands out (ux 2.1). */
export function Hero({ labelledBy, aside, children }: HeroProps) {
  return (
    <Card
      component="section"
      aria-labelledby={labelledBy}
      sx={{
        p: { xs: 2, sm: 3 },
        minHeight: { xs: 240, sm: 188 },
        border: 0,
        bgcolor: 'background.hero',
        display: 'grid',
        gap: 3,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: aside ? '7fr 5fr' : 'minmax(0, 1fr)' },
      }}
    >
      <div>{children}</div>
      {aside ? <Box sx={{ minWidth: 0, p: 2, borderRadius: 1.5, bgcolor: 'background.raised' }}>{aside}</Box> : null}
    </Card>
  );
}
