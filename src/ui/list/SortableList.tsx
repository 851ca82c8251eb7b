import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import type { SortableListProps } from './SortableRows';

/** Loads drag and drop with the first list: most sections of an editor are closed at first (performance S2). */
const SortableRows = lazyComponent(() => import('./SortableRows'), 'SortableRows') as <T extends { id: string }>(
  props: SortableListProps<T>,
) => ReactNode;

/** Items can be dragged, moved with the keyboard, or moved by their menu (ux no. 7). */
export function SortableList<T extends { id: string }>(props: SortableListProps<T>) {
  return (
    <Suspense fallback={<ListSkeleton rows={props.items.length} height={48} />}>
      <SortableRows {...props} />
    </Suspense>
  );
}
