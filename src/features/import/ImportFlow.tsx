import { lazy, Suspense } from 'react';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { Delayed } from '@/ui/feedback/StatusView';
import type { ImportStepsProps } from './ImportSteps';

// With its rules and forms, which no other page needs (performance S2).
const ImportSteps = lazy(async () => ({ default: (await import('./ImportSteps')).ImportSteps }));

/** A career from elsewhere: chosen, reviewed, taken over one entry at a time (ux no. 10). */
export function ImportFlow(props: ImportStepsProps) {
  return (
    <Suspense
      fallback={
        <Delayed>
          <ListSkeleton rows={2} height={240} />
        </Delayed>
      }
    >
      <ImportSteps {...props} />
    </Suspense>
  );
}
