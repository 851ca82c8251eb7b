import useScrollTrigger from '@mui/material/useScrollTrigger';
import { lazy, Suspense } from 'react';

const ToTopButton = lazy(async () => ({ default: (await import('./ToTopButton')).ToTopButton }));

/** Floating way back to the top after more than 200 px (NAV-09). */
export function ScrollToTop() {
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 200 });
  return <Suspense>{isScrolled ? <ToTopButton /> : null}</Suspense>;
}
