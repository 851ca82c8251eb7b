import { useEffect, useState } from 'react';
import { middleId, type HumanGraph } from '@/domain/humanGraph';
import { useSearchParams } from '@/routes/navigation';

/** A key that is held down passes many nodes; browsers refuse to write the address that often. */
const restMs = 300;

/** The chosen node of both views, named by `?node=` as soon as the choice rests. */
export function useSelectedNode(graph: HumanGraph) {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get('node') ?? middleId;
  const [chosen, setChosen] = useState<string | null>(null);
  const [address, setAddress] = useState({ seen: inAddress, written: inAddress });
  if (address.seen !== inAddress) {
    setAddress({ ...address, seen: inAddress });
    // Another address, by Back or a link, wins again. What was written here may arrive after the next choice.
    if (inAddress !== address.written) setChosen(null);
  }
  const wanted = chosen ?? inAddress;
  useEffect(() => {
    if (wanted === inAddress) return undefined;
    const timer = setTimeout(() => {
      const withNode = (before: URLSearchParams) => {
        if (wanted === middleId) before.delete('node');
        else before.set('node', wanted);
        return before;
      };
      setAddress((before) => ({ ...before, written: wanted }));
      setQuery(withNode, { replace: true, preventScrollReset: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [inAddress, setQuery, wanted]);
  return {
    selectedId: graph.byId.has(wanted) ? wanted : middleId,
    select: setChosen,
  };
}
