import BulletListIcon from '@mui/icons-material/FormatListBulleted';
import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import OrderedListIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ChainedCommands, Editor } from '@tiptap/core';
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
  /** Without an icon, the label is always shown. */
  Icon?: SvgIconComponent;
  /** Keys of the shortcut besides Ctrl or ⌘; the letters are the same in both languages. */
  keys: string;
  /** Missing for the link tool, which opens a dialog. */
  run?: (editor: Editor) => void;
  /** Whether the cursor is in such a text; missing for a tool that is no toggle. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

type Change = (chain: ChainedCommands) => ChainedCommands;

const run = (change: Change) => (editor: Editor) => change(editor.chain().focus()).run();

function format(name: ToolName, Icon: SvgIconComponent | null, keys: string, toggle: Change): Tool {
  return { name, ...(Icon ? { Icon } : {}), keys, run: run(toggle), isActive: (editor) => editor.isActive(name) };
}

export const toolGroups: readonly (readonly Tool[])[] = [
  [
    format('heading', null, 'Alt+3', (chain) => chain.toggleHeading({ level: 3 })),
    format('bold', BoldIcon, 'B', (chain) => chain.toggleBold()),
    format('italic', ItalicIcon, 'I', (chain) => chain.toggleItalic()),
    { name: 'link', Icon: LinkIcon, keys: 'K', isActive: (editor) => editor.isActive('link') },
  ],
  [
    format('bulletList', BulletListIcon, 'Shift+8', (chain) => chain.toggleBulletList()),
    format('orderedList', OrderedListIcon, 'Shift+7', (chain) => chain.toggleOrderedList()),
    format('blockquote', QuoteIcon, 'Shift+B', (chain) => chain.toggleBlockquote()),
  ],
  [
    {
      name: 'undo',
      Icon: UndoIcon,
      keys: 'Z',
      run: run((chain) => chain.undo()),
      isPossible: ({ state }) => undoDepth(state) > 0,
    },
    {
      name: 'redo',
      Icon: RedoIcon,
      keys: 'Y',
      run: run((chain) => chain.redo()),
      isPossible: ({ state }) => redoDepth(state) > 0,
    },
  ],
];
