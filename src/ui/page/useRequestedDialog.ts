import { useEffect, useState } from 'react';
import { useSearchParams } from '@/routes/navigation';

/** Whether the address asked for a dialog on arrival (`?dialog=publish`), which is then removed from it. */
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
