import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing';

interface EmptyStateProps {
  drawing: DrawingName;
  title: string;
  /** `h1` where the page consists of nothing else. */
  heading?: 'h1';
  text?: ReactNode;
  /** One primary action, and secondary ones. */
  action?: ReactNode;
  link?: ReactNode;
  /** Inside a card, where it needs none of its own. */
  inset?: boolean;
}

export function EmptyState({ drawing, title, heading, text, action, link, inset = false }: EmptyStateProps) {
  const content = (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: inset ? 2 : { xs: 4, sm: 6 }, px: 2 }}>
      <Drawing name={drawing} />
      <Box sx={{ maxWidth: 'min(480px, 100%)', textWrap: 'balance' }}>
        <Typography
          variant={heading ?? 'h3'}
          component={heading ?? (inset ? 'h3' : 'h2')}
          tabIndex={-1}
          sx={{ outline: 'none', hyphens: 'auto' }}
        >
          {title}
        </Typography>
        {text ? <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography> : null}
      </Box>
      {action ? <Stack sx={{ gap: 1, alignItems: 'center' }}>{action}</Stack> : null}
      {link ? <Box sx={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } }}>{link}</Box> : null}
    </Stack>
  );
  return inset ? content : <Card>{content}</Card>;
}
