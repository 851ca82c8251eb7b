import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useId, useState, type ReactNode } from 'react';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  /** Gets a function that closes the panel. */
  children: (close: () => void) => ReactNode;
}

/** A round button with a panel under it; Escape closes and gives the focus back. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, variant: 'outlined', sx: { width: 320, maxWidth: '100%' } },
        }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
