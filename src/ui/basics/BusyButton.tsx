import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export interface BusyButtonProps extends ButtonProps {
  busy: boolean;
}

/** A button that keeps its width and the focus while its call runs, and does nothing a second time (quality T29). */
export function BusyButton({ busy, onClick, children, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <span style={{ opacity: busy ? 0 : 1 }}>{children}</span>
      {busy ? <CircularProgress size={20} color="inherit" aria-hidden sx={{ position: 'absolute' }} /> : null}
    </Button>
  );
}
