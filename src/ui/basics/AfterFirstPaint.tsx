import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from '@/routes/navigation';

interface AfterFirstPaintProps {
  /** Of the height that the children will have. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * For what lies below the fold: it is rendered once the page around it has been painted (performance S7). On the way back
 * it is there at once, because the page is scrolled to where it was left.
 */
export function AfterFirstPaint({ fallback, children }: AfterFirstPaintProps) {
  const isPainted = useDeferredValue(true, useNavigationType() === NavigationType.Pop);
  return isPainted ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
