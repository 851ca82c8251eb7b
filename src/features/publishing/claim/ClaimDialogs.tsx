import { Suspense, useState } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { LifeCycleDialogsProps } from './LifeCycleDialogs';

/** With its first opening, not with the page (performance S2). */
const LifeCycleDialogs = lazyComponent(() => import('./LifeCycleDialogs'), 'LifeCycleDialogs');

export type { ClaimDialog, ClaimDialogType } from './LifeCycleDialogs';

/** The dialogs for actions on a whole claim. They stay mounted, since a call they started may still be pending. */
export function ClaimDialogs(props: LifeCycleDialogsProps) {
  const [hasOpened, setHasOpened] = useState(false);
  if (props.dialog && !hasOpened) setHasOpened(true);
  return hasOpened ? (
    <Suspense>
      <LifeCycleDialogs {...props} />
    </Suspense>
  ) : null;
}
