import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Start and end edge of what stands in the card. */
export const cardEdge = { px: { xs: 2, sm: 3 } } as const;

/** A card whose rows reach from edge to edge. */
export function ListCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ pt: 2, pb: 1, '& > .MuiAlert-root': { mx: cardEdge.px, mb: 1 } }}
    >
      {/* On the line of a title with actions, beside which it stands. */}
      <Typography
        variant="h2"
        id={id}
        sx={{ ...cardEdge, mb: 1, minHeight: 36, display: 'flex', alignItems: 'center' }}
      >
        {title}
      </Typography>
      {children}
    </Card>
  );
}
