import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Announcements for screen readers while an item is lifted, moved, dropped or put back. */
export function useSortableAnnouncements(
  ids: readonly string[],
  nameOf: (id: string) => string,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const { t } = useTranslation('editing');
  const values = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: nameOf(String(id)),
    place: ids.indexOf(String(over ?? id)) + 1,
    count: ids.length,
  });
  // An item that is lifted is over its own place at once, which would be said over "lifted".
  const justLifted = useRef(false);
  return {
    screenReaderInstructions: { draggable: t('sortable.instructions') },
    announcements: {
      onDragStart: ({ active }) => {
        justLifted.current = true;
        return t('sortable.lifted', values(active.id, undefined));
      },
      onDragOver: ({ active, over }) => {
        const isFirst = justLifted.current;
        justLifted.current = false;
        return isFirst && over?.id === active.id ? undefined : t('sortable.over', values(active.id, over?.id));
      },
      onDragEnd: ({ active, over }) => t('sortable.dropped', values(active.id, over?.id)),
      onDragCancel: ({ active }) => t('sortable.cancelled', values(active.id, undefined)),
    },
  };
}
