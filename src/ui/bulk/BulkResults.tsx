import { Alert, Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFocusOnMount } from '@/ui/basics/focus';

export interface BulkRow {
  name: string;
  state: string | null;
  action?: ReactNode;
  failure: string | null;
}

/** Takes the focus when it appears. */
export function BulkResults({ progress, label, rows }: { progress: string; label: string; rows: readonly BulkRow[] }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <Typography variant="h3" ref={heading} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
        {progress}
      </Typography>
      <Stack component="ul" aria-label={label} sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ name, state, action, failure }, index) => (
          <Box component="li" key={index} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>{name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {state}
                </Typography>
              </Box>
              {action}
            </Stack>
            {failure === null ? null : (
              <Alert severity="error" role="alert">
                {failure}
              </Alert>
            )}
          </Box>
        ))}
      </Stack>
    </>
  );
}
