import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export function ChipGroup({ caption, children }: { caption: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <Box {...(caption ? { role: 'group', 'aria-labelledby': id } : {})}>
      {caption ? (
        <Typography variant="caption" component="p" id={id} sx={{ color: 'text.secondary', mb: 1 }}>
          {caption}
        </Typography>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Stack>
    </Box>
  );
}
