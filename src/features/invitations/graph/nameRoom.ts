import type { GraphPicture, Point } from '@/domain/graphLayout';
import type { GraphNode, HumanGraph } from '@/domain/humanGraph';
import { hasRoomForCompetences, lineHeight, linesOf, nameSize } from './nodeLook';

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface NamesWanted {
  graph: HumanGraph;
  picture: GraphPicture;
  nameOf: (node: GraphNode) => string;
  selectedId: string;
  hoveredId: string | null;
}

/** Width of a letter in bold type, px: names are not measured. */
const letterWidth = 6.3;
/** Of smaller ones the name alone would be seen, px. */
const minNamedFace = 10;
/** Between a node and its name, in the drawing; the chosen one has rings around it. */
const gap = { usual: 2, chosen: 11 } as const;
/** Of a circle so much may be covered. */
const coverable = 0.25;

const overlap = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The names that are written at a scale, each with its distance from the middle of the node to the name's upper edge, px: what is
 * chosen or pointed at first, then what belongs to it, then from the middle to the edge. Each stands below or above its node and
 * covers no other name and no other node; what finds no room has its name when the drawing is larger.
 */
export function namesWithRoom(wanted: NamesWanted, scale: number): Map<string, number> {
  const { graph, picture, nameOf, selectedId, hoveredId } = wanted;
  const selected = graph.byId.get(selectedId);
  const related = new Set([...(selected?.parents ?? []), ...(selected?.children ?? [])]);
  const rankOf = ({ id }: GraphNode) => (id === selectedId ? 0 : id === hoveredId ? 1 : related.has(id) ? 2 : 3);
  const hasRoom = {
    me: true,
    profile: true,
    competence: hasRoomForCompetences(scale),
    person: picture.radii.person * scale >= minNamedFace,
  };
  // Wherever the drawing has been moved.
  const places = graph.nodes.map((node, index) => {
    const { x, y } = picture.points[index] ?? { x: 0, y: 0 };
    return { node, at: { x: x * scale, y: y * scale }, radius: picture.radii[node.level] * scale };
  });
  const circles = places.map(({ node, at, radius }) => ({ node, rect: square(at, radius * (1 - coverable)) }));
  const written: Rect[] = [];
  const distances = new Map<string, number>();
  const inTurn = places
    .filter(({ node }) => rankOf(node) < 3 || hasRoom[node.level])
    .toSorted((one, other) => rankOf(one.node) - rankOf(other.node));
  for (const { node, at, radius } of inTurn) {
    const lines = linesOf(nameOf(node));
    const height = nameSize * (1.2 + (lines.length - 1) * lineHeight);
    const distance = radius + (node.id === selectedId ? gap.chosen : gap.usual) * scale;
    const half = (Math.max(...lines.map(({ length }) => length)) * letterWidth) / 2;
    const rectAt = (top: number): Rect => {
      return { left: at.x - half, right: at.x + half, top: at.y + top, bottom: at.y + top + height };
    };
    const isFree = (rect: Rect) =>
      !written.some((one) => overlap(one, rect)) &&
      !circles.some((circle) => circle.node !== node && overlap(circle.rect, rect));
    const [below, above] = [distance, -distance - height];
    // One's own face can do without.
    const isMust = (node.id === selectedId && node.level !== 'me') || node.id === hoveredId;
    const top = [below, above].find((one) => isFree(rectAt(one))) ?? (isMust ? below : null);
    if (top === null) continue;
    distances.set(node.id, top);
    written.push(rectAt(top));
  }
  return distances;
}

function square({ x, y }: Point, half: number): Rect {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}
