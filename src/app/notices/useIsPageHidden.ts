import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is out of sight: another tab is open, or the window is minimised. */
export function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}
