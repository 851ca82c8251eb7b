import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0, by the clock: a sleeping tab does not stretch the wait. */
export function useCountdown(length: number): { seconds: number; restart: () => void } {
  const [end, setEnd] = useState(() => Date.now() + length * 1000);
  const [now, setNow] = useState(() => Date.now());
  const over = now >= end;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over, end]);
  const restart = () => {
    setNow(Date.now());
    setEnd(Date.now() + length * 1000);
  };
  return { seconds: Math.max(0, Math.ceil((end - now) / 1000)), restart };
}
