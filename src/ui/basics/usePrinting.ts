import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export const hasCommandKey = () => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** `app`: our menu or Ctrl+P, once all pictures are loaded; `browser`: its own menu, at once (ux no. 26). */
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
