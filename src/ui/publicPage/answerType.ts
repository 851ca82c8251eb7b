/** The type of the public page: of the short answer, and of what follows. Where it is read and where it is written. */
export const answerType = {
  short: {
    headline: { fontSize: 'h2.fontSize', lineHeight: 28 / 20, fontWeight: 600 },
    text: { fontSize: 'h3.fontSize', lineHeight: 27 / 17 },
  },
  long: { headline: { typography: 'h3' }, text: { typography: 'body1' } },
} as const;
