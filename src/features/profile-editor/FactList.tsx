import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Language } from '@/api/schema/languages';
import { visuallyHidden } from '@/ui/basics/VisuallyHidden';

export function FactList({ isMinor = false, children }: { isMinor?: boolean; children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={[line, isMinor ? { typography: 'caption', color: 'text.secondary' } : { typography: 'body2' }]}
    >
      {children}
    </Box>
  );
}

interface FactProps {
  label: string;
  /** The value explains itself; only assistive technology reads the label. */
  isLabelHidden?: boolean;
  lang?: Language | undefined;
  children: ReactNode;
}

export function FactLine({ label, isLabelHidden = false, lang, children }: FactProps) {
  return (
    <div data-labelled={!isLabelHidden}>
      <dt>{label}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}

const line = {
  m: 0,
  position: 'relative',
  overflowWrap: 'anywhere',
  '& > div, & dt, & dd': { display: 'inline', m: 0 },
  '& > div + div::before': { content: '"\u00a0· "' },
  '& > [data-labelled="false"] > dt': visuallyHidden,
  '& > [data-labelled="true"] > dt::after': { content: '": "' },
} as const;
