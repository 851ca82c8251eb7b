import { useEffect, useState } from 'react';
import { useSearchParams } from '@/routes/navigation';

/** Whether the address asks for a dialog or drawer of the page (`?dialog=publish`): once, on arrival. */
export function useRequestedDialog(name: 'publish' | 'invite'): boolean {
  const [query, setQuery] = useSearchParams();
  const [isRequested] = useState(query.get('dialog') === name);
  const isInAddress = query.has('dialog');
  useEffect(() => {
    if (!isInAddress) return;
    const without = (before: URLSearchParams) => {
      before.delete('dialog');
      return before;
    };
    setQuery(without, { replace: true });
  }, [isInAddress, setQuery]);
  return isRequested;
}
