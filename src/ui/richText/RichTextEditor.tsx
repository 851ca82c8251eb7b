import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { LinkDialog } from './LinkDialog';
import { richTextStyles } from './RichText';
import { RichTextToolbar } from './RichTextToolbar';
import { useEditor, type RichTextEditorProps } from './useEditor';

/** Toolbar and text, without a box around them; loaded with the libraries behind it when a field is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, placeholder, invalid } = props;
  const [isLinking, setLinking] = useState(false);
  const [openings, setOpenings] = useState(0);
  const startLinking = useCallback(() => {
    setLinking(true);
    setOpenings((before) => before + 1);
  }, []);
  const { host, editor } = useEditor(props, startLinking);
  return (
    <div>
      {editor ? <RichTextToolbar editor={editor} textId={id} label={label} onLink={startLinking} /> : null}
      <Box
        ref={host}
        sx={{
          ...textStyles,
          ...(placeholder
            ? {
                '& .ProseMirror > p:only-child:has(> .ProseMirror-trailingBreak:only-child)::before': hint(placeholder),
              }
            : {
                '&:has(:where(.ProseMirror > p:only-child > .ProseMirror-trailingBreak:only-child))::after': {
                  ...edge,
                  border: 1,
                  borderStyle: 'dashed',
                  borderColor: 'fieldEdge',
                },
              }),
          ...(invalid ? { '&&::after': { ...edge, border: 1, borderColor: 'error.main' } } : {}),
          '&&:focus-within::after': { ...edge, border: 2, borderColor: invalid ? 'error.main' : 'primary.main' },
        }}
      />
      {editor ? (
        <LinkDialog open={isLinking} openings={openings} editor={editor} onClose={() => setLinking(false)} />
      ) : null}
    </div>
  );
}

/** As of any other field, while the text has the focus or is refused; drawn over it, it moves nothing. */
const edge = { content: '""', position: 'absolute', inset: 0, borderRadius: 1, pointerEvents: 'none' } as const;

/** Takes no room: the caret stands before it. */
const hint = (placeholder: string) =>
  ({
    content: JSON.stringify(placeholder),
    position: 'absolute',
    color: 'text.secondary',
    pointerEvents: 'none',
  }) as const;

/** In px. */
const textInset = 12;

/** What the editor needs of a style sheet of its own, which the content security policy would not let in. */
const textStyles = {
  position: 'relative',
  mx: `-${textInset}px`,
  '& .ProseMirror': {
    ...richTextStyles,
    minHeight: 160,
    px: `${textInset}px`,
    py: 1.5,
    outline: 0,
    position: 'relative',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '& a': { color: 'primary.main', textDecoration: 'underline' },
  },
} as const;
