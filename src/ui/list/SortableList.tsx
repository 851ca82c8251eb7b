import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import type { SortableListProps } from './SortableRows';

/** Drag and drop is fetched when the first list is shown: most sections of an editor are closed at first (performance S2). */
const SortableRows = lazyComponent(() => import('./SortableRows'), 'SortableRows') as <T extends { id: string }>(
  props: SortableListProps<T>,
) => ReactNode;

/**
 * A list everyone can reorder: drag by the handle, lift and move it with the keyboard, or use the item's menu (ux no. 7).
 */
export function SortableList<T extends { id: string }>(props: SortableListProps<T>) {
  return (
    <Suspense fallback={<ListSkeleton rows={props.items.length} height={48} />}>
      <SortableRows {...props} />
    </Suspense>
  );
}
