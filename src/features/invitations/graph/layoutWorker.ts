import { layoutGraph, type LayoutNode } from '@/domain/graphLayout';

/* A module worker: the places of many nodes are worked out beside the page. */

export interface LayoutRequest {
  nodes: readonly LayoutNode[];
  stretch: number;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  globalThis.postMessage(layoutGraph(data.nodes, data.stretch));
});
