import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface SectionCardProps {
  /** Id that `SectionNav` and `goToSection` lead to. */
  id: string;
  title: string;
  /** One line on what the section is for. */
  description?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a long page: its heading takes the focus when it is gone to. */
export function SectionCard({ id, title, description, action, children }: SectionCardProps) {
  const headingId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{
        p: { xs: 2, sm: 3 },
        scrollMarginTop: '16px',
        overflow: 'visible',
      }}
    >
      <Box sx={head}>
        <Typography variant="h2" id={headingId} tabIndex={-1} sx={{ gridArea: 'title', outline: 'none' }}>
          {title}
        </Typography>
        {description ? <Typography sx={{ gridArea: 'text', color: 'text.secondary' }}>{description}</Typography> : null}
        {action ? <Box sx={sectionAction}>{action}</Box> : null}
      </Box>
      {children}
    </Card>
  );
}

/** The action is on the title's line; on a phone it is below the section's description. */
const head = {
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 2,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"title" "text" "action"', sm: '"title action" "text text"' },
} as const;

const sectionAction = (theme: Theme) =>
  ({
    gridArea: 'action',
    ...theme.mixins.textButtonAtEdge,
    '& .MuiButton-root': { minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } },
  }) as const;
