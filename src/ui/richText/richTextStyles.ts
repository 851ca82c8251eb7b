import type { Theme } from '@mui/material/styles';

/** How rich text looks, where it is read and where it is written. */
export const richTextStyles = (theme: Theme) => ({
  overflowWrap: 'anywhere' as const,
  '& > :first-of-type': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
  '& p': { marginBlock: theme.spacing(1.5) },
  '& :is(h2, h3, h4, h5, h6)': {
    ...theme.typography.body1,
    fontSize: '1.125rem',
    fontWeight: 600,
    marginBlock: theme.spacing(2.5, 1),
  },
  '& :is(ul, ol)': { marginBlock: theme.spacing(1.5), paddingInlineStart: theme.spacing(3) },
  '& li': { marginBlock: theme.spacing(0.5) },
  '& li > p': { margin: 0 },
  '& blockquote': {
    marginBlock: theme.spacing(2),
    marginInline: 0,
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
});

/** The frame of a text field around toolbar and text; the text as it will be read. */
export const editorStyles = (invalid: boolean) => (theme: Theme) => ({
  border: '1px solid',
  borderColor: invalid ? theme.vars.palette.error.main : theme.vars.palette.divider,
  borderRadius: `${theme.shape.borderRadius}px`,
  '& .ProseMirror': {
    ...richTextStyles(theme),
    minHeight: 160,
    padding: theme.spacing(1.5, 1.75),
    outline: 0,
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
});
