import type { Point } from '@/domain/graphLayout';
import type { GraphNode } from '@/domain/humanGraph';
import { hasRoomForCompetences, hasRoomForPeople, linesOf, lookOf, nameSize } from './nodeLook';
import type { NetworkProps } from './SvgNetwork';
import type { View } from './useGraphView';

/** What a canvas needs besides the network: its size, and the colours as they are now. */
export interface Surface {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** Of the device. */
  pixels: number;
  font: string;
  color: (path: string) => string;
}

type Painted = Pick<NetworkProps, 'graph' | 'picture' | 'nameOf' | 'selectedId' | 'hoveredId'>;

/** Draws the network once. Only what can be seen is drawn, so that moving it stays smooth with thousands of nodes. */
export function paintNetwork(surface: Surface, painted: Painted, view: View): void {
  const { context, width, height, pixels } = surface;
  const { graph, picture, selectedId, hoveredId } = painted;
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  context.clearRect(0, 0, width, height);
  const places = new Map<string, Point>();
  graph.nodes.forEach(({ id }, index) => {
    const { x, y } = picture.points[index] ?? { x: 0, y: 0 };
    places.set(id, { x: x * view.scale + view.x, y: y * view.scale + view.y });
  });
  const isSeen = ({ x, y }: Point) => x > -60 && y > -60 && x < width + 60 && y < height + 60;
  const links = (isWanted: (node: GraphNode, parent: string) => boolean) => {
    context.beginPath();
    for (const node of graph.nodes) {
      const to = places.get(node.id);
      for (const parent of node.parents) {
        const from = places.get(parent);
        if (!from || !to || !isWanted(node, parent) || !(isSeen(from) || isSeen(to))) continue;
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
      }
    }
    context.stroke();
  };
  const isStrong = (node: GraphNode, parent: string) => node.id === selectedId || parent === selectedId;
  context.lineWidth = 0.6;
  context.strokeStyle = surface.color('divider');
  links((node, parent) => !isStrong(node, parent));
  context.lineWidth = 1.2;
  context.strokeStyle = surface.color('primary.main');
  links(isStrong);
  const seen = graph.nodes.flatMap((node) => {
    const at = places.get(node.id);
    return at && isSeen(at) ? [{ node, at }] : [];
  });
  for (const { node, at } of seen) paintNode(surface, node, at, picture.radii[node.level] * view.scale, selectedId);
  const hasPeople = hasRoomForPeople(picture, view.scale);
  const hasCompetences = hasRoomForCompetences(view.scale);
  const selected = graph.byId.get(selectedId);
  // Of thousands of people below a competence, the names would cover everything.
  const named = new Set([selectedId, hoveredId, ...(selected?.parents ?? [])]);
  for (const { node, at } of seen) {
    const hasRoom = node.level === 'person' ? hasPeople : node.level === 'competence' ? hasCompetences : true;
    if (hasRoom || named.has(node.id)) {
      paintName(surface, painted.nameOf(node), at, Math.max(3, picture.radii[node.level] * view.scale));
    }
  }
}

function paintNode(surface: Surface, node: GraphNode, at: Point, scaled: number, selectedId: string): void {
  const { context, color, font } = surface;
  const { ground, text, edge, isDashed, sign } = lookOf(node);
  const radius = Math.max(2.5, scaled);
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  context.fillStyle = color(radius < 5 && node.level === 'person' ? text : ground);
  context.fill();
  if (edge) {
    context.setLineDash(isDashed ? [4, 3] : []);
    context.lineWidth = 1.5;
    context.strokeStyle = color(edge);
    context.stroke();
    context.setLineDash([]);
  }
  if (node.id === selectedId) {
    context.beginPath();
    context.arc(at.x, at.y, radius + 4, 0, 2 * Math.PI);
    context.lineWidth = 2.5;
    context.strokeStyle = color('primary.main');
    context.stroke();
  }
  if (radius < 8 || sign === '') return;
  context.font = `600 ${radius * 0.8}px ${font}`;
  context.textAlign = 'center';
  context.fillStyle = color(text);
  context.fillText(sign, at.x, at.y + radius * 0.29);
}

function paintName({ context, color, font }: Surface, name: string, at: Point, radius: number): void {
  context.font = `${nameSize}px ${font}`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = color('background.paper');
  context.fillStyle = color('text.primary');
  linesOf(name).forEach((line, index) => {
    const y = at.y + radius + 2 + nameSize * (1 + index * 1.15);
    context.strokeText(line, at.x, y);
    context.fillText(line, at.x, y);
  });
}
