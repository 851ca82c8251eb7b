import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppStore } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';
import { UndoBar } from './UndoBar';

interface Removal {
  id: string;
  /** "Work experience deleted" */
  text: string;
  /** Makes the call; on failure the thunk shows a notice and the item is back. */
  send: () => unknown;
}

/**
 * Undo instead of "are you sure" (ux no. 6): the item disappears at once, its call waits 6 s for `UndoBar`. Leaving the
 * screen or removing something else sends it; a closed tab or the end of the session leaves the item. Lists leave out
 * what `isRemoved` names and render `undoBar` beside their heading.
 */
export function useUndoable() {
  const store = useAppStore();
  const [pending, setPending] = useState<Removal | null>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const latest = useRef<Removal | null>(null);

  const send = useCallback(() => {
    const removal = latest.current;
    latest.current = null;
    setPending(null);
    if (!removal || !selectIsSignedIn(store.getState())) return;
    // Hidden until the response arrives: by then it has left the list, or it is shown again.
    setSent((ids) => [...ids, removal.id]);
    void Promise.resolve(removal.send()).finally(() => setSent((ids) => ids.filter((id) => id !== removal.id)));
  }, [store]);

  const remove = useCallback(
    (removal: Removal) => {
      send();
      latest.current = removal;
      setPending(removal);
    },
    [send],
  );

  const undo = () => {
    latest.current = null;
    setPending(null);
  };

  useEffect(() => send, [send]);

  const undoBar = <UndoBar removal={pending} onUndo={undo} onClose={send} />;

  const waitingId = pending?.id;
  /** The same function as long as nothing is removed or comes back, so that long lists can be memoised by it. */
  const isRemoved = useCallback((id: string) => waitingId === id || sent.includes(id), [waitingId, sent]);

  return { remove, undoBar, isRemoved };
}
