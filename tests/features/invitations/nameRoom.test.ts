import { describe, expect, it } from 'vitest';
import type { Point } from '@/domain/graphLayout';
import { humanGraph } from '@/domain/humanGraph';
import { namesWithRoom } from '@/features/invitations/graph/nameRoom';
import { profile } from '../../domain/graphSample';

const competences = ['Wiring', 'Roofs', 'Pumps'];
const graph = humanGraph(
  'Anna',
  [profile('1', { name: 'Electrician', competences: competences.map((name) => ({ name })) })],
  [],
);
const radii = { me: 32, profile: 24, competence: 14, person: 20 };
const idOf = (name: string) => graph.nodes.find((node) => node.name === name)?.id ?? '';

/** The names that are written, with the nodes at these places, all others far away. */
function written(places: Record<string, Point>, selected = 'Anna', scale = 1): Record<string, 'below' | 'above'> {
  const points = graph.nodes.map(({ name }, index) => places[name] ?? { x: 0, y: 1000 * (index + 1) });
  const nameOf = ({ name }: { name: string }) => name;
  const wanted = { graph, picture: { points, radii }, nameOf, selectedId: idOf(selected), hoveredId: null };
  const distances = namesWithRoom(wanted, scale);
  return Object.fromEntries(
    competences.flatMap((name) => {
      const distance = distances.get(idOf(name));
      return distance === undefined ? [] : [[name, distance > 0 ? 'below' : 'above']];
    }),
  );
}

describe('names in the human graph', () => {
  it('stand below their nodes where there is room', () => {
    expect(written({})).toEqual({ Wiring: 'below', Roofs: 'below', Pumps: 'below' });
  });

  it('stand above where another name is below, and are left out where there is none', () => {
    const crowded = { Wiring: { x: 0, y: 0 }, Roofs: { x: 30, y: 0 }, Pumps: { x: 60, y: 0 } };
    expect(written(crowded)).toEqual({ Wiring: 'below', Roofs: 'above', Pumps: 'below' });
    const together = { Wiring: { x: 0, y: 0 }, Roofs: { x: 10, y: 0 }, Pumps: { x: 20, y: 0 } };
    expect(written(together)).toEqual({ Wiring: 'below', Roofs: 'above' });
    // What is chosen comes first.
    expect(written(together, 'Pumps')).toEqual({ Pumps: 'below', Wiring: 'above' });
    expect(written(together, 'Anna', 4)).toEqual({ Wiring: 'below', Roofs: 'below', Pumps: 'below' });
  });

  it('cover no other node', () => {
    expect(written({ Wiring: { x: 0, y: 0 }, Roofs: { x: 0, y: 30 } })).toMatchObject({
      Wiring: 'above',
      Roofs: 'below',
    });
  });
});
