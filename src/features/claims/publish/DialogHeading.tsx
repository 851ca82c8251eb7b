import { useEffect, useRef, type ReactNode } from 'react';
import { DialogTitle } from '@/ui/basics/overlays';

/** Heading of a dialog's face; takes the focus when that face appears, so that it is read. */
export function DialogHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <DialogTitle id={id} component="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </DialogTitle>
  );
}
