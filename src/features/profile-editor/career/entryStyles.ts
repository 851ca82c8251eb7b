/** Stretches the title's button over the card: a press anywhere but on the actions opens the entry (ux 2.1). */
export const wholeRow = {
  font: 'inherit',
  textAlign: 'start',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
} as const;

/** Picture, words and actions of an entry; on a phone its button has a line of its own. */
export const entryRow = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto auto',
  gridTemplateAreas: { xs: '"picture text text menu" ". connect connect connect"', sm: '"picture text connect menu"' },
  columnGap: { xs: 1.5, sm: 2 },
  alignItems: 'start',
  mx: -1.5,
  px: 1.5,
  py: 1.5,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-marked="true"]': { bgcolor: 'action.hover', outline: '1px solid', outlineColor: 'primary.main' },
} as const;

/** A line from one picture down to the next. */
export const timeline = {
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '60px -4px',
    // Below the middle of the picture.
    insetInlineStart: '31px',
    borderInlineStart: '2px solid',
    borderColor: 'divider',
  },
  'li:last-of-type > &::before': { display: 'none' },
} as const;
