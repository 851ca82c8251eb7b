import { Suspense } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { MilestoneProps } from './MilestoneDialog';

const MilestoneDialog = lazyComponent(() => import('./MilestoneDialog'), 'MilestoneDialog');

/** Congratulates on what was reached, in place of a notice (ux 2.6). */
export function Milestone(props: MilestoneProps) {
  return (
    <Suspense>
      <MilestoneDialog {...props} />
    </Suspense>
  );
}
