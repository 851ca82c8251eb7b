import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';

/** Named in `first.css`, which needs it before this. */
const fontFamily = 'var(--first-font)';
const radius = { card: 12, control: 8 } as const;
/** The edge of a field at rest: seen against its ground (WCAG 1.4.11). */
const fieldEdge = ({ theme }: { theme: Theme }) => ({
  borderColor: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 75%, transparent)`,
});
const fieldGround = ({ theme }: { theme: Theme }) => ({ backgroundColor: theme.vars.palette.background.paper });
const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** Every design token of the product (ux, section 2); components take them from the theme and hold no literals. */
const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#9C1458', dark: '#7A0F45', light: '#C2417F', contrastText: '#FFFFFF' },
        secondary: { main: '#5B4B63', contrastText: '#FFFFFF' },
        info: { main: '#1867C0' },
        success: { main: '#1B7340', contrastText: '#FFFFFF' },
        warning: { main: '#9A5B00', contrastText: '#FFFFFF' },
        error: { main: '#B3261E', contrastText: '#FFFFFF' },
        background: { default: '#F7F5F7', paper: '#FFFFFF' },
        text: { primary: '#211C24', secondary: '#5F5765' },
        action: { active: '#5F5765', disabled: 'rgba(33, 28, 36, 0.5)' },
        divider: '#E4DFE4',
      },
    },
    dark: {
      palette: {
        primary: { main: '#F48FB1', dark: '#E0698F', light: '#FBC0D4', contrastText: '#2B0A19' },
        secondary: { main: '#CDBFD4', contrastText: '#211C24' },
        info: { main: '#2196F3' },
        success: { main: '#6FCF97', contrastText: '#0B2415' },
        warning: { main: '#F2B65A', contrastText: '#2A1B00' },
        error: { main: '#FF8A80', contrastText: '#2B0503' },
        background: { default: '#17141A', paper: '#1F1B23' },
        text: { primary: '#F3EFF5', secondary: '#B9AFC0' },
        action: { active: '#B9AFC0', disabled: 'rgba(243, 239, 245, 0.5)' },
        divider: '#38323D',
      },
    },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
  spacing: 8,
  shape: { borderRadius: radius.control },
  typography: {
    fontFamily,
    htmlFontSize: 16,
    h1: { fontSize: '1.75rem', lineHeight: 36 / 28, fontWeight: 600, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.25rem', lineHeight: 28 / 20, fontWeight: 600 },
    h3: { fontSize: '1.0625rem', lineHeight: 24 / 17, fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.9375rem', lineHeight: 22 / 15 },
    caption: { fontSize: '0.8125rem', lineHeight: 18 / 13 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
  },
  transitions: {
    easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
    duration: {
      shortest: 150,
      shorter: 150,
      short: 180,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 150,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // What is scrolled to, and what takes the focus, stays clear of the bars at the top (2.4.11).
        html: { scrollPaddingTop: 'calc(var(--sticky-top, 0px) + var(--head-height, 0px) + 8px)' },
        body: { overflowWrap: 'break-word' },
        // A long word must not widen the column of a grid.
        dd: { overflowWrap: 'anywhere' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            // A short duration would start a transition in every element, and colours would change level by level.
            transitionProperty: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: radius.card } },
    },
    MuiAvatar: {
      styleOverrides: {
        colorDefault: ({ theme }) => ({
          backgroundColor: theme.vars.palette.action.selected,
          color: theme.vars.palette.text.secondary,
        }),
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44, paddingInline: 18, textAlign: 'center' } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        }),
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 999, height: 'auto', minHeight: 32 },
        label: { whiteSpace: 'normal', paddingBlock: 4 },
      },
    },
    // Switched off, the track still has to be seen (WCAG 1.4.11).
    MuiSwitch: {
      styleOverrides: {
        track: ({ theme }) => ({
          '.MuiSwitch-switchBase:not(.Mui-checked) + &': {
            backgroundColor: theme.vars.palette.text.secondary,
            opacity: 0.75,
          },
        }),
      },
    },
    MuiMenuItem: { styleOverrides: { root: { paddingBlock: 10, whiteSpace: 'normal' } } },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiAlert: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: radius.control,
          // On a phone a button stands under the words, not beside them.
          [theme.breakpoints.down('sm')]: { flexWrap: 'wrap' },
        }),
        message: { flex: '1 1 0' },
        action: ({ theme }) => ({
          [theme.breakpoints.down('sm')]: {
            '&:has(.MuiButton-root)': { flexBasis: '100%', margin: 0, paddingTop: 0, paddingInlineStart: 22 },
          },
        }),
      },
      // In the dark, a tint of the card and not a hole in it.
      variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
        props: { variant: 'standard', severity },
        style: ({ theme }) =>
          theme.applyStyles('dark', {
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette[severity].main} 14%, ${theme.vars.palette.background.paper})`,
          }),
      })),
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: fieldGround,
        notchedOutline: fieldEdge,
        input: { '&:not(textarea)': { paddingBlock: 11, minHeight: 22, boxSizing: 'content-box' } },
      },
    },
    MuiPickersOutlinedInput: { styleOverrides: { root: fieldGround, notchedOutline: fieldEdge } },
    // Looks like the toasts of `app/notices`.
    MuiSnackbarContent: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: theme.vars.palette.background.paper,
          color: theme.vars.palette.text.primary,
          border: `1px solid ${theme.vars.palette.divider}`,
          boxShadow: theme.shadows[6],
        }),
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
  },
};

/** The theme of a reading direction; making one is heavy, a document needs one. */
export function buildTheme(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({ ...options, direction });
}
