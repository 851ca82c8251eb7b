import type { GraphLevel, GraphNode } from './humanGraph';

/* Places on rings around the middle. All lengths are CSS px at the usual text size. */

export interface Point {
  x: number;
  y: number;
}

export interface GraphLayout {
  /** By the id of the node, around 0, 0. */
  places: ReadonlyMap<string, Point>;
  /** False where there are too many people to write their names. */
  arePeopleNamed: boolean;
  /** All that is drawn, names included. */
  box: { left: number; top: number; width: number; height: number };
}

export const radii = { me: 48, profile: 26, competence: 15, group: 24, person: 20 } as const;
/** Of the names below the nodes. */
export const nameSize = { letter: 13, line: 16, gap: 4 } as const;
const lettersPerLine = 19;

const touchRadius = 22;
const nameBox = { width: 122, height: nameSize.gap + 2 * nameSize.line } as const;
const rings = { me: 0, profile: 96, competence: 176, group: 260, person: 260 } as const;
/** A ring that is full is followed by another one. */
const distanceOfRings = 88;
const competencesPerRing = 16;
const maxNamedPeople = 30;
/** Between people of one ring, and between their rings. */
const roomOfPerson = { named: 116, unnamed: 54 } as const;
/** Names are wider than high, so rings are ellipses. */
const stretch = 1.8;
const margin = 16;

interface Branch {
  node: GraphNode;
  branches: Branch[];
  /** People and groups; they share one sector beside those of the branches. */
  leaves: GraphNode[];
  weight: number;
}

const weightOfLeaves = (count: number) => (count === 0 ? 0 : 1 + Math.sqrt(count) / 2);

function branchOf(node: GraphNode, nodes: readonly GraphNode[]): Branch {
  const children = nodes.filter(({ primaryParentId }) => primaryParentId === node.id);
  const isLeaf = ({ level }: GraphNode) => level === 'person' || level === 'group';
  const branches = children.filter((child) => !isLeaf(child)).map((child) => branchOf(child, nodes));
  const leaves = children.filter(isLeaf);
  const weight = branches.reduce((sum, branch) => sum + branch.weight, weightOfLeaves(leaves.length));
  return { node, branches, leaves, weight: Math.max(1, weight) };
}

/** Each branch has a sector as wide as its weight; `growth` widens the rings. */
function placesOf(root: Branch, competences: number, room: number, growth: number): Map<string, Point> {
  const places = new Map<string, Point>();
  const ringsOfCompetences = Math.max(1, Math.ceil(competences / competencesPerRing));
  let competence = 0;
  const put = ({ id }: GraphNode, angle: number, radius: number) => {
    places.set(id, { x: Math.cos(angle) * radius * stretch, y: Math.sin(angle) * radius });
  };
  const putLeaves = (leaves: readonly GraphNode[], from: number, to: number, ring = 0): void => {
    if (leaves.length === 0) return;
    const extra = (ringsOfCompetences - 1) * distanceOfRings;
    const radius = (rings.person + extra) * growth + ring * room;
    const row = leaves.slice(0, Math.max(1, Math.floor(((to - from) * radius) / room)));
    const step = Math.min((to - from) / row.length, (1.1 * room) / radius);
    row.forEach((leaf, index) => put(leaf, (from + to) / 2 + (index - (row.length - 1) / 2) * step, radius));
    putLeaves(leaves.slice(row.length), from, to, ring + 1);
  };
  const putBranch = ({ node, branches, leaves, weight }: Branch, from: number, to: number): void => {
    const extra = node.level === 'competence' ? (competence++ % ringsOfCompetences) * distanceOfRings : 0;
    put(node, (from + to) / 2, (rings[node.level] + extra) * growth);
    let start = from;
    for (const branch of branches) {
      const end = start + ((to - from) * branch.weight) / weight;
      putBranch(branch, start, end);
      start = end;
    }
    putLeaves(leaves, start, to);
  };
  // The first branch lies to the right.
  const share = (root.branches[0]?.weight ?? root.weight) / root.weight;
  putBranch(root, -share * Math.PI, (2 - share) * Math.PI);
  return places;
}

/** The touch target and the name below. */
export function boxOf(level: GraphLevel, { x, y }: Point, isNamed: boolean) {
  const radius = Math.max(touchRadius, radii[level]);
  const half = isNamed ? nameBox.width / 2 : radius;
  const bottom = isNamed ? radii[level] + nameBox.height : radius;
  return { left: x - half, right: x + half, top: y - radius, bottom: y + bottom };
}

type Rectangle = ReturnType<typeof boxOf>;

const overlap = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The rings grow until no node or name covers another. The same nodes always give the same places. */
export function layoutGraph(nodes: readonly GraphNode[]): GraphLayout {
  const count = (wanted: GraphLevel) => nodes.filter(({ level }) => level === wanted).length;
  const arePeopleNamed = count('person') <= maxNamedPeople;
  const room = arePeopleNamed ? roomOfPerson.named : roomOfPerson.unnamed;
  const [middle] = nodes;
  const root = middle && branchOf(middle, nodes);
  for (let growth = 1; ; growth *= 1.02) {
    const places = root ? placesOf(root, count('competence'), room, growth) : new Map<string, Point>();
    const boxes = nodes.map(({ id, level }) => {
      const isNamed = level !== 'me' && (level !== 'person' || arePeopleNamed);
      return boxOf(level, places.get(id) ?? { x: 0, y: 0 }, isNamed);
    });
    const isFree = boxes.every((box, index) => !boxes.slice(index + 1).some((later) => overlap(box, later)));
    if (!isFree && growth < 20) continue;
    const left = Math.min(...boxes.map((box) => box.left)) - margin;
    const top = Math.min(...boxes.map((box) => box.top)) - margin;
    const width = Math.max(...boxes.map(({ right }) => right)) + margin - left;
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) + margin - top;
    return { places, arePeopleNamed, box: { left, top, width, height } };
  }
}

/** At most two lines. */
export function nameLines(name: string): string[] {
  const [first = '', ...others] = name.match(/\S.{0,18}(?=\s|$)|\S+/gu) ?? [];
  return [first, others.join(' ')].filter(Boolean).map((line) => {
    const characters = Array.from(line);
    return characters.length > lettersPerLine ? `${characters.slice(0, lettersPerLine - 1).join('')}…` : line;
  });
}
