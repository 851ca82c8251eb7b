import {
  forceCollide,
  forceLink,
  forceRadial,
  forceSimulation,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import type { GraphLevel, GraphNode } from './humanGraph';

export type LayoutNode = Pick<GraphNode, 'id' | 'level' | 'parents' | 'home'>;

export interface Point {
  x: number;
  y: number;
}

export interface GraphPicture {
  /** In the order of the nodes, around the middle at 0, 0. */
  points: readonly Point[];
  radii: Readonly<Record<GraphLevel, number>>;
}

interface Body extends SimulationNodeDatum {
  id: string;
  /** Distance from the middle. */
  ring: number;
  /** Radius that others keep away from. */
  room: number;
}

/** By the number of people: names fit below the faces only where there are few. */
const personSizes = [
  { max: 40, radius: 20, room: 44 },
  { max: 300, radius: 11, room: 15 },
  { max: Infinity, radius: 6, room: 8 },
] as const;

const rings = { me: 0, profile: 104, competence: 205, person: 320 } as const;
const radii = { me: 32, profile: 24, competence: 14 } as const;
/** Length of its ring that each node takes; rings grow with their nodes. */
const roomOnRing = { me: 1, profile: 150, competence: 96 } as const;
const competenceRoom = 46;

/** Distances from the middle; `perRing`: how many people fit onto one ring. */
function distances(nodes: readonly LayoutNode[], room: number) {
  const count = (level: GraphLevel) => nodes.filter((node) => node.level === level).length;
  const profile = Math.max(rings.profile, (count('profile') * roomOnRing.profile) / (2 * Math.PI));
  const competence = Math.max(profile + 100, (count('competence') * roomOnRing.competence) / (2 * Math.PI));
  const person = competence + 110;
  return { me: 0, profile, competence, person, perRing: Math.floor((2 * Math.PI * person) / (2 * room)) };
}

/**
 * Where a node starts: in a sector of its parent's. Half of the circle is divided evenly, the other half by the number
 * of people, so that neither many people nor a competence without any is squeezed.
 */
function anglesOf(nodes: readonly LayoutNode[]): Map<string, number> {
  const children = new Map<string, LayoutNode[]>();
  for (const node of nodes) {
    const { home } = node;
    if (home !== null) children.set(home, [...(children.get(home) ?? []), node]);
  }
  const below = new Map<string, number>();
  const countBelow = (node: LayoutNode): number => {
    const count = (children.get(node.id) ?? []).reduce((sum, child) => sum + countBelow(child), 0) || 1;
    below.set(node.id, count);
    return count;
  };
  const angles = new Map<string, number>();
  const place = (node: LayoutNode, from: number, to: number): void => {
    angles.set(node.id, (from + to) / 2);
    const own = children.get(node.id) ?? [];
    const total = own.reduce((sum, { id }) => sum + (below.get(id) ?? 1), 0);
    let start = from;
    for (const child of own) {
      const share = (1 / own.length + (below.get(child.id) ?? 1) / total) / 2;
      place(child, start, start + share * (to - from));
      start += share * (to - from);
    }
  };
  const [middle] = nodes;
  if (middle) {
    countBelow(middle);
    place(middle, -Math.PI / 2, 1.5 * Math.PI);
  }
  return angles;
}

/** Many nodes need fewer steps: their start positions are nearly right. */
const stepsFor = (count: number) => (count > 1000 ? 60 : count > 200 ? 90 : 120);

/** The same nodes always give the same picture. `stretch` widens it, for drawings that are wider than high. */
export function layoutGraph(nodes: readonly LayoutNode[], stretch = 1): GraphPicture {
  const people = nodes.filter(({ level }) => level === 'person').length;
  const { radius, room } = personSizes.find(({ max }) => people <= max) ?? personSizes[2];
  const ring = distances(nodes, room);
  const angles = anglesOf(nodes);
  let person = 0;
  const bodies = nodes.map<Body>(({ id, level }) => {
    const angle = angles.get(id) ?? 0;
    const isPerson = level === 'person';
    const shell = isPerson ? person++ % Math.max(1, Math.ceil(people / ring.perRing)) : 0;
    const distance = ring[level] + shell * room * 1.9;
    return {
      id,
      ring: distance,
      room: isPerson ? room : level === 'competence' ? competenceRoom : radii[level] + 24,
      x: Math.cos(angle) * distance,
      y: Math.sin(angle) * distance,
      ...(level === 'me' ? { fx: 0, fy: 0 } : {}),
    };
  });
  const links = nodes.flatMap(({ id, parents }) =>
    parents.map<SimulationLinkDatum<Body>>((parent) => ({ source: parent, target: id })),
  );
  const steps = stepsFor(nodes.length);
  forceSimulation(bodies)
    // Cooled down at the last step.
    .alphaDecay(1 - 0.001 ** (1 / steps))
    .force('ring', forceRadial<Body>(({ ring: distance }) => distance).strength(1))
    .force(
      'link',
      forceLink<Body, SimulationLinkDatum<Body>>(links)
        .id(({ id }) => id)
        .distance(100)
        .strength(0.03),
    )
    .force('room', forceCollide<Body>((body) => body.room).iterations(2))
    .stop()
    .tick(steps);
  return {
    points: bodies.map(({ x = 0, y = 0 }) => ({ x: x * stretch, y })),
    radii: { ...radii, person: radius },
  };
}
