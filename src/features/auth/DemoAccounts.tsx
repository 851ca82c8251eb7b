import { Suspense } from 'react';
import { getDemoAccounts } from '@/platform/demoAccounts';
import { lazyComponent } from '@/ui/basics/lazyComponent';

// The constant itself, so that a build without mocks drops the code.
const DemoAccountChooser = import.meta.env.MOCKS_ON
  ? lazyComponent(() => import('./DemoAccountChooser'), 'DemoAccountChooser')
  : null;

/** Only where mocks answer (ux no. 18). */
export function DemoAccounts() {
  if (!DemoAccountChooser || getDemoAccounts().length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DemoAccountChooser />
    </Suspense>
  );
}
