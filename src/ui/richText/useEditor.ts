import type { Editor } from '@tiptap/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '@/store/hooks';
import type { RefCallBack } from 'react-hook-form';
import { createEditor, htmlOf, replaceText } from './createEditor';

export interface RichTextEditorProps {
  /** Id of the control; links of the error summary lead to it. */
  id: string;
  label: string;
  /** In place of the edge of an empty field; '' for none. */
  placeholder: string;
  /** HTML, or plain text that was written without an editor. */
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  lang: string | undefined;
  onChange: (html: string) => void;
  onBlur: () => void;
  inputRef: RefCallBack;
}

/** Milliseconds without a key after which typed text reaches the form; a long text is not written out with every key. */
const writeDelayMs = 400;
/** Milliseconds after which it does so while keys go on. */
const longestDelayMs = 2000;

/**
 * The editor of a field. What is typed goes to the form a moment later, and at once when the field is left or goes away;
 * what the form gets from elsewhere (a draft, a reset, a suggestion) goes to the editor as one step to undo.
 */
export function useEditor(props: RichTextEditorProps, onLinkKey: () => void) {
  const { id, label, value, invalid, describedBy, lang, inputRef } = props;
  const { host, editor, writtenRef } = useCreatedEditor(props, onLinkKey);

  useLayoutEffect(() => {
    if (!editor) return;
    const attributes = {
      id,
      'aria-label': label,
      'aria-multiline': 'true',
      'aria-invalid': String(invalid),
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(lang ? { lang } : {}),
    };
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, id, label, invalid, describedBy, lang]);

  useEffect(() => {
    const focus = () => editor?.view.focus();
    inputRef(editor ? { focus } : null);
    // Browsers do not focus the editor for its label: to them it is no form field.
    const above = document.querySelector(`label[for="${id}"]`);
    above?.addEventListener('click', focus);
    return () => above?.removeEventListener('click', focus);
  }, [editor, id, inputRef]);

  useEffect(() => {
    if (!editor || value === writtenRef.current) return;
    writtenRef.current = value;
    replaceText(editor, value);
  }, [editor, value, writtenRef]);

  return { host, editor };
}

/** The editor in its element, and the last value that the form got from it. */
function useCreatedEditor(props: RichTextEditorProps, onLinkKey: () => void) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const writtenRef = useRef(props.value);
  const latestRef = useLatest({ ...props, onLinkKey });

  useLayoutEffect(() => {
    if (!host.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since = 0;
    const write = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const html = htmlOf(created);
      if (html === writtenRef.current) return;
      writtenRef.current = html;
      latestRef.current.onChange(html);
    };
    const created = createEditor(host.current, latestRef.current.value, {
      onChange: () => {
        if (timer === undefined) since = Date.now();
        clearTimeout(timer);
        timer = setTimeout(write, Math.min(writeDelayMs, since + longestDelayMs - Date.now()));
      },
      onBlur: () => {
        write();
        latestRef.current.onBlur();
      },
      onLinkKey: () => latestRef.current.onLinkKey(),
    });
    writtenRef.current = latestRef.current.value;
    setEditor(created);
    window.addEventListener('pagehide', write, { capture: true });
    return () => {
      write();
      window.removeEventListener('pagehide', write, { capture: true });
      created.destroy();
    };
  }, [latestRef]);

  return { host, editor, writtenRef };
}
