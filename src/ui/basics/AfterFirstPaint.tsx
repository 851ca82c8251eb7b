import Box from '@mui/material/Box';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from '@/routes/navigation';

interface AfterFirstPaintProps {
  /** Of the height that the children will have. By default that of the window, so that the footer does not come and go. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Whether the page around what lies below the fold has been painted (performance S7). On the way back it has from the
 * beginning, because the page is scrolled to where it was left.
 */
export function useIsPainted(): boolean {
  return useDeferredValue(true, useNavigationType() === NavigationType.Pop);
}

const wholeWindow = <Box sx={{ minHeight: '100vh' }} />;

/** For what lies below the fold: it is rendered once the page around it has been painted. */
export function AfterFirstPaint({ fallback = wholeWindow, children }: AfterFirstPaintProps) {
  return useIsPainted() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
