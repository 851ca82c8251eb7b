import { Button } from '@mui/material';
import type { ReactNode } from 'react';

interface DeviceShareButtonProps {
  data: ShareData;
  startIcon?: ReactNode;
  onShared?: (() => void) | undefined;
  children: ReactNode;
}

/** Opens the device's own sheet; nothing where it has none. */
export function DeviceShareButton({ data, startIcon, onShared, children }: DeviceShareButtonProps) {
  const share = async () => {
    try {
      await navigator.share(data);
      onShared?.();
    } catch {
      // The sheet was closed: nothing was shared.
    }
  };
  return 'share' in navigator ? (
    <Button variant="outlined" startIcon={startIcon} onClick={() => void share()}>
      {children}
    </Button>
  ) : null;
}
