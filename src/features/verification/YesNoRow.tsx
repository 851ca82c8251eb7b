import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';

interface YesNoRowProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function YesNoRow({ label, checked, onChange }: YesNoRowProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 56,
        px: 2,
        py: 1,
        cursor: 'pointer',
      }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Switch
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        sx={{ flexShrink: 0 }}
        slotProps={{ input: { role: 'switch' } }}
      />
    </Box>
  );
}
