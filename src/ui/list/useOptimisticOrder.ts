import { useCallback, useRef, useState } from 'react';
import { useLatest } from '@/store/hooks';
import type { ApiFailure } from '@/api/client/failure';
import { positionsOf, type Position } from '@/domain/listOrder';

export type SendOrder = (positions: Position[]) => Promise<ApiFailure | null>;

/** Shows a new order at once and sends all positions, one request at a time; a refusal rolls back (ux no. 7). */
export function useOptimisticOrder<T extends { id: string }>(items: readonly T[], send: SendOrder) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const next = useRef<readonly string[] | null>(null);
  const running = useRef(false);
  const latestSendRef = useLatest(send);

  const reorder = useCallback(
    async (ids: readonly string[]) => {
      setOrder(ids);
      setFailure(null);
      next.current = ids;
      if (running.current) return;
      running.current = true;
      let refused: ApiFailure | null = null;
      while (next.current) {
        const sent: readonly string[] = next.current;
        next.current = null;
        refused = await latestSendRef.current(positionsOf(sent));
      }
      running.current = false;
      setOrder(null);
      setFailure(refused?.kind === 'aborted' ? null : refused);
    },
    [latestSendRef],
  );

  return { items: order ? arranged(items, order) : items, failure, reorder };
}

/** Items missing in `order` come last. */
function arranged<T extends { id: string }>(items: readonly T[], order: readonly string[]): T[] {
  const rankOf = ({ id }: T) => {
    const index = order.indexOf(id);
    return index === -1 ? order.length : index;
  };
  return items.toSorted((a, b) => rankOf(a) - rankOf(b));
}
