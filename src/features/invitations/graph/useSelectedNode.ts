import { useEffect, useState } from 'react';
import { middleId, type HumanGraph } from '@/domain/humanGraph';
import { useSearchParams } from '@/routes/navigation';

/** A key that is held down passes many nodes; browsers refuse to write the address that often. */
const restMs = 300;

const withValue = (name: string, value: string, usual: string) => (before: URLSearchParams) => {
  if (value === usual) before.delete(name);
  else before.set(name, value);
  return before;
};

/** The chosen node of both views, named by `?node=` as soon as the choice rests. */
export function useSelectedNode(graph: HumanGraph) {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get('node') ?? middleId;
  const [chosen, setChosen] = useState<string | null>(null);
  const [address, setAddress] = useState({ seen: inAddress, written: inAddress });
  if (address.seen !== inAddress) {
    setAddress({ ...address, seen: inAddress });
    // Navigation overrides the local selection; our own late update does not.
    if (inAddress !== address.written) setChosen(null);
  }
  const wanted = chosen ?? inAddress;
  useEffect(() => {
    if (wanted === inAddress) return undefined;
    const timer = setTimeout(() => {
      setAddress((before) => ({ ...before, written: wanted }));
      setQuery(withValue('node', wanted, middleId), { replace: true, preventScrollReset: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [inAddress, setQuery, wanted]);
  return {
    selectedId: graph.byId.has(wanted) ? wanted : middleId,
    select: setChosen,
  };
}

/** The view of a phone, kept in the address; the table first. */
export function useSelectedView() {
  const [query, setQuery] = useSearchParams();
  const view = query.get('view') === 'graph' ? 'graph' : 'table';
  const setView = (next: typeof view) => {
    if (next !== view) setQuery(withValue('view', next, 'table'), { replace: true, preventScrollReset: true });
  };
  return { view, setView } as const;
}
