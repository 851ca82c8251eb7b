import type { Theme, ThemeOptions } from '@mui/material';
import { pagePadding } from '@/ui/basics/stickyBar';
import { buttons, forcedColors, touchSize } from './themeButtons';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** For a state in one word, without an outline. */
    soft: true;
  }
}

/** In ms (ux 2.8). */
export const motion = { change: 150, page: 120, panel: 200, moment: 400 } as const;
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

export const radius = { card: 12, control: 8 } as const;
const coarse = '@media (pointer: coarse)';
/** The outline of an unfocused field, visible against its background (WCAG 1.4.11). */
const fieldEdge = ({ theme }: { theme: Theme }) => ({ borderColor: theme.vars.palette.fieldEdge });
const softColors = ['default', 'primary', 'success', 'warning', 'error', 'info'] as const;
/** For a checkbox or radio alone: further out, the focus ring would cover the first letter of the label. */
const ringInside = { '&&.Mui-focusVisible': { outlineOffset: -4 } } as const;
const forcedEdge = { [forcedColors]: { outline: '1px solid', outlineOffset: -1 } } as const;
const raised = ({ theme }: { theme: Theme }) => ({
  backgroundColor: theme.vars.palette.background.raised,
  ...forcedEdge,
});
/** Opens above the page: in dark mode a shadow alone does not separate it from a card, nor a border from a drawer. */
const floating = ({ theme }: { theme: Theme }) => ({
  ...raised({ theme }),
  boxShadow: theme.shadows[8],
  ...theme.applyStyles('dark', { border: `1px solid ${theme.vars.palette.divider}` }),
});
/** The outline is darker on hover, but not after a tap; the outlines of focus and error take precedence. */
const field = (name: 'MuiOutlinedInput' | 'MuiPickersOutlinedInput') => {
  const edge = `&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .${name}-notchedOutline`;
  return ({ theme }: { theme: Theme }) => ({
    backgroundColor: theme.vars.palette.background.paper,
    [edge]: { borderColor: theme.vars.palette.text.secondary },
    '@media (hover: none)': { [edge]: fieldEdge({ theme }) },
  });
};

/** Something that fades out takes no second half of a double click or press of Enter. */
const takesPresses = {
  onEnter: (element: HTMLElement) => void (element.inert = false),
  onExit: (element: HTMLElement) => void (element.inert = true),
};

/** Gives the page back to screen readers at once: MUI would wait for the exit, and a next overlay would stay hidden. */
const closing = { closeAfterTransition: false, slotProps: { transition: takesPresses } } as const;

