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
