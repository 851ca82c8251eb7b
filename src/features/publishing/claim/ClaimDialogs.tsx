import { Suspense } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useHasOpened } from '@/ui/basics/useHasOpened';
import type { LifeCycleDialogsProps } from './LifeCycleDialogs';

/** Loaded when first opened (performance S2). */
const LifeCycleDialogs = lazyComponent(() => import('./LifeCycleDialogs'), 'LifeCycleDialogs');

export type { ClaimDialog, ClaimDialogType } from './LifeCycleDialogs';

/** They stay mounted, since a call they started may still be pending. */
export function ClaimDialogs(props: LifeCycleDialogsProps) {
  const hasOpened = useHasOpened(props.dialog !== null);
  return hasOpened ? (
    <Suspense>
      <LifeCycleDialogs {...props} />
    </Suspense>
  ) : null;
}
