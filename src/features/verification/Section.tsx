import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  hint?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, hint, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Stack
        direction="row"
        sx={(theme) => ({
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          '& > .MuiButton-text': theme.mixins.textButtonAtEdge,
        })}
      >
        <Typography variant="h2" id={id} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {hint ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      ) : null}
      <Card sx={{ mt: 1 }}>{children}</Card>
    </Box>
  );
}
