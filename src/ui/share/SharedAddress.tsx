import { Box, Stack, Typography } from '@mui/material';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';

interface SharedAddressProps {
  address: string;
  what: string;
  caption?: string | undefined;
  onShared?: (() => void) | undefined;
}

/** An address that is selected and copied by hand counts as shared, too. */
export function SharedAddress({ address, what, caption, onShared }: SharedAddressProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        {caption === undefined ? null : (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {caption}
          </Typography>
        )}
        <Typography variant="body2" onCopy={onShared} sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
      </Box>
      <CopyIconButton text={address} what={what} {...(onShared ? { onCopied: onShared } : {})} />
    </Stack>
  );
}
