import { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser, type Node as DocumentNode } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { htmlOfPlainText, isMarkup } from '@/domain/richText';
import { webAddress } from '@/domain/webAddress';
import { extensions, LinkKey, schema } from './extensions';
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

function parse(value: string, schema: Editor['schema']): DocumentNode {
  return DOMParser.fromSchema(schema).parse(sanitise(isMarkup(value) ? value : htmlOfPlainText(value)));
}

/**
 * Inserts what is pasted or dropped. TipTap would write untrusted markup into the document under a Trusted Types policy
 * of its own, which is not allowed; here it is sanitised first and inserted as nodes.
 */
function insertFrom(view: EditorView, data: DataTransfer | null, event: ClipboardEvent | DragEvent): void {
  event.preventDefault();
  if (event.type === 'drop') selectDropPoint(view, event as DragEvent);
  const html = data?.getData('text/html').trim() ?? '';
  const text = data?.getData('text/plain') ?? '';
  const { tr } = view.state;
  if (html !== '') insertMarkup(tr, html);
  else if (text !== '') insertText(tr, text);
  if (tr.docChanged) view.dispatch(tr.scrollIntoView().setMeta('uiEvent', event.type));
  view.focus();
}

function selectDropPoint(view: EditorView, { clientX, clientY }: DragEvent): void {
  const drop = view.posAtCoords({ left: clientX, top: clientY });
  if (!drop) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(drop.pos))));
}

const blocks = 'p, div, h3, li, ul, ol, blockquote';

/** Leaves out the empty paragraphs that other programs use as spacing; the text around each stays apart. */
function insertMarkup(tr: Transaction, html: string): void {
  const content = sanitise(html);
  for (const block of content.querySelectorAll(blocks)) {
    if (block.textContent?.trim() !== '') continue;
    const paragraph = document.createElement('div');
    paragraph.append(...wordsBefore(block));
    if (paragraph.hasChildNodes()) block.replaceWith(paragraph);
    else block.remove();
  }
  tr.replaceSelection(DOMParser.fromSchema(tr.doc.type.schema).parseSlice(content));
}

/** From the previous block on. */
function wordsBefore(block: Element): Node[] {
  const words: Node[] = [];
  for (let node = block.previousSibling; node; node = node.previousSibling) {
    if (node instanceof Element && node.matches(blocks)) break;
    words.unshift(node);
  }
  return words;
}

/** Lines become paragraphs; an address over selected text makes it a link. */
function insertText(tr: Transaction, text: string): void {
  const { from, to, empty } = tr.selection;
  const address = /\s/.test(text.trim()) ? null : webAddress(text);
  const link = tr.doc.type.schema.marks['link'];
  if (address && link && !empty) tr.addMark(from, to, link.create({ href: address.href }));
  else if (/[\r\n]/.test(text)) insertMarkup(tr, htmlOfPlainText(text));
  else tr.insertText(text);
}
