/** Typography of the short answer and of what follows, for the public page and its editor. */
export const answerType = {
  short: {
    headline: { fontSize: 'h2.fontSize', lineHeight: 28 / 20, fontWeight: 600 },
    text: { fontSize: 'h3.fontSize', lineHeight: 27 / 17 },
  },
  long: { headline: { typography: 'h3' }, text: { typography: 'body1' } },
} as const;
