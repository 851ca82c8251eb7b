import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Alert, Stack, type Theme } from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '@/domain/listOrder';
import type { MenuAction } from '@/ui/basics/ActionMenu';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { useFailureText } from '@/ui/text/useFailureText';
import { SortableRow } from './SortableRow';
import { rowEnterAnimation } from './rowEnterAnimation';
import { useListFocus } from './useListFocus';
import { useOptimisticOrder, type SendOrder } from './useOptimisticOrder';

interface SortableListProps<T extends { id: string }> {
  items: readonly T[];
  label: string;
  layout: keyof typeof layouts;
  nameOf: (item: T) => string;
  /** Gets the whole order, counted from 1; resolves to the failure, or to null. */
  onReorder: SendOrder;
  /** Menu items below the moves. */
  actionsOf?: (item: T) => readonly MenuAction[];
  children: (item: T) => ReactNode;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const layouts = {
  rows: {
    strategy: verticalListSortingStrategy,
    modifiers: [upAndDown],
    // Shows the row's number beside its handle.
    sx: {
      gap: 1,
      counterReset: 'row',
      '& > li': { counterIncrement: 'row' },
      '& > li > button:first-of-type::after': { content: 'counter(row)', typography: 'caption', minWidth: '1.5em' },
    },
  },
  chips: {
    strategy: rectSortingStrategy,
    modifiers: [],
    // Looks like the upper half of a field; the input for the next chip is the lower half.
    sx: (theme: Theme) => ({
      flexFlow: 'row wrap',
      gap: 1,
      padding: '8px',
      border: `1px solid ${theme.vars.palette.fieldEdge}`,
      borderBlockEnd: 0,
      borderStartStartRadius: theme.shape.borderRadius,
      borderStartEndRadius: theme.shape.borderRadius,
    }),
  },
};

/** Items can be dragged, moved with the keyboard, or moved by their menu (ux no. 7). */
export function SortableList<T extends { id: string }>(props: SortableListProps<T>) {
  const { label, layout, nameOf, onReorder, actionsOf, children } = props;
  const { t } = useTranslation('editing');
  const failureText = useFailureText();
  const { items, failure, reorder } = useOptimisticOrder(props.items, onReorder);
  const [announcement, setAnnouncement] = useState('');
  const ids = items.map(({ id }) => id);
  // The lifted item may be deleted meanwhile.
  const nameById = (id: string) => {
    const item = items.find((entry) => entry.id === id);
    return item ? nameOf(item) : '';
  };
  const list = useListFocus<HTMLUListElement>(ids.join());

  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < ids.length) void reorder(moved(ids, from, to));
  };
  /** dnd-kit announces a drag, but not a move by the menu. */
  const moveAndSay = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(t('sortable.moved', { name: nameById(ids[from] as string), place: to + 1, count: ids.length }));
  };

  return (
    <>
      <DragAndDrop ids={ids} layout={layout} nameOf={nameById} onMove={move}>
        <Stack
          component="ul"
          {...rowEnterAnimation}
          ref={list}
          aria-label={label}
          sx={[{ listStyle: 'none', p: 0, m: 0 }, layouts[layout].sx]}
        >
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              id={item.id}
              isChip={layout === 'chips'}
              name={nameOf(item)}
              position={index}
              count={items.length}
              onMove={(to) => moveAndSay(index, to)}
              actions={actionsOf?.(item) ?? []}
            >
              {children(item)}
            </SortableRow>
          ))}
        </Stack>
      </DragAndDrop>
      {failure ? (
        <Alert severity="error" role="alert">
          {t('sortable.refused', { reason: failureText(failure) })}
        </Alert>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

interface DragAndDropProps {
  ids: string[];
  layout: keyof typeof layouts;
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

function DragAndDrop({ ids, layout, nameOf, onMove, children }: DragAndDropProps) {
  const { strategy, modifiers } = layouts[layout];
  const accessibility = useSortableAnnouncements(ids, nameOf);
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      id={id}
      sensors={sensors}
      modifiers={modifiers}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function useSortableAnnouncements(ids: readonly string[], nameOf: (id: string) => string) {
  const { t } = useTranslation('editing');
  const values = (id: UniqueIdentifier, over?: UniqueIdentifier) => ({
    name: nameOf(String(id)),
    place: ids.indexOf(String(over ?? id)) + 1,
    count: ids.length,
  });
  // dnd-kit reports a lifted item as over its own place at once, which would talk over "lifted".
  const justLifted = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      justLifted.current = true;
      return t('sortable.lifted', values(active.id));
    },
    onDragOver: ({ active, over }) => {
      const isFirst = justLifted.current;
      justLifted.current = false;
      return isFirst && over?.id === active.id ? undefined : t('sortable.over', values(active.id, over?.id));
    },
    onDragEnd: ({ active, over }) => t('sortable.dropped', values(active.id, over?.id)),
    onDragCancel: ({ active }) => t('sortable.cancelled', values(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('sortable.instructions') } };
}
