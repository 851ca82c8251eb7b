import type { Point } from '@/domain/graphLayout';
import type { GraphNode } from '@/domain/humanGraph';
import { namesWithRoom } from './nameRoom';
import { lineHeight, linesOf, lookOf, nameSize } from './nodeLook';
import type { NetworkProps } from './SvgNetwork';
import type { View } from './useGraphView';

export interface Surface {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** Per CSS pixel. */
  pixels: number;
  font: string;
  color: (path: string) => string;
}

export type Painted = Pick<NetworkProps, 'graph' | 'picture' | 'nameOf' | 'selectedId' | 'hoveredId'>;

interface Place {
  node: GraphNode;
  at: Point;
  radius: number;
}

/** A path of more lines than these takes longer than several shorter ones. */
const linesOfPath = 100;

/** Draws only what can be seen, the same colours together. */
export function paintNetwork(surface: Surface, painted: Painted, view: View): void {
  const { context, width, height, pixels } = surface;
  const { graph, picture } = painted;
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  context.clearRect(0, 0, width, height);
  const places = new Map<string, Place>();
  graph.nodes.forEach((node, index) => {
    const { x, y } = picture.points[index] ?? { x: 0, y: 0 };
    const at = { x: x * view.scale + view.x, y: y * view.scale + view.y };
    places.set(node.id, { node, at, radius: Math.max(2.5, picture.radii[node.level] * view.scale) });
  });
  const isSeen = ({ at }: Place) => at.x > -60 && at.y > -60 && at.x < width + 60 && at.y < height + 60;
  const seen = [...places.values()].filter(isSeen);
  paintLinks(surface, painted, places);
  paintPeople(surface, seen);
  for (const place of seen) if (place.node.level !== 'person') paintNode(surface, place);
  paintChoice(surface, places.get(painted.selectedId));
  paintNames(surface, painted, seen, view.scale);
}

/** Only the line to a node's home, and all lines of the chosen node. */
function paintLinks({ context, color }: Surface, { selectedId }: Painted, places: ReadonlyMap<string, Place>): void {
  const lines: { from: Point; to: Point; isStrong: boolean }[] = [];
  for (const { node, at } of places.values()) {
    node.parents.forEach((parent) => {
      const from = places.get(parent)?.at;
      const isStrong = node.id === selectedId || parent === selectedId;
      if (from && (parent === node.home || isStrong)) lines.push({ from, to: at, isStrong });
    });
  }
  const stroke = (wanted: typeof lines) => {
    for (let start = 0; start < wanted.length; start += linesOfPath) {
      context.beginPath();
      for (const { from, to } of wanted.slice(start, start + linesOfPath)) {
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
      }
      context.stroke();
    }
  };
  context.lineWidth = 0.6;
  context.strokeStyle = color('divider');
  stroke(lines.filter(({ isStrong }) => !isStrong));
  context.lineWidth = 1;
  context.strokeStyle = color('primary.main');
  stroke(lines.filter(({ isStrong }) => isStrong));
}

/** By colour; small ones have no initials. */
function paintPeople({ context, color, font }: Surface, seen: readonly Place[]): void {
  const byColor = new Map<string, Place[]>();
  const people = seen.filter(({ node }) => node.level === 'person');
  for (const place of people) {
    const { ground, text } = lookOf(place.node);
    const path = place.radius < 5 ? text : ground;
    const same = byColor.get(path);
    if (same) same.push(place);
    else byColor.set(path, [place]);
  }
  for (const [path, places] of byColor) {
    context.fillStyle = color(path);
    context.beginPath();
    for (const { at, radius } of places) {
      context.moveTo(at.x + radius, at.y);
      context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    }
    context.fill();
  }
  for (const place of people) if (place.radius >= 8) paintSign({ context, color, font }, place);
}

function paintNode(surface: Surface, place: Place): void {
  const { context, color } = surface;
  const { at, radius } = place;
  const { ground, edge, isDashed } = lookOf(place.node);
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  context.fillStyle = color(ground);
  context.fill();
  if (edge) {
    context.setLineDash(isDashed ? [4, 3] : []);
    context.lineWidth = 1.5;
    context.strokeStyle = color(edge);
    context.stroke();
    context.setLineDash([]);
  }
  if (radius >= 8) paintSign(surface, place);
}

function paintSign(
  { context, color, font }: Pick<Surface, 'context' | 'color' | 'font'>,
  { node, at, radius }: Place,
): void {
  const { sign, text } = lookOf(node);
  context.font = `600 ${radius * 0.8}px ${font}`;
  context.textAlign = 'center';
  context.fillStyle = color(text);
  context.fillText(sign, at.x, at.y + radius * 0.29);
}

function paintChoice({ context, color }: Surface, chosen: Place | undefined): void {
  if (!chosen) return;
  context.beginPath();
  context.arc(chosen.at.x, chosen.at.y, chosen.radius + 4, 0, 2 * Math.PI);
  context.lineWidth = 2.5;
  context.strokeStyle = color('primary.main');
  context.stroke();
}

function paintNames({ context, color, font }: Surface, painted: Painted, seen: readonly Place[], scale: number): void {
  const distances = namesWithRoom(painted, scale);
  context.font = `${nameSize}px ${font}`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = color('background.paper');
  context.fillStyle = color('text.primary');
  for (const { node, at } of seen) {
    const distance = distances.get(node.id);
    if (distance === undefined) continue;
    linesOf(painted.nameOf(node)).forEach((line, index) => {
      const y = at.y + distance + nameSize * (1 + index * lineHeight);
      context.strokeText(line, at.x, y);
      context.fillText(line, at.x, y);
    });
  }
}
