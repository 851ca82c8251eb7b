import { useState, type ReactNode } from 'react';

interface OpenSheet {
  address: string;
  onClose: () => void;
}

/** `address` is null where there is no public page; `sheet` is rendered beside the control that opens it. */
export function useSharing(address: string | null, renderSheet: (open: OpenSheet) => ReactNode) {
  const [isOpen, setOpen] = useState(false);
  return {
    address,
    open: () => setOpen(true),
    sheet: isOpen && address !== null ? renderSheet({ address, onClose: () => setOpen(false) }) : null,
  };
}
export type Sharing = ReturnType<typeof useSharing>;
