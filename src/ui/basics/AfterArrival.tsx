import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

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
 * it, in a pause of their typing, or when there is none for a while, and so delays nothing on arrival and holds no key up
 * (performance S2, S6, S7).
 */
export function AfterArrival({ isAwaited, fallback, children }: AfterArrivalProps) {
  return useIsDue(isAwaited) ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/** Milliseconds without a key that count as a pause in typing. */
export const typingPauseMs = 400;

/** Whether it is awaited, somebody has given a sign and is not typing, or none was given for a while. */
export function useIsDue(isAwaited: boolean): boolean {
  const [isDue, setDue] = useState(isAwaited);
  if (isAwaited && !isDue) setDue(true);
  useEffect(() => {
    if (isDue) return undefined;
    // Keys that are pressed meanwhile come first.
    const show = () => startTransition(() => setDue(true));
    let timer = setTimeout(show, stillMs);
    let hasSign = false;
    const note = ({ type }: Event) => {
      if (hasSign && type !== 'keydown') return;
      hasSign = true;
      clearTimeout(timer);
      timer = setTimeout(show, typingPauseMs);
    };
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, [isDue]);
  return isDue;
}
