import Box from '@mui/material/Box';
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

/** `file` is the address of an SVG file with an element `#drawing`. */
export function LineDrawing({ file, width }: { file: string; width: number }) {
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
      <use href={`${file}#drawing`} />
    </Box>
  );
}
