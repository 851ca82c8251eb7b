/** What the page keeps clear at its edges for bars (`useBarHeight`), in the styles of `html`. */
export const pagePadding = {
  top: 'calc(var(--sticky-top, 0px) + var(--head-height, 0px) + var(--nav-height, 0px) + 8px)',
  bottom: 'calc(var(--bottom-height, 0px) + 8px)',
} as const;

/** The same for a `SideDrawer`: its head, and the buttons of a form in it. */
export const drawerPadding = { top: '72px', bottom: '96px' } as const;

/**
 * Styles of a bar that stays in sight at an edge: what takes the focus in it must not be scrolled. A browser would bring
 * it out of the padding that keeps the content clear of this very bar, and the page would jump.
 *
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
