import { type CSSObject, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFocusOnMount } from './focus';

interface DialogHeadingProps {
  /** The dialog's `aria-labelledby`. */
  id: string;
  variant: 'h1' | 'h2' | 'h3';
  sx?: CSSObject;
  children: ReactNode;
}

/** Takes the focus when it appears, so that screen readers read the new content. */
export function DialogHeading({ id, variant, sx = {}, children }: DialogHeadingProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Typography
      variant={variant}
      component="h2"
      id={id}
      ref={heading}
      tabIndex={-1}
      sx={{ outline: 'none', hyphens: 'auto', textWrap: 'balance', minWidth: 0, ...sx }}
    >
      {children}
    </Typography>
  );
}
