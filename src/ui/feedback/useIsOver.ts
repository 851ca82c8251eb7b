import { useEffect, useState } from 'react';

/** Milliseconds after which a request takes long (D-10). */
export const longAfterMs = 10_000;

/** Whether the component has been mounted for a while. */
export function useIsOver(milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
