import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Why nothing is here and what to do about it: an icon, one sentence, one primary action, one secondary link. */
export function EmptyState({
  icon,
  text,
  action,
  link,
}: {
  icon?: ReactNode;
  text: string;
  action?: ReactNode;
  link?: ReactNode;
}) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: 6, px: 2 }}>
      {icon ? <Stack sx={{ color: 'text.secondary', '& svg': { fontSize: 40 } }}>{icon}</Stack> : null}
      <Typography sx={{ maxWidth: 440 }}>{text}</Typography>
      {action}
      {link ? <Box sx={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } }}>{link}</Box> : null}
    </Stack>
  );
}
