import { Button, type ButtonProps, CircularProgress } from '@mui/material';
import { useRef, type MouseEvent } from 'react';

export interface BusyButtonProps extends ButtonProps {
  busy: boolean;
}

/** The longest time between two presses of a double click, in ms; no system waits longer. */
const doubleClickMs = 1000;

/** Keeps width and focus while its call runs; a second press, also of a double click, does nothing (quality T29). */
export function BusyButton({ busy, onClick, children, ...rest }: BusyButtonProps) {
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Where the first press of the two was elsewhere, e.g. closed a menu above the button, the second one counts here.
    const isRepeated = event.detail > 1 && event.timeStamp - lastPress.current < doubleClickMs;
    lastPress.current = event.timeStamp;
    if (isRepeated) event.preventDefault();
    else if (!busy) onClick?.(event);
  };
  return (
    <Button {...rest} aria-disabled={busy || undefined} aria-busy={busy || undefined} onClick={press}>
      <span style={{ opacity: busy ? 0 : 1 }}>{children}</span>
      {busy ? <CircularProgress size={20} color="inherit" aria-hidden sx={{ position: 'absolute' }} /> : null}
    </Button>
  );
}
