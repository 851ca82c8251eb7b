import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { LinkDialog } from './LinkDialog';
import { richTextStyles } from './richTextStyles';
import { RichTextToolbar } from './RichTextToolbar';
import { useEditor, type RichTextEditorProps } from './useEditor';

/** Toolbar and text; loaded with the libraries behind it when a field is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, invalid } = props;
  const [isLinking, setLinking] = useState(false);
  const startLinking = useCallback(() => setLinking(true), []);
  const { host, editor } = useEditor(props, startLinking);
  return (
    <Box
      sx={{
        position: 'relative',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: invalid ? 'error.main' : 'fieldEdge',
        borderRadius: 1,
        '@media (hover: hover)': { '&:hover': { borderColor: invalid ? 'error.main' : 'text.secondary' } },
      }}
    >
      {editor ? <RichTextToolbar editor={editor} textId={id} label={label} onLink={startLinking} /> : null}
      <Box
        ref={host}
        sx={{
          ...textStyles,
          '&:focus-within::after': { ...focusedEdge, borderColor: invalid ? 'error.main' : 'primary.main' },
        }}
      />
      {editor && isLinking ? <LinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
    </Box>
  );
}

/** Two pixels around the whole field, as of any other, while its text has the focus; drawn over it, it moves nothing. */
const focusedEdge = {
  content: '""',
  position: 'absolute',
  inset: '-1px',
  border: 2,
  borderRadius: 1,
  pointerEvents: 'none',
} as const;

/** What the editor needs of a style sheet of its own, which the content security policy would not let in. */
const textStyles = {
  '& .ProseMirror': {
    ...richTextStyles,
    minHeight: 160,
    px: 1.75,
    py: 1.5,
    outline: 0,
    position: 'relative',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '& a': { color: 'primary.main', textDecoration: 'underline' },
  },
} as const;
