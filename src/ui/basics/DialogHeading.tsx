import type { CSSObject } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFocusOnMount } from './focus';

interface DialogHeadingProps {
  /** By which the dialog is named. */
  id: string;
  variant: 'h1' | 'h2' | 'h3';
  sx?: CSSObject;
  children: ReactNode;
}

/** The heading of a page of a dialog: it takes the focus, so that what has come is read. */
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
