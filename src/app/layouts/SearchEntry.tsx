import { useEffect, type ReactNode } from 'react';
import { AfterArrival } from '@/ui/basics/AfterArrival';
import { openSearch } from '@/features/search';

/** The search of a frame. Its key works from the start (D-79); the rest comes after arrival (performance S2). */
export function SearchEntry({ children }: { children: ReactNode }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // In a rich text the key makes a link.
      if (!/^k$/i.test(event.key) || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.defaultPrevented)
        return;
      event.preventDefault();
      openSearch();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    // Its key is a sign of a person, too.
    <AfterArrival isAwaited={false} fallback={null}>
      {children}
    </AfterArrival>
  );
}
