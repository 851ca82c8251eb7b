import { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser, type Node } from '@tiptap/pm/model';
import { htmlOfPlainText, isMarkup } from '@/domain/richText';
import { extensions, LinkKey, schema } from './extensions';
import { insertFrom } from './insertFrom';
import { sanitise } from './sanitise';

interface EditorEvents {
  onChange: () => void;
  onBlur: () => void;
  onLinkKey: () => void;
}

/** Content is only ever given as parsed nodes, since no HTML may be written into the page (quality T9). */
export function createEditor(element: HTMLElement, value: string, events: EditorEvents): Editor {
  return new Editor({
    element,
    extensions: [...extensions, LinkKey.configure({ onPress: events.onLinkKey })],
    content: parse(value, schema).toJSON() as object,
    injectCSS: false,
    editorProps: {
      handleDOMEvents: {
        blur: () => {
          events.onBlur();
          return false;
        },
        paste: (view, event) => {
          insertFrom(view, event.clipboardData, event);
          return true;
        },
        drop: (view, event) => {
          // Text that is moved within the editor is trusted.
          if (view.dragging) return false;
          insertFrom(view, event.dataTransfer, event);
          return true;
        },
      },
    },
    onUpdate: events.onChange,
  });
}

/** The text as the form holds it, '' where there is none. */
export function htmlOf(editor: Editor): string {
  return editor.state.doc.textContent.trim() === '' ? '' : editor.getHTML();
}

/** Replaces the whole text, as one step that can be undone. */
export function replaceText(editor: Editor, value: string): void {
  const { tr, doc, schema } = editor.state;
  editor.view.dispatch(closeHistory(tr.replaceWith(0, doc.content.size, parse(value, schema).content)));
  // What is typed next is a step of its own.
  editor.view.dispatch(closeHistory(editor.state.tr));
}

function parse(value: string, schema: Editor['schema']): Node {
  return DOMParser.fromSchema(schema).parse(sanitise(isMarkup(value) ? value : htmlOfPlainText(value)));
}
