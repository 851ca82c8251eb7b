import { Box } from '@mui/material';
import assistant from '../drawings/assistant.svg?no-inline';
import claim from '../drawings/claim.svg?no-inline';
import invitation from '../drawings/invitation.svg?no-inline';
import lock from '../drawings/lock.svg?no-inline';
import medal from '../drawings/medal.svg?no-inline';
import nextAttempt from '../drawings/nextAttempt.svg?no-inline';
import offer from '../drawings/offer.svg?no-inline';
import post from '../drawings/post.svg?no-inline';
import profile from '../drawings/profile.svg?no-inline';
import search from '../drawings/search.svg?no-inline';

/** Separate SVG files of 160 × 120 with an element `#drawing`, loaded when they are shown; stroke and fill come from here. */
const files = { assistant, claim, invitation, lock, medal, nextAttempt, offer, post, profile, search } as const;

export type DrawingName = keyof typeof files;

export function Drawing({ name, width = 160 }: { name: DrawingName; width?: number }) {
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
      <use href={`${files[name]}#drawing`} />
    </Box>
  );
}
