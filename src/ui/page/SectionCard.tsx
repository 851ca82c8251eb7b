import { Box, Card, type Theme, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { touchHeight } from '@/ui/basics/hitArea';

export interface SectionCardProps {
  /** Target of `SectionNav` and `goToSection`. */
  id: string;
  title: string;
  /** One line on what the section is for, where its content does not say it. */
  description?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a long page: its heading takes the focus when the user is led to it. */
export function SectionCard({ id, title, description, action, children }: SectionCardProps) {
  const headingId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{
        px: { xs: 2, sm: 3 },
        py: 2,
        scrollMarginTop: '16px',
        overflow: 'visible',
      }}
    >
      <Box sx={head}>
        <Typography
          variant="h2"
          id={headingId}
          tabIndex={-1}
          sx={{ outline: 'none', flex: '1 1 5.5em', minWidth: 0, hyphens: 'auto' }}
        >
          {title}
        </Typography>
        {action ? <Box sx={sectionAction}>{action}</Box> : null}
      </Box>
      {description ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {description}
        </Typography>
      ) : null}
      {children}
    </Card>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 36,
} as const;

const sectionAction = (theme: Theme) =>
  ({
    flexShrink: 0,
    ...theme.mixins.textButtonAtEdge,
    '& .MuiButton-root': { minHeight: 36, ...touchHeight },
  }) as const;
