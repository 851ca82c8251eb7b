import { useEffect, useState } from 'react';
import type { GraphPicture } from '@/domain/graphLayout';
import type { HumanGraph } from '@/domain/humanGraph';
import type { LayoutRequest } from './layoutWorker';

/** More nodes than these are placed in a worker. */
const maxNodesHere = 200;

async function layoutHere({ nodes, stretch }: LayoutRequest): Promise<GraphPicture> {
  const { layoutGraph } = await import('@/domain/graphLayout');
  return layoutGraph(nodes, stretch);
}

function layoutInWorker(request: LayoutRequest, signal: AbortSignal): Promise<GraphPicture> {
  const worker = new Worker(new URL('./layoutWorker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<GraphPicture>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<GraphPicture>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker has not started.')));
    signal.addEventListener('abort', () => worker.terminate(), { once: true });
    worker.postMessage(request);
  });
  return answer.finally(() => worker.terminate());
}

/** While a new picture is computed, the last one stays with its graph. */
export interface DrawnGraph {
  graph: HumanGraph;
  picture: GraphPicture;
}

/** Null until the first layout is done. */
export function useGraphPicture(graph: HumanGraph, stretch: number): DrawnGraph | null {
  const [drawn, setDrawn] = useState<DrawnGraph | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const nodes = graph.nodes.map(({ id, level, parents, home }) => ({ id, level, parents, home }));
    const request = { nodes, stretch };
    const show = (picture: GraphPicture) => {
      if (!signal.aborted) setDrawn({ graph, picture });
    };
    const placed = nodes.length > maxNodesHere ? layoutInWorker(request, signal) : layoutHere(request);
    // Without a worker the page computes it.
    placed.catch(() => layoutHere(request)).then(show, () => undefined);
    return () => leaving.abort();
  }, [graph, stretch]);
  return drawn;
}
