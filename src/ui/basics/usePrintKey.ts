import { useEffect, useEffectEvent } from 'react';

/** Whether the command key stands where other keyboards have Ctrl. */
export const hasCommandKey = () => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** Ctrl+P, on a Mac Cmd+P, prints the page that is edited and not its editor (ux no. 26). */
export function usePrintKey(print: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // On a Mac, Ctrl+P goes up a line in a text.
    const isCommand = hasCommandKey() ? event.metaKey : event.ctrlKey;
    if (!isCommand || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    print();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
