import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that resolves once no pointer is pressed. Pressing a button leaves the field before: a message that
 * appeared at once would move the button away from the pointer, and the press would do nothing.
 */
export function useAfterPointerUp(): () => Promise<void> {
  const pressed = useRef<{ released: Promise<void>; release: () => void }>(null);
  useEffect(() => {
    const press = () => {
      if (pressed.current) return;
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      pressed.current = { released, release };
    };
    // After the click, which follows at once.
    const end = () =>
      setTimeout(() => {
        pressed.current?.release();
        pressed.current = null;
      });
    const ends = ['pointerup', 'pointercancel', 'blur'] as const;
    window.addEventListener('pointerdown', press, { capture: true });
    for (const type of ends) window.addEventListener(type, end);
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      for (const type of ends) window.removeEventListener(type, end);
      pressed.current?.release();
      pressed.current = null;
    };
  }, []);
  return useCallback(() => pressed.current?.released ?? Promise.resolve(), []);
}
