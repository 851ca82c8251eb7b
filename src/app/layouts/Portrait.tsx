import { Box } from '@mui/material';

const shapes = [
  ['#f9dce7', 'M0 0h96v96H0z'],
  ['#4a2b3d', 'M48 17c-17 0-25 12-25 28 0 14-3 20-6 25h62c-3-5-6-11-6-25 0-16-8-28-25-28z'],
  ['#9c1458', 'M12 96c0-17 14-25 36-25s36 8 36 25z'],
  ['#e8b898', 'M40 58h16v15c0 9-16 9-16 0z'],
  ['#f2c9ab', 'M33 40c0-12 6-18 15-18s15 6 15 18c0 14-6 24-15 24S33 54 33 40z'],
  ['#4a2b3d', 'M31 43c0-15 7-23 17-23s17 8 17 23c-3-9-8-13-14-14-7 5-14 6-20 14z'],
] as const;

/** Drawn, so that nobody is mistaken for the example's person; it needs no request. */
export function Portrait({ size }: { size: number }) {
  return (
    <Box component="svg" aria-hidden viewBox="0 0 96 96" sx={{ width: size, borderRadius: '50%', flexShrink: 0 }}>
      {shapes.map(([colour, outline]) => (
        <path key={outline} fill={colour} d={outline} />
      ))}
    </Box>
  );
}
