import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/**
 * Once, and only if this device saw it open since the sign-in: nobody is congratulated on what is long done.
 * `isReached`: null where too little is known. `isInDialog`: what covers the page is the dialog that shows it.
 */
export function useMilestone(
  name: 'firstSteps' | 'firstConfirmation',
  isReached: boolean | null,
  isInDialog = false,
): [isShown: boolean, close: () => void] {
  const key = `${useAppSelector(selectUser)?.id ?? ''}.${name}`;
  const [before] = useState(() => {
    const stored = readStored('milestones', key);
    // What cannot be remembered would be shown again and again.
    return stored === 'open' && !writeStored('milestones', stored, key) ? 'shown' : stored;
  });
  const [isClosed, setClosed] = useState(false);
  const isCovered = useSyncExternalStore(watchOverlays, isPageCovered) && !isInDialog;
  const isDue = isReached === true && before === 'open';
  // A menu or dialog that is open keeps the focus; once open, it is the milestone itself that covers the page.
  const [hasOpened, setHasOpened] = useState(false);
  if (isDue && !isCovered && !hasOpened) setHasOpened(true);
  const isWaiting = isDue && !hasOpened;
  useEffect(() => {
    if (isReached === null || before === 'shown' || isWaiting) return;
    writeStored('milestones', isReached ? 'shown' : 'open', key);
  }, [before, isReached, isWaiting, key]);
  return [isDue && hasOpened && !isClosed, () => setClosed(true)];
}

/** What opens over the page lies beside it in the document. */
function isPageCovered(): boolean {
  return document.querySelector('[aria-hidden="true"] main') !== null;
}

function watchOverlays(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
