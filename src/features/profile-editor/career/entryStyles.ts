/** Picture, words and menu of an entry; its button has a line of its own. */
export const entryRow = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture text menu" ". connect connect"',
  columnGap: 1.5,
  alignItems: 'start',
  mx: -1.5,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-marked="true"]': { bgcolor: 'action.hover', outline: '1px solid', outlineColor: 'primary.main' },
} as const;

/**
 * What is known of an entry, one after the other; a new line begins between two facts rather than within one. The point
 * before a fact lies outside of the box where that begins a line, and is cut off: no line begins or ends with one.
 */
export const factLines = {
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  '& > div': { marginInlineStart: '-1.5ch' },
  // None of it is positioned: it would lie above the area where the row is pressed.
  '& span': { display: 'inline-block', paddingInlineStart: '1.5ch' },
  '& span::before': {
    content: '"·"',
    display: 'inline-block',
    width: '1.5ch',
    marginInlineStart: '-1.5ch',
    textAlign: 'center',
  },
  '& > p': { m: 0 },
} as const;

/** A line from one picture down to the next. */
export const timeline = {
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '52px -4px',
    // Below the middle of the picture.
    insetInlineStart: '31px',
    borderInlineStart: '2px solid',
    borderColor: 'divider',
  },
  'li:last-of-type > &::before': { display: 'none' },
} as const;
