import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import type { HumanGraph } from '@/domain/humanGraph';
import { useSelectedNode } from '@/features/invitations/graph/useSelectedNode';
import type * as Navigation from '@/routes/navigation';

/** Changes of the address that are under way. */
const underWay = vi.hoisted(() => [] as (() => void)[]);

vi.mock(import('@/routes/navigation'), async (load) => ({
  ...(await load()),
  useSearchParams: (() => {
    const [query, setQuery] = useState(() => new URLSearchParams());
    const set = (change: (before: URLSearchParams) => URLSearchParams) => {
      underWay.push(() => setQuery((before) => change(new URLSearchParams(before))));
    };
    return [query, set];
  }) as unknown as typeof Navigation.useSearchParams,
}));

const graph = { byId: new Map(['profile', 'competence', 'person'].map((id) => [id, {}])) } as unknown as HumanGraph;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const rest = () => act(() => vi.advanceTimersByTimeAsync(300));
const arrive = () => act(() => underWay.splice(0).forEach((change) => change()));

it('loses no choice that is made while the one before is written into the address', async () => {
  const { result } = renderHook(() => useSelectedNode(graph));
  act(() => result.current.select('profile'));
  await rest();
  act(() => result.current.select('competence'));
  arrive();
  expect(result.current.selectedId).toBe('competence');
  await rest();
  arrive();
  expect(result.current.selectedId).toBe('competence');
});
