import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';

/** Ground and words of a soft chip, by its meaning. */
type SoftColors = Record<
  'default' | 'primary' | 'success' | 'warning' | 'error' | 'info',
  { ground: string; text: string }
>;

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** The one surface of a page that stands out: next step, milestone, ready to publish. */
    hero: string;
    /** Menus, dialogs and drawers. */
    raised: string;
  }
  interface Palette {
    soft: SoftColors;
    /** Filled buttons. */
    filled: { main: string; hover: string; text: string };
    fieldEdge: string;
  }
  interface PaletteOptions {
    soft: SoftColors;
    filled: { main: string; hover: string; text: string };
    fieldEdge: string;
  }
  interface TypographyVariants {
    /** Figures. */
    display: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display: React.CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** A state in one word, without an edge. */
    soft: true;
  }
}

/** Named in `first.css`, which needs it before this. */
const fontFamily = 'var(--first-font)';
const radius = { card: 12, control: 8 } as const;
/** The edge of a field at rest: seen against its ground (WCAG 1.4.11). */
const fieldEdge = ({ theme }: { theme: Theme }) => ({ borderColor: theme.vars.palette.fieldEdge });
const raised = ({ theme }: { theme: Theme }) => ({ backgroundColor: theme.vars.palette.background.raised });
const softColors = ['default', 'primary', 'success', 'warning', 'error', 'info'] as const;
const fieldGround = ({ theme }: { theme: Theme }) => ({ backgroundColor: theme.vars.palette.background.paper });
/** Milliseconds of every motion (ux 2.8). */
export const motion = { change: 150, page: 120, panel: 200 } as const;
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
        background: { default: '#F7F5F7', paper: '#FFFFFF', hero: '#FBEFF5', raised: '#FFFFFF' },
        text: { primary: '#211C24', secondary: '#5F5765' },
        action: { active: '#5F5765', disabled: 'rgba(33, 28, 36, 0.5)' },
        divider: '#E4DFE4',
        fieldEdge: '#938B97',
        filled: { main: '#9C1458', hover: '#7A0F45', text: '#FFFFFF' },
        soft: {
          default: { ground: '#EFECF0', text: '#5F5765' },
          primary: { ground: '#FBEFF5', text: '#9C1458' },
          success: { ground: '#E5F1EA', text: '#1B7340' },
          warning: { ground: '#FBF0DD', text: '#7A4A00' },
          error: { ground: '#FBE9E8', text: '#8F1D17' },
          info: { ground: '#E6F0FB', text: '#0F4F97' },
        },
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
        background: { default: '#100D14', paper: '#26202D', hero: '#2C1F2A', raised: '#322B3A' },
        text: { primary: '#F3EFF5', secondary: '#B9AFC0' },
        action: { active: '#B9AFC0', disabled: 'rgba(243, 239, 245, 0.5)' },
        divider: '#463E4F',
        fieldEdge: '#8C8394',
        filled: { main: '#C93A83', hover: '#B03073', text: '#FFFFFF' },
        soft: {
          default: { ground: '#3A3342', text: '#CFC6D5' },
          primary: { ground: '#432233', text: '#F9B4CC' },
          success: { ground: '#213A2D', text: '#8ADBAA' },
          warning: { ground: '#40321A', text: '#F5C67D' },
          error: { ground: '#47221F', text: '#FFB3AC' },
          info: { ground: '#1D3247', text: '#9CCBF7' },
        },
      },
    },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
  spacing: 8,
  shape: { borderRadius: radius.control },
  typography: {
    fontFamily,
    htmlFontSize: 16,
    h1: {
      fontSize: '1.75rem',
      lineHeight: 36 / 28,
      fontWeight: 600,
      letterSpacing: '-0.01em',
      '@media (min-width: 1280px)': { fontSize: '1.875rem', lineHeight: 38 / 30 },
    },
    h2: { fontSize: '1.25rem', lineHeight: 28 / 20, fontWeight: 600 },
    h3: { fontSize: '1.0625rem', lineHeight: 24 / 17, fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.9375rem', lineHeight: 22 / 15 },
    caption: { fontSize: '0.875rem', lineHeight: 20 / 14 },
    display: { fontSize: '2.5rem', lineHeight: 44 / 40, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
  },
  transitions: {
    easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
    duration: {
      shortest: motion.change,
      shorter: motion.change,
      short: motion.change,
      standard: motion.panel,
      complex: motion.panel,
      enteringScreen: motion.panel,
      leavingScreen: motion.change,
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
    MuiDialog: { styleOverrides: { paper: ({ theme }) => ({ borderRadius: radius.card, ...raised({ theme }) }) } },
    MuiDialogTitle: { defaultProps: { variant: 'h2' } },
    MuiDrawer: { styleOverrides: { paper: raised } },
    MuiPopover: { styleOverrides: { paper: raised } },
    MuiTypography: { defaultProps: { variantMapping: { display: 'p' } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44, paddingInline: 18, textAlign: 'center' } },
      variants: [
        {
          props: { variant: 'contained', color: 'primary' },
          style: ({ theme }) => ({
            backgroundColor: theme.vars.palette.filled.main,
            color: theme.vars.palette.filled.text,
            '&:hover': { backgroundColor: theme.vars.palette.filled.hover },
          }),
        },
      ],
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
        root: {
          borderRadius: 999,
          height: 'auto',
          minHeight: 32,
          transition: `color ${motion.change}ms ${easing}, background-color ${motion.change}ms ${easing}`,
        },
        label: { whiteSpace: 'normal', paddingBlock: 4 },
      },
      variants: softColors.map((color) => ({
        props: { variant: 'soft', color },
        style: ({ theme }) => ({
          minHeight: 26,
          paddingInline: 10,
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: 18 / 13,
          color: theme.vars.palette.soft[color].text,
          backgroundColor: theme.vars.palette.soft[color].ground,
          '& .MuiChip-label': { paddingInline: 0 },
        }),
      })),
    },
    // A ring fills.
    MuiCircularProgress: { styleOverrides: { circle: { transitionDuration: `${motion.change}ms` } } },
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
