import { DndContext, PointerSensor, KeyboardSensor, useSensor, useSensors, type Modifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '@/domain/listOrder';
import type { MenuAction } from '@/ui/basics/ActionMenu';
import { SortableRow } from './SortableRow';
import { useListFocus } from './useListFocus';
import { useOptimisticOrder, type SendOrder } from './useOptimisticOrder';
import { useSortableAnnouncements } from './useSortableAnnouncements';
import { useFailureText } from '@/ui/text/useFailureText';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

export interface SortableListProps<T extends { id: string }> {
  items: readonly T[];
  /** Accessible name of the list. */
  label: string;
  /** How an item is called in announcements and in the names of its controls. */
  nameOf: (item: T) => string;
  /** Makes the reorder call with the full list, counted from 1; answers the failure or null. */
  onReorder: SendOrder;
  /** Further menu items below the moves. */
  actionsOf?: (item: T) => readonly MenuAction[];
  children: (item: T) => ReactNode;
}

/** Items move in the list's own direction only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The rows of a `SortableList`, which loads them. */
export function SortableRows<T extends { id: string }>(props: SortableListProps<T>) {
  const { label, nameOf, onReorder, actionsOf, children } = props;
  const { t } = useTranslation('editing');
  const failureText = useFailureText();
  const { items, failure, reorder } = useOptimisticOrder(props.items, onReorder);
  const [announcement, setAnnouncement] = useState('');
  const ids = items.map(({ id }) => id);
  const nameById = (id: string) => nameOf(items.find((item) => item.id === id) as T);
  const speech = useSortableAnnouncements(ids, nameById);
  const list = useListFocus<HTMLUListElement>(ids.join());
  const contextId = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < ids.length) void reorder(moved(ids, from, to));
  };
  /** A drag announces itself; a move by the menu has to. */
  const moveAndSay = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(t('sortable.moved', { name: nameById(ids[from] as string), place: to + 1, count: ids.length }));
  };

  return (
    <>
      <DndContext
        id={contextId}
        sensors={sensors}
        modifiers={[upAndDown]}
        accessibility={speech}
        onDragEnd={({ active, over }) => {
          if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Stack component="ul" data-rows ref={list} aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
            {items.map((item, index) => (
              <SortableRow
                key={item.id}
                id={item.id}
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
        </SortableContext>
      </DndContext>
      {failure ? <Alert severity="error">{t('sortable.refused', { reason: failureText(failure) })}</Alert> : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
