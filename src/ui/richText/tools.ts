import BulletListIcon from '@mui/icons-material/FormatListBulleted';
import BoldIcon from '@mui/icons-material/FormatBold';
import HeadingIcon from '@mui/icons-material/Title';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import OrderedListIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';

export type ToolName =
  | 'heading'
  | 'bold'
  | 'italic'
  | 'link'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'undo'
  | 'redo';

export interface Tool {
  name: ToolName;
  Icon: SvgIconComponent;
  /** The shortcut's keys besides the system's own one; the letters are the same in both languages. */
  keys: string;
  /** What a press does; the link's opens a dialog. */
  run?: (editor: Editor) => void;
  /** Stays pressed where the cursor is in such a text; undefined for what is done once. */
  isActive?: (editor: Editor) => boolean;
  /** Whether there is something to do. */
  isPossible?: (editor: Editor) => boolean;
}

const isIn = (name: ToolName) => (editor: Editor) => editor.isActive(name);

/** The tools in the order of the toolbar, in groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      name: 'heading',
      Icon: HeadingIcon,
      keys: 'Alt+3',
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      isActive: isIn('heading'),
    },
    {
      name: 'bold',
      Icon: BoldIcon,
      keys: 'B',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isActive: isIn('bold'),
    },
    {
      name: 'italic',
      Icon: ItalicIcon,
      keys: 'I',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isActive: isIn('italic'),
    },
    { name: 'link', Icon: LinkIcon, keys: 'K', isActive: isIn('link') },
  ],
  [
    {
      name: 'bulletList',
      Icon: BulletListIcon,
      keys: 'Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isActive: isIn('bulletList'),
    },
    {
      name: 'orderedList',
      Icon: OrderedListIcon,
      keys: 'Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isActive: isIn('orderedList'),
    },
    {
      name: 'blockquote',
      Icon: QuoteIcon,
      keys: 'Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isActive: isIn('blockquote'),
    },
  ],
  [
    {
      name: 'undo',
      Icon: UndoIcon,
      keys: 'Z',
      run: (editor) => editor.chain().focus().undo().run(),
      isPossible: ({ state }) => undoDepth(state) > 0,
    },
    {
      name: 'redo',
      Icon: RedoIcon,
      keys: 'Y',
      run: (editor) => editor.chain().focus().redo().run(),
      isPossible: ({ state }) => redoDepth(state) > 0,
    },
  ],
];
