import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** A group of questions under its heading. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {hint ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      ) : null}
      <Card sx={{ mt: 1 }}>{children}</Card>
    </Box>
  );
}
