import { useEffect, useEffectEvent, useRef } from 'react';

/** Time that is always left after a pause, so that what was looked at does not vanish at once, in milliseconds. */
const minRemaining = 1000;

/** Calls back once after `duration` milliseconds, not counting those in which it was paused. */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(minRemaining, left.current - (Date.now() - start));
    };
  }, [isPaused]);
}
