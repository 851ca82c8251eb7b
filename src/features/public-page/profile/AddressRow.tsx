import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { addressOf } from '@/platform/config';
import { href } from '@/routes/href';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { SafeLink } from '@/ui/basics/SafeLink';

/** Where visitors verify the expert: as delivered, else our own page for the profile (PRO-19). */
export function verificationAddress({ id, verification_url }: { id: string; verification_url: string }): string {
  return verification_url || addressOf(href('personalVerification', { token: id }));
}

interface AddressRowProps {
  label: string;
  /** '' if there is none yet; `children` are shown instead. */
  address: string;
  hint?: string;
  children?: ReactNode;
}

export function AddressRow({ label, address, hint, children }: AddressRowProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', py: 0.5 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {label}
          {hint ? ` · ${hint}` : null}
        </Typography>
        {address ? (
          <SafeLink href={address} variant="body2">
            {address.replace(/^https?:\/\//, '')}
          </SafeLink>
        ) : (
          children
        )}
      </Box>
      {address ? <CopyIconButton text={address} what={label} /> : null}
    </Stack>
  );
}
