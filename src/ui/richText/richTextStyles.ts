export const richTextStyles = {
  overflowWrap: 'anywhere',
  '& :is(p, h2, h3, h4, h5, h6, ul, ol, li, blockquote)': { m: 0 },
  '& :is(h2, h3, h4, h5, h6)': { typography: 'h3' },
  '& :is(ul, ol)': { p: 0, paddingInlineStart: 3 },
  '& blockquote': {
    paddingInlineStart: 2,
    borderInlineStart: '3px solid',
    borderColor: 'fieldEdge',
    color: 'text.secondary',
  },
  '& * + :is(p, ul, ol, blockquote)': { mt: 1.5 },
  '& * + :is(h2, h3, h4, h5, h6)': { mt: 2.5 },
  '& * + li': { mt: 0.5 },
  '& :is(h2, h3, h4, h5, h6) + *': { mt: 0.75 },
} as const;

/** In px. */
export const textInset = 12;
