import i18next from 'i18next';
import { useEffect, useState } from 'react';
import type { RichTextEditor } from './RichTextEditor';

type EditorComponent = typeof RichTextEditor;

let loaded: EditorComponent | null = null;

/** Loads the editor's component as soon as it `isDue`; later fields have it at once. */
export function useEditorCode(isDue: boolean) {
  const [Editor, setEditor] = useState<EditorComponent | null>(() => loaded);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isMissing = Editor === null;
  useEffect(() => {
    if (!isMissing || !isDue) return;
    // With its texts: it replaces a field that someone may be typing into, and must not suspend then.
    Promise.all([import('./RichTextEditor'), i18next.loadNamespaces('richText')]).then(
      ([code]) => {
        loaded = code.RichTextEditor;
        setEditor(() => loaded);
      },
      () => setFailedAttempt(attempt),
    );
  }, [attempt, isDue, isMissing]);
  return { Editor, hasFailed: isMissing && failedAttempt > 0, retry: () => setAttempt(attempt + 1) };
}
