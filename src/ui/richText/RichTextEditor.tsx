import Box from '@mui/material/Box';
import { useState } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { LinkDialog } from './LinkDialog';
import { editorStyles } from './richTextStyles';
import { RichTextToolbar } from './RichTextToolbar';
import { useEditor } from './useEditor';

export interface RichTextEditorProps {
  /** Of the control; links of the error summary lead to it. */
  id: string;
  label: string;
  /** HTML, or plain text that was written without an editor. */
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (html: string) => void;
  onBlur: () => void;
  inputRef: RefCallBack;
}

/** Toolbar and text; loaded with the libraries behind it when a field is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const { host, editor } = useEditor(props, () => setLinking(true));
  return (
    <Box sx={editorStyles(props.invalid)}>
      {editor ? (
        <RichTextToolbar editor={editor} textId={props.id} label={props.label} onLink={() => setLinking(true)} />
      ) : null}
      <div ref={host} />
      {editor && isLinking ? <LinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
    </Box>
  );
}
