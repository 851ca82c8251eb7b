import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import claim from '../drawings/claim.svg?no-inline';
import invitation from '../drawings/invitation.svg?no-inline';
import offer from '../drawings/offer.svg?no-inline';
import post from '../drawings/post.svg?no-inline';
import profile from '../drawings/profile.svg?no-inline';
import search from '../drawings/search.svg?no-inline';

/** Separate SVG files, loaded when they are shown; stroke and fill come from here. */
const files = { claim, invitation, offer, post, profile, search } as const;

export type DrawingName = keyof typeof files;

export function Drawing({ name }: { name: DrawingName }) {
  return <LineDrawing file={files[name]} width={160} />;
}

interface LineDrawingProps {
  width: number;
  /** Address of an SVG file with an element `#drawing`; without it, the shapes are the children. */
  file?: string;
  children?: ReactNode;
}

/** Shapes of 160 × 120; those without a ground have `fill="none"`. */
export function LineDrawing({ file, width, children }: LineDrawingProps) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 160 120"
      sx={{
        width,
        height: width * 0.75,
        flexShrink: 0,
        color: 'secondary.main',
        fill: (theme) => theme.vars.palette.tint.rose.ground,
        stroke: 'currentColor',
        strokeWidth: 2.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '@media (forced-colors: active)': { fill: 'Canvas', color: 'CanvasText' },
      }}
    >
      {file ? <use href={`${file}#drawing`} /> : children}
    </Box>
  );
}
