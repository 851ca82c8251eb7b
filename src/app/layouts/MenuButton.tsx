import { IconButton, Popover } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';

interface MenuButtonProps {
  label: string;
  /** Tooltip and name of the panel; the label by default. */
  title?: string;
  icon: ReactNode;
  /** Of the panel, in px; at most that of the window. */
  width?: number;
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}

/** No higher than the space below the top bar, so that the button stays in sight; in a low window all of its height. */
const belowBar = 'max(100% - 72px, min(100% - 32px, 20rem))';

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
