import IconButton from '@mui/material/IconButton';
import { Popover } from '@/ui/basics/overlays';
import { useId, useState, type ReactNode } from 'react';

interface MenuButtonProps {
  label: string;
  /** Tooltip and name of the panel; the label by default. */
  title?: string;
  icon: ReactNode;
  /** Of the panel, in px; no more than the window has. */
  width?: number;
  onOpen?: () => void;
  /** Receives a function that closes the panel. */
  children: (close: () => void) => ReactNode;
}

/** No higher than what is below the top bar, so that its button stays in sight; in a low window all there is. */
const belowBar = 'max(100% - 72px, min(100% - 32px, 20rem))';

/** A round button with a panel under it; Escape closes and gives the focus back. */
export function MenuButton({ label, title = label, icon, width = 320, onOpen, children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
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
          paper: { role: 'dialog', 'aria-label': title, sx: { width, maxHeight: belowBar } },
        }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
