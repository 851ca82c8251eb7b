import useScrollTrigger from '@mui/material/useScrollTrigger';
import { Suspense } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';

const ToTopButton = lazyComponent(() => import('./ToTopButton'), 'ToTopButton');

/** Floating way back to the top after more than 200 px (NAV-09). */
export function ScrollToTop() {
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 200 });
  return isScrolled ? (
    <Suspense>
      <ToTopButton />
    </Suspense>
  ) : null;
}