/** See ux, section 2. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      // Keeps focused elements and scroll targets clear of the bars at the edges (2.4.11).
      html: {
        scrollPaddingTop: pagePadding.top,
        scrollPaddingBottom: pagePadding.bottom,
      },
      body: { overflowWrap: 'break-word' },
      // `shell.css` avoids single words in last lines. While someone types, the lines above would break anew.
      ':is(textarea, [contenteditable])': { textWrap: 'wrap' },
      // Rows added to a list fade in, and grow where a browser animates to `auto`; those that come with the list do
      // not.
      '[data-rows]': {
        '--row-opacity': 0,
        '--row-height': 0,
        animation: `new-list ${motion.change}ms`,
        interpolateSize: 'allow-keywords',
        '@supports not (interpolate-size: allow-keywords)': { '--row-height': 'auto' },
      },
      '[data-rows] > li': { animation: `new-row ${motion.change}ms ease-out` },
      '@keyframes new-list': { 'from, to': { '--row-opacity': 1, '--row-height': 'auto' } },
      '@keyframes new-row': {
        from: { opacity: 'var(--row-opacity)', height: 'var(--row-height)', overflow: 'clip' },
        to: { overflow: 'clip' },
      },
      select: { textOverflow: 'ellipsis' },
      // A long word must not widen the column of a grid.
      dd: { overflowWrap: 'anywhere' },
      [forcedColors]: {
        ':is(a, button)[aria-current]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: -2 },
        ':is(.MuiChip-root, .MuiToggleButton-root):is([aria-pressed="true"], [aria-checked="true"])': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight !important',
          color: 'HighlightText !important',
        },
        // Icons would keep their own colour on any background.
        '.MuiSvgIcon-root': { color: 'inherit !important' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          // With a short duration instead, inherited colours would change level by level.
          transitionProperty: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card, ...forcedEdge } },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.vars.palette.action.selected,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiDialog: {
    defaultProps: closing,
    styleOverrides: { paper: ({ theme }) => ({ borderRadius: radius.card, ...raised({ theme }) }) },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h2' } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: ({ theme }) => ({ ...theme.mixins.actions, padding: '8px 24px 20px' }) },
  },
  // 16 px below the head, whose background is visible while it has the focus.
  MuiAccordionDetails: { styleOverrides: { root: { paddingBlock: '16px 24px' } } },
  MuiDrawer: { defaultProps: closing, styleOverrides: { paper: raised } },
  MuiPopover: { defaultProps: { slotProps: { transition: takesPresses } }, styleOverrides: { paper: floating } },
  MuiAutocomplete: { styleOverrides: { paper: floating, option: { overflowWrap: 'anywhere', hyphens: 'auto' } } },
  MuiPickerPopper: { styleOverrides: { paper: floating } },
  MuiTypography: { defaultProps: { variantMapping: { display: 'p' } } },
  ...buttons,
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 999,
        height: 'auto',
        minHeight: 32,
        ...forcedEdge,
        '&.MuiChip-sizeSmall .MuiChip-label': { lineHeight: 18 / 13 },
        [coarse]: { '&.MuiChip-clickable, &.MuiChip-deletable': { minHeight: touchSize } },
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
        '& .MuiChip-icon': { marginInline: '0 4px', fontSize: '1rem', color: 'inherit' },
      }),
    })),
  },
  // The control beside a label is pressed with it.
  MuiFormControlLabel: { styleOverrides: { root: { [coarse]: { minHeight: touchSize } } } },
  MuiCheckbox: { styleOverrides: { root: { ...ringInside, [coarse]: { minWidth: touchSize, minHeight: touchSize } } } },
  MuiRadio: { styleOverrides: { root: ringInside } },
  // Fills a ring.
  MuiCircularProgress: { styleOverrides: { circle: { transitionDuration: `${motion.change}ms` } } },
  // The track has to be visible when the switch is off, too (WCAG 1.4.11).
  MuiSwitch: {
    styleOverrides: {
      track: ({ theme }) => ({
        '.MuiSwitch-switchBase:not(.Mui-checked) + &': {
          backgroundColor: theme.vars.palette.text.secondary,
          opacity: 0.75,
        },
        [forcedColors]: { opacity: '1 !important', border: '1px solid' },
      }),
      thumb: {
        [forcedColors]: {
          border: '1px solid',
          '.Mui-checked &': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
        },
      },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { paddingBlock: 10, whiteSpace: 'normal' } } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiAlert: {
    // Announced at once where it says `role="alert"`: a failure.
    defaultProps: { role: 'status' },
    styleOverrides: {
      // Where there is no room beside the text, a button wraps below it.
      root: { borderRadius: radius.control, flexWrap: 'wrap' },
      message: { flex: '1 1 12em' },
      action: { alignItems: 'center', paddingTop: 0 },
    },
    // In dark mode, a tint of the card's colour instead of a darker area.
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
      root: field('MuiOutlinedInput'),
      notchedOutline: fieldEdge,
      input: { '&:not(textarea)': { paddingBlock: 11, minHeight: 22, boxSizing: 'content-box' } },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: { root: field('MuiPickersOutlinedInput'), notchedOutline: fieldEdge },
  },
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
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem', ...forcedEdge } } },
};
