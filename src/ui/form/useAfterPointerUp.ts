import { useCallback, useEffect, useRef } from 'react';

/** Resolves once no pointer is pressed: a message that appeared on blur would move the pressed button away. */
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
