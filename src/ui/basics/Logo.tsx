import { Stack, SvgIcon, Typography } from '@mui/material';
import { product } from '@/domain/product';

/** Of the product's mark, an F that ends in a tick, in a square of 32 px; the tick is a line 3.2 px wide. */
export const logoPaths = {
  letter: 'M7 3h13a2 2 0 0 1 0 4H9v4h7a2 2 0 0 1 0 4H9v12a2 2 0 0 1-4 0V5a2 2 0 0 1 2-2z',
  tick: 'M15.5 23.5l4 4 8-9.5',
};

export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <SvgIcon viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size, color: 'primary.main' }}>
      <path d={logoPaths.letter} />
      <path
        d={logoPaths.tick}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}

export function Logo() {
  return (
    <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 1, color: 'text.primary' }}>
      <LogoMark />
      <Typography component="span" variant="h2" sx={{ letterSpacing: '-0.01em' }}>
        {product.name}
      </Typography>
    </Stack>
  );
}
