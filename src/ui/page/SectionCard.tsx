import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
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
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        <div>
          <Typography variant="h2" id={headingId} tabIndex={-1} sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {description ? <Typography sx={{ color: 'text.secondary' }}>{description}</Typography> : null}
        </div>
        {/* Text buttons: their words stand in line with the section, their padding does not. */}
        {action ? <Box sx={{ mx: -2 }}>{action}</Box> : null}
      </Stack>
      {children}
    </Card>
  );
}
