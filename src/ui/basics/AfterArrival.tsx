import { Suspense, useEffect, useState, type ReactNode } from 'react';

interface AfterArrivalProps {
  /** Somebody has asked for it: it comes at once. */
  isAwaited: boolean;
  /** Its first rendering would hold keys up: it waits for a pause in typing. */
  isHeavy?: boolean;
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
export function AfterArrival({ isAwaited, isHeavy = false, fallback, children }: AfterArrivalProps) {
  return useIsDue(isAwaited, isHeavy) ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/** Milliseconds without a key that count as a pause in typing. */
export const typingPauseMs = 400;

/** Whether it is awaited, somebody has given a sign (and types no more, if it is heavy), or none was given for a while. */
export function useIsDue(isAwaited: boolean, isHeavy = false): boolean {
  const [isDue, setDue] = useState(isAwaited);
  if (isAwaited && !isDue) setDue(true);
  useEffect(() => {
    if (isDue) return undefined;
    const show = () => setDue(true);
    let timer = setTimeout(show, stillMs);
    let hasSign = false;
    const note = ({ type }: Event) => {
      if (!isHeavy) return show();
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
  }, [isDue, isHeavy]);
  return isDue;
}
