import { createTheme, type CSSObject, type Theme, type ThemeOptions } from '@mui/material';
import { colorSchemes } from './palette';
import { buttonPadding } from './themeButtons';
import { components, easing, motion, radius } from './themeComponents';

declare module '@mui/material/styles' {
  interface Mixins {
    /** Aligns a text button at the edge of a card or page by its text: the padding is outside. */
    textButtonAtEdge: { marginInlineStart: string; marginInlineEnd: string };
    /** Of a dialog or drawer, the primary one last in the document; at the end of a line, which a phone fills. */
    actions: CSSObject;
  }
  interface TypographyVariants {
    /** Figures. */
    display: React.CSSProperties;
    /** The title of a text on its own page. */
    article: React.CSSProperties;
  }
  interface TypographyVariantsOptions extends Record<'display' | 'article', CSSObject> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    article: true;
  }
}

/** Set in `shell.css`, which needs it before this. */
const fontFamily = 'var(--first-font)';

/** All design tokens (ux, section 2); components take them from the theme and contain no literals. */
const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes,
  // 600, 960, 1280 and 1920 px at the usual text size: larger text gets the layout that it has room in.
  breakpoints: { values: { xs: 0, sm: 37.5, md: 60, lg: 80, xl: 120 }, unit: 'em', step: 0.5 },
  spacing: 8,
  shape: { borderRadius: radius.control },
  // At the end no further than the padding of a page on a phone, or the page would scroll sideways.
  mixins: {
    textButtonAtEdge: { marginInlineStart: `-${buttonPadding}px`, marginInlineEnd: '-16px' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap-reverse',
      justifyContent: 'flex-end',
      gap: '8px',
      '@media (max-width: 37.49em)': { '& > .MuiButton-root': { flexGrow: 1 } },
    },
  },
  typography: {
    fontFamily,
    htmlFontSize: 16,
    h1: {
      fontSize: '1.75rem',
      lineHeight: 36 / 28,
      fontWeight: 600,
      letterSpacing: '-0.01em',
      '@media (min-width: 80em)': { fontSize: '1.875rem', lineHeight: 38 / 30 },
    },
    h2: { fontSize: '1.25rem', lineHeight: 28 / 20, fontWeight: 600 },
    h3: { fontSize: '1.0625rem', lineHeight: 24 / 17, fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.9375rem', lineHeight: 22 / 15 },
    caption: { fontSize: '0.875rem', lineHeight: 20 / 14 },
    article: {
      fontSize: '1.75rem',
      lineHeight: 36 / 28,
      fontWeight: 600,
      letterSpacing: '-0.01em',
      '@media (min-width: 37.5em)': { fontSize: '2.25rem', lineHeight: 44 / 36 },
    },
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
      complex: motion.moment,
      enteringScreen: motion.panel,
      leavingScreen: motion.change,
    },
  },
  components,
};

/** Expensive; a document needs only one theme. */
export function buildTheme(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({ ...options, direction });
}
