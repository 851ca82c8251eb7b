import type { ThemeOptions } from '@mui/material';

export const buttonPadding = 18;
/** Height and width in px that a finger can hit. */
export const touchSize = 44;
/** Forced colours replace all backgrounds: what only a background shows needs an outline, or the system's highlight. */
export const forcedColors = '@media (forced-colors: active)';

/** See ux 2.2. */
export const buttons: Pick<NonNullable<ThemeOptions['components']>, 'MuiButton' | 'MuiIconButton' | 'MuiButtonBase'> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: touchSize, paddingInline: buttonPadding, textAlign: 'center' },
      contained: { [forcedColors]: { border: '1px solid' } },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars.palette.filled.main,
          color: theme.vars.palette.filled.text,
          '&:hover': { backgroundColor: theme.vars.palette.filled.hover },
        }),
      },
      // In dark mode no more prominent than the primary one.
      {
        props: { variant: 'contained', color: 'error' },
        style: ({ theme }) =>
          theme.applyStyles('dark', {
            backgroundColor: theme.vars.palette.error.dark,
            color: theme.vars.palette.filled.text,
            '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.dark} 85%, black)` },
          }),
      },
    ],
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: touchSize, minHeight: touchSize } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
};
