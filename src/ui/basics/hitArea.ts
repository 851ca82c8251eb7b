/* Where a press is taken, beyond what is seen of a control. */

/** A link or button in a row that is `position: relative`: the whole row is pressed, except for what lies above it. */
export const wholeRow = {
  // A button would be what its area is measured by.
  position: 'static',
  font: 'inherit',
  textAlign: 'start',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
} as const;

/** A link of one line: as high as a finger needs, in the room that its line takes. */
export const tallLink = { position: 'relative', py: '11px', my: '-11px' } as const;

/** A control that is lower than a finger needs where a mouse presses it. */
export const touchHeight = { '@media (pointer: coarse)': { minHeight: 44 } } as const;
