import { Extension, getSchema, Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { webAddress } from '@/domain/webAddress';

const addressOf = (element: HTMLElement) => webAddress(element.getAttribute('href') ?? '')?.href;

/** A link has an address and no other attribute; `SafeLink` adds the rest where the text is read. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  // What is typed behind a link does not belong to it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null, parseHTML: (element: HTMLElement) => addressOf(element) ?? null } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => (addressOf(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href: webAddress(String(href))?.href ?? '' }, 0],
});

const LineBreak = Node.create({
  name: 'lineBreak',
  inline: true,
  group: 'inline',
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

/** Without the Tab key of `ListItem`: it leaves the editor also from within a list. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

export const LinkKey = Extension.create<{ onPress: () => void }>({
  name: 'linkKey',
  addOptions: () => ({ onPress: () => undefined }),
  addKeyboardShortcuts() {
    return {
      'Mod-k': () => {
        // The browser reports the selection of the previous key only a moment later.
        setTimeout(this.options.onPress);
        return true;
      },
    };
  },
});

export const extensions = [
  Document,
  Paragraph,
  Text,
  LineBreak,
  Heading.configure({ levels: [3] }),
  Bold,
  Italic,
  Link,
  BulletList,
  OrderedList,
  Item,
  Blockquote,
  UndoRedo,
];

export const schema = getSchema(extensions);
