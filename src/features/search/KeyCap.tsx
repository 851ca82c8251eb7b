import Box from '@mui/material/Box';

export function KeyCap({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        bgcolor: 'background.default',
        color: 'text.secondary',
        font: 'inherit',
        typography: 'caption',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
