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
        bgcolor: 'background.paper',
        border: 1,
        borderColor: invalid ? 'error.main' : 'fieldEdge',
        borderRadius: 1,
        // Two pixels, as of any field; an outline moves nothing.
        '&:has([contenteditable]:focus)': {
          borderColor: invalid ? 'error.main' : 'primary.main',
          outline: '1px solid',
          outlineColor: invalid ? 'error.main' : 'primary.main',
        },
        '@media (hover: hover)': {
          '&:hover:not(:has([contenteditable]:focus))': { borderColor: invalid ? 'error.main' : 'text.secondary' },
        },
      }}
    >
      {editor ? <RichTextToolbar editor={editor} textId={id} label={label} onLink={startLinking} /> : null}
      <Box ref={host} sx={textStyles} />
      {editor && isLinking ? <LinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
    </Box>
  );
}

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
