import { useEffect, useRef, type RefObject } from 'react';
import type { SaveStateValue } from '@/ui/form/useSaveForm';

/**
 * Shows in an untouched section what was read of its entity since it was opened, perhaps changed in another tab. Not
 * while the focus is in it, or the form of one of its items is open: what stands there belongs to who writes. What comes
 * with its own save is what it shows already, also where a server does not deliver all of it; `showsSaved` takes it over
 * nevertheless, for the ids of what is new.
 */
export function useNewDefaults<Values>(
  defaultValues: unknown,
  resetUntouched: (values: Values) => boolean,
  { status }: SaveStateValue,
  section: RefObject<HTMLElement | null>,
  showsSaved = false,
): void {
  const latest = JSON.stringify(defaultValues);
  const shown = useRef(latest);
  useEffect(() => {
    if (status === 'saving' && !showsSaved) shown.current = latest;
    if (latest === shown.current) return;
    const { current } = section;
    if (current?.contains(document.activeElement) || current?.querySelector('form')) return;
    if (resetUntouched(JSON.parse(latest) as Values)) shown.current = latest;
  });
}
