import { useRef, useState } from 'react';

/** One action at a time per entry of a list: a second one before the first is done does nothing (quality T29). */
export function useBusyItems() {
  // The state comes a render later; the set holds from the first event on.
  const held = useRef(new Set<string>());
  const [busy, setBusy] = useState<readonly string[]>([]);
  const locked = async (id: string, action: () => Promise<unknown>) => {
    if (held.current.has(id)) return;
    held.current.add(id);
    setBusy([...held.current]);
    try {
      await action();
    } finally {
      held.current.delete(id);
      setBusy([...held.current]);
    }
  };
  return { locked, isBusy: (id: string) => busy.includes(id) };
}
