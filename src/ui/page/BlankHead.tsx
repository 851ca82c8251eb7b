import { Box, Stack } from '@mui/material';
import { LanguageSwitch } from '@/ui/basics/LanguageSwitch';
import { Logo } from '@/ui/basics/Logo';

/** `width` is that of the page, in px. */
export function BlankHead({ width = 720 }: { width?: number }) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, width: '100%', maxWidth: width, mx: 'auto' }}
    >
      <Logo />
      <Box sx={{ marginInlineEnd: -1, color: 'text.secondary' }}>
        <LanguageSwitch />
      </Box>
    </Stack>
  );
}
