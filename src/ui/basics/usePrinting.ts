import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export const hasCommandKey = () => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/**
 * Who prints the edited page, which takes the place of its editor (ux no. 26): `app` from our menu or by Ctrl+P (Cmd+P
 * on a Mac), once all pictures are loaded; `browser` from its own menu, at once.
 */
export function usePrinting() {
  const [printing, setPrinting] = useState<'app' | 'browser' | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // On a Mac, Ctrl+P goes up a line in a text.
      const isCommand = hasCommandKey() ? event.metaKey : event.ctrlKey;
      if (!isCommand || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      setPrinting('app');
    };
    // The browser waits for no later rendering.
    const begin = () => flushSync(() => setPrinting((running) => running ?? 'browser'));
    const end = () => setPrinting(null);
    window.addEventListener('keydown', press);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return { printing, print: () => setPrinting('app') };
}
