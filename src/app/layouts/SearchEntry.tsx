import { useEffect, useState, type ReactNode } from 'react';
import { AfterArrival } from '@/ui/basics/AfterArrival';
import { openSearch } from '@/features/search';

/** The search's keyboard shortcut works from the start (D-79); the rest is loaded after arrival (performance S2). */
export function SearchEntry({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // In a rich text, the shortcut makes a link.
      if (!/^k$/i.test(event.key) || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.defaultPrevented)
        return;
      event.preventDefault();
      setAsked(true);
      openSearch();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <AfterArrival isAwaited={isAsked} fallback={null}>
      {children}
    </AfterArrival>
  );
}
