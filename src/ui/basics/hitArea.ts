/* Styles that make the hit area of a control larger than what is visible. */

/** A link or button in a row that is `position: relative`: its hit area is the row, except for what lies above it. */
export const wholeRow = {
  // A positioned button would be the containing block of its `::after`.
  position: 'static',
  font: 'inherit',
  textAlign: 'start',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
} as const;

/** A link of one line: high enough for a finger, without taking more room than its line. */
export const tallLink = { position: 'relative', py: '11px', my: '-11px' } as const;

/** For controls that are lower than a finger needs where a mouse is used. */
export const touchHeight = { '@media (pointer: coarse)': { minHeight: 44 } } as const;
