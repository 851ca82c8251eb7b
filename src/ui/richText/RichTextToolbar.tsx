import { Box, IconButton, Stack } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { memo, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenLook } from '@/ui/basics/ChipButton';
import { IconTooltip } from '@/ui/basics/IconTooltip';
import { hasCommandKey } from '@/ui/basics/usePrinting';
import { toolGroups, type Tool, type ToolName } from './tools';

const tools = toolGroups.flat();
const isApple = hasCommandKey();

interface RichTextToolbarProps {
  editor: Editor;
  textId: string;
  label: string;
  onLink: () => void;
}

/**
 * The tools with text labels where there is room. The toolbar is one tab stop; the arrow keys go from tool to tool.
 * Typing does not render it.
 */
export const RichTextToolbar = memo(function RichTextToolbar({ editor, textId, label, onLink }: RichTextToolbarProps) {
  const { t } = useTranslation('richText');
  const [current, setCurrent] = useState<ToolName>('heading');
  const { active, possible } = useToolStates(editor);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tools.findIndex(({ name }) => name === current);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + (isRtl ? -1 : 1),
      ArrowLeft: at + (isRtl ? 1 : -1),
      Home: 0,
      End: tools.length - 1,
    };
    const next = tools.at((steps[event.key] ?? Number.NaN) % tools.length);
    if (steps[event.key] === undefined || !next) return;
    event.preventDefault();
    setCurrent(next.name);
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${next.name}"]`)?.focus();
  };
  const press = ({ name, run }: Tool) => {
    setCurrent(name);
    if (name === 'link') onLink();
    else if (possible.has(name)) run?.(editor);
  };

  return (
    <Stack
      role="toolbar"
      aria-label={t('tool.label', { label })}
      aria-controls={textId}
      direction="row"
      onKeyDown={move}
      sx={toolbar}
    >
      {toolGroups.map((group) => (
        <Stack key={group[0]?.name} direction="row" sx={{ gap: 0.25 }}>
          {group.map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              isActive={active.has(tool.name)}
              isPossible={possible.has(tool.name)}
              isCurrent={tool.name === current}
              onFocus={() => setCurrent(tool.name)}
              onPress={() => press(tool)}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
});

interface ToolButtonProps {
  tool: Tool;
  isActive: boolean;
  isPossible: boolean;
  isCurrent: boolean;
  onFocus: () => void;
  onPress: () => void;
}

function ToolButton({ tool, isActive, isPossible, isCurrent, onFocus, onPress }: ToolButtonProps) {
  const { t } = useTranslation('richText');
  const { name, Icon, keys } = tool;
  const title = t(`tool.${name}`);
  return (
    <IconTooltip title={t('tool.withKeys', { name: title, keys: `${isApple ? '⌘' : t('tool.control')}+${keys}` })}>
      <IconButton
        data-tool={name}
        aria-label={title}
        aria-keyshortcuts={`${isApple ? 'Meta' : 'Control'}+${keys}`}
        aria-pressed={tool.isActive ? isActive : undefined}
        aria-haspopup={name === 'link' ? 'dialog' : undefined}
        aria-disabled={isPossible ? undefined : true}
        tabIndex={isCurrent ? 0 : -1}
        // The text that the tool is for stays selected.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={onFocus}
        onClick={onPress}
        sx={toolButton}
      >
        {Icon ? <Icon fontSize="small" sx={tool.isActive ? iconWithoutRoom : undefined} /> : null}
        {tool.isActive ? (
          <Box component="span" sx={[Icon ? wordWithRoom : {}, wordStyles[name] ?? {}]}>
            {title}
          </Box>
        ) : null}
      </IconButton>
    </IconTooltip>
  );
}

/** From this width on, the labels of all tools fit into one line. */
const room = '@container (min-width: 33.75em)';
const wordWithRoom = { display: 'none', [room]: { display: 'inline' } } as const;
const iconWithoutRoom = { [room]: { display: 'none' } } as const;

const wordStyles: Readonly<Partial<Record<ToolName, object>>> = {
  bold: { fontWeight: 700 },
  italic: { fontStyle: 'italic' },
};

const toolbar = {
  containerType: 'inline-size',
  flexWrap: 'wrap',
  columnGap: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const toolButton = {
  typography: 'caption',
  borderRadius: 1,
  color: 'text.secondary',
  border: '1px solid transparent',
  '@media (pointer: fine)': { minWidth: 36, minHeight: 36, p: 0.75 },
  '&[aria-pressed="true"]': chosenLook,
  '&[aria-disabled="true"]': { color: 'action.disabled' },
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: 'GrayText' },
  },
} as const;

/** Which tools are pressed, and which can be used; renders only when that changes. */
function useToolStates(editor: Editor) {
  const states = useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange);
      return () => editor.off('transaction', onChange);
    },
    () =>
      tools
        .map(
          ({ isActive, isPossible }) => `${isActive?.(editor) ? 'a' : ''}${isPossible?.(editor) === false ? '' : 'p'}`,
        )
        .join(),
  ).split(',');
  const withState = (sign: string) =>
    new Set(tools.filter((_, index) => states[index]?.includes(sign)).map(({ name }) => name));
  return { active: withState('a'), possible: withState('p') };
}
