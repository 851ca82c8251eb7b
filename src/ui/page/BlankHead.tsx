import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { LanguageSwitch } from '@/ui/basics/LanguageSwitch';
import { Logo } from '@/ui/basics/Logo';

/** Top of a page that has no menu: mark and language, in the column of the text. */
export function BlankHead() {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, width: '100%', maxWidth: 720, mx: 'auto' }}
    >
      <Logo />
      <Box sx={{ marginInlineEnd: -1, color: 'text.secondary' }}>
        <LanguageSwitch />
      </Box>
    </Stack>
  );
}
