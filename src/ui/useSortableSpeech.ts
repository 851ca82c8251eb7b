import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

/** What a screen reader says while an item is lifted, moved, dropped or put back. */
export function useSortableSpeech(
  ids: readonly string[],
  nameOf: (id: string) => string,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const { t } = useTranslation();
  const values = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: nameOf(String(id)),
    place: ids.indexOf(String(over ?? id)) + 1,
    count: ids.length,
  });
  return {
    screenReaderInstructions: { draggable: t('sortable.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('sortable.lifted', values(active.id, undefined)),
      onDragOver: ({ active, over }) => t('sortable.over', values(active.id, over?.id)),
      onDragEnd: ({ active, over }) => t('sortable.dropped', values(active.id, over?.id)),
      onDragCancel: ({ active }) => t('sortable.cancelled', values(active.id, undefined)),
    },
  };
}
