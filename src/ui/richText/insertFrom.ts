import { DOMParser } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { webAddress } from '@/domain/webAddress';
import { sanitise } from './sanitise';

/**
 * Inserts what is pasted or dropped. The editor's own way would write markup of others into the document under a policy of
 * its own, which is not allowed; here it is cleaned first and handed over as nodes.
 */
export function insertFrom(view: EditorView, data: DataTransfer | null, event: ClipboardEvent | DragEvent): void {
  event.preventDefault();
  const text = data?.getData('text/plain') ?? '';
  const html = data?.getData('text/html') ?? '';
  if (event.type === 'drop') selectDropPoint(view, event as DragEvent);
  if (html.trim() === '') insertText(view, text);
  else {
    const slice = DOMParser.fromSchema(view.state.schema).parseSlice(sanitise(html));
    const { tr } = view.state;
    view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', event.type));
  }
  view.focus();
}

function selectDropPoint(view: EditorView, { clientX, clientY }: DragEvent): void {
  const found = view.posAtCoords({ left: clientX, top: clientY });
  if (!found) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(found.pos))));
}

/** An address over selected words makes a link of them. */
function insertText(view: EditorView, text: string): void {
  const { selection, schema, tr } = view.state;
  const address = /\s/.test(text.trim()) ? null : webAddress(text);
  const link = schema.marks['link'];
  if (address && link && !selection.empty) {
    view.dispatch(tr.addMark(selection.from, selection.to, link.create({ href: address.href })));
  } else if (text !== '') view.pasteText(text);
}
