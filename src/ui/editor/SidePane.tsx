import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { coveredTop } from '@/ui/basics/stickyBar';

interface SidePaneProps {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  viewSwitch: ReactNode;
  children: ReactNode;
}

/** Beside the switch of the views: kept free for the tools of a preview. */
const toolsWidth = '100px';

export function SidePane({ viewSwitch, children, ...name }: SidePaneProps) {
  return (
    <Card component="aside" {...name} sx={{ p: 2, minWidth: 0, ...besideSections }}>
      <Box sx={{ mb: 2, flexShrink: 0, paddingInlineEnd: toolsWidth }}>{viewSwitch}</Box>
      {children}
    </Card>
  );
}

/** It stays in the window: a preview shrinks to what is left, a list of what is missing is scrolled. */
export const besideSections = {
  position: 'sticky',
  top: `calc(${coveredTop} + var(--nav-height, 0px) + 24px)`,
  maxHeight: `calc(100dvh - ${coveredTop} - var(--nav-height, 0px) - 40px)`,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
} as const;
