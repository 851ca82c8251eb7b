import { Box, Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';

interface SectionButtonProps extends Pick<ButtonProps, 'onClick' | 'aria-haspopup'> {
  icon: ReactNode;
  label: string;
}

export function SectionButton({ icon, label, ...button }: SectionButtonProps) {
  return (
    <Button {...button} color="secondary" aria-label={label} sx={{ minWidth: 44, gap: 1, '& svg': { fontSize: 20 } }}>
      {icon}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}
