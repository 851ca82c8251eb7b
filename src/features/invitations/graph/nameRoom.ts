import type { GraphPicture, Point } from '@/domain/graphLayout';
import type { GraphNode, HumanGraph } from '@/domain/humanGraph';
import { lineHeight, linesOf, nameSize } from './nodeLook';

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
/** Smaller ones would vanish behind their names, px. */
const minNamedFace = 10;
/** Between a node and its name, in the drawing; the chosen one has rings around it. */
const gap = { usual: 2, chosen: 11 } as const;
/** Share of a circle's radius. */
const coverable = 0.25;
/** A face that is smaller is a dot, which a name may cover, px. */
const minUncoveredFace = 5;

const overlap = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Side of a cell, px: about as large as a name. */
const cellSize = 80;

/** Grid of what is drawn already, so that of thousands of nodes only those nearby are compared. */
class Drawn {
  private readonly cells = new Map<string, { rect: Rect; node: GraphNode | null }[]>();

  /** @param node whose circle it is; null for a name */
  add(rect: Rect, node: GraphNode | null): void {
    for (const key of this.keysOf(rect)) {
      const cell = this.cells.get(key);
      if (cell) cell.push({ rect, node });
      else this.cells.set(key, [{ rect, node }]);
    }
  }

  isFree(rect: Rect, own: GraphNode): boolean {
    return this.keysOf(rect).every((key) =>
      (this.cells.get(key) ?? []).every(({ rect: other, node }) => node === own || !overlap(other, rect)),
    );
  }

  private keysOf({ left, right, top, bottom }: Rect): string[] {
    const keys: string[] = [];
    for (let column = Math.floor(left / cellSize); column * cellSize < right; column += 1) {
      for (let row = Math.floor(top / cellSize); row * cellSize < bottom; row += 1) keys.push(`${column} ${row}`);
    }
    return keys;
  }
}

/**
 * Distances in px from the middle of a node to the top of its name, for the names with room at a scale: the chosen or
 * hovered node first, then related ones, then from the middle to the edge, oneself last. Names cover no name or node.
 */
export function namesWithRoom(wanted: NamesWanted, scale: number): Map<string, number> {
  const { graph, picture, nameOf, selectedId, hoveredId } = wanted;
  const selected = graph.byId.get(selectedId);
  const related = new Set([...(selected?.parents ?? []), ...(selected?.children ?? [])]);
  const rankOf = ({ id, level }: GraphNode): number => {
    if (id === hoveredId) return 1;
    // One's own face can do without.
    if (level === 'me') return 4;
    return id === selectedId ? 0 : related.has(id) ? 2 : 3;
  };
  const areFacesNamed = picture.radii.person * scale >= minNamedFace;
  // Without the offset of the view.
  const places = graph.nodes.map((node, index) => {
    const { x, y } = picture.points[index] ?? { x: 0, y: 0 };
    return { node, at: { x: x * scale, y: y * scale }, radius: picture.radii[node.level] * scale };
  });
  const drawn = new Drawn();
  for (const { node, at, radius } of places) {
    if (node.level !== 'person' || radius >= minUncoveredFace) drawn.add(square(at, radius * (1 - coverable)), node);
  }
  const distances = new Map<string, number>();
  const inTurn = places
    .filter(({ node }) => node.level !== 'person' || areFacesNamed || rankOf(node) < 3)
    .toSorted((one, other) => rankOf(one.node) - rankOf(other.node));
  for (const { node, at, radius } of inTurn) {
    const lines = linesOf(nameOf(node));
    const height = nameSize * (1.2 + (lines.length - 1) * lineHeight);
    const distance = radius + (node.id === selectedId ? gap.chosen : gap.usual) * scale;
    const half = (Math.max(...lines.map(({ length }) => length)) * letterWidth) / 2;
    const rectAt = (top: number): Rect => {
      return { left: at.x - half, right: at.x + half, top: at.y + top, bottom: at.y + top + height };
    };
    const [below, above] = [distance, -distance - height];
    const isMust = (node.id === selectedId && node.level !== 'me') || node.id === hoveredId;
    const top = [below, above].find((one) => drawn.isFree(rectAt(one), node)) ?? (isMust ? below : null);
    if (top === null) continue;
    distances.set(node.id, top);
    drawn.add(rectAt(top), null);
  }
  return distances;
}

function square({ x, y }: Point, half: number): Rect {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}
