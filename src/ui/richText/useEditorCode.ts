import i18next from 'i18next';
import { useEffect, useState } from 'react';
import type { RichTextEditor } from './RichTextEditor';

type EditorComponent = typeof RichTextEditor;

let loaded: EditorComponent | null = null;

/** The editor's component once it is loaded, as soon as it `isDue`; later fields have it at once. */
export function useEditorCode(isDue: boolean) {
  const [Editor, setEditor] = useState<EditorComponent | null>(() => loaded);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isMissing = Editor === null;
  useEffect(() => {
    if (!isMissing || !isDue) return;
    // With its texts: it takes over from what is typed into meanwhile, and must not be away for a moment.
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
