import type { Theme } from '@mui/material';

/** Text so large that a window has less room for it than the narrowest phone has for usual text. */
export const littleRoom = '@media (max-width: 19.99em)';

/** Covered by navbar and head at the top of the window. */
export const coveredTop = 'calc(var(--sticky-top, 0px) + var(--head-height, 0px))';

/** Kept clear at the edges of the page for bars (`useBarHeight`), in the styles of `html`. */
export const pagePadding = {
  top: `calc(${coveredTop} + var(--nav-height, 0px) + 8px)`,
  bottom: 'calc(var(--bottom-height, 0px) + 8px)',
} as const;

/** The same for a `SideDrawer`: its head, and its actions in two lines. */
export const drawerPadding = { top: '72px', bottom: '128px' } as const;

/**
 * A bar that stays at an edge. What takes the focus in it must not be scrolled: a browser would bring it out of the
 * padding that is kept clear for this very bar, and the page would jump.
 * @param padding scroll padding of the bar's scroll container, on the bar's side
 */
export const stickyBar = (edge: 'top' | 'bottom', padding: string = pagePadding[edge]) => {
  const [outwards, inwards] =
    edge === 'top'
      ? (['scrollMarginTop', 'scrollMarginBottom'] as const)
      : (['scrollMarginBottom', 'scrollMarginTop'] as const);
  return {
    position: 'sticky',
    [edge]: 0,
    '& *': { [outwards]: `calc(-1 * ${padding})`, [inwards]: padding },
  } as const;
};

/** The height of `dialogActions`, and a little more. */
export const dialogPadding = '88px';

/** Styles of the actions at the end of a form that fills a dialog: in sight at its bottom, over its whole width. */
export const dialogActions = ({ mixins }: Theme) =>
  ({
    ...mixins.actions,
    ...actionBar(dialogPadding),
    order: 1,
    // Over the padding of the dialog.
    bottom: '-20px',
    mx: '-24px',
    mb: '-20px',
    px: '24px',
    pb: '20px',
    bgcolor: 'background.raised',
  }) as const;

/** The bar of actions below a page or in a drawer; on a low screen it is at the end of the content. */
export const actionBar = (padding?: string) =>
  ({
    ...stickyBar('bottom', padding),
    // Over the labels and buttons of the fields that scroll below.
    zIndex: 2,
    borderTop: 1,
    borderColor: 'divider',
    pt: 1.5,
    pb: 'calc(12px + env(safe-area-inset-bottom))',
    '@media (max-height: 29.99em)': { position: 'static', '& *': { scrollMargin: 0 } },
  }) as const;

/** A small phone or a laptop, where the button of a sign-in form is to be in sight; as in `shell.css`. */
export const lowWindow = '@media (max-height: 43.75em)';
