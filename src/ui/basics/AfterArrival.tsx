import { Suspense, useEffect, useState, type ReactNode } from 'react';

interface AfterArrivalProps {
  /** Somebody has asked for it: it comes at once. */
  isAwaited: boolean;
  /** Until then, and while the children load. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Milliseconds after which nobody seems to be about to do anything. */
const stillMs = 4000;
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * For what is heavy and stands beside what a page was opened for: it comes with the first sign of the person in front of
 * it, or when there is none for a while, and so delays nothing on arrival (performance S2, S7).
 */
export function AfterArrival({ isAwaited, fallback, children }: AfterArrivalProps) {
  return useIsDue(isAwaited) ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/** Whether it is awaited, somebody has given a sign, or none was given for a while. */
export function useIsDue(isAwaited: boolean): boolean {
  const [isDue, setDue] = useState(isAwaited);
  if (isAwaited && !isDue) setDue(true);
  useEffect(() => {
    if (isDue) return undefined;
    const show = () => setDue(true);
    const timer = setTimeout(show, stillMs);
    for (const sign of signs) window.addEventListener(sign, show, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, show);
    };
  }, [isDue]);
  return isDue;
}
