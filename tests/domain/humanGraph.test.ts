import { describe, expect, it } from 'vitest';
import { layoutGraph } from '@/domain/graphLayout';
import { humanGraph, nodeByKey, nodesOf, peopleBelow } from '@/domain/humanGraph';
import { invitation, profile } from './graphSample';

const names = (graph: ReturnType<typeof humanGraph>, level: Parameters<typeof nodesOf>[1]) =>
  nodesOf(graph, level).map(({ name }) => name);

describe('the human graph', () => {
  const wiring = { 'Occupation 1': ['Wiring', '-Roofs'] };

  it('leads from the profiles over their competences to who confirmed them', () => {
    const graph = humanGraph(
      'Anna',
      [profile('1', { competence: { name: 'Wiring' }, competences: [{ name: 'Selling' }] }), profile('2')],
      [invitation({ id: 'a', name: 'Georg', about: wiring }), invitation({ id: 'b', about: wiring })],
    );
    expect(names(graph, 'profile')).toEqual(['Profile 1', 'Profile 2']);
    expect(nodesOf(graph, 'competence').map(({ name, count }) => [name, count])).toEqual([
      ['Wiring', 2],
      ['Selling', 0],
      ['Roofs', 0],
    ]);
    // A general invitation names nobody.
    expect(names(graph, 'person')).toEqual(['Georg']);
    expect(nodesOf(graph, 'person')[0]?.parents).toEqual([nodesOf(graph, 'competence')[0]?.id]);
    expect(peopleBelow(graph, 'profile-1')).toEqual(new Set(['person-a']));
    expect(peopleBelow(graph, 'profile-2')).toEqual(new Set());
  });

  it('has a person once, however often they confirmed', () => {
    const graph = humanGraph(
      'Anna',
      [profile('1'), profile('2')],
      [
        invitation({ id: 'a', name: 'Georg', about: wiring }),
        invitation({ id: 'b', name: 'georg ', profiles: ['2'], about: { 'Occupation 2': ['Roofs'] } }),
      ],
    );
    expect(names(graph, 'person')).toEqual(['Georg']);
    expect(nodesOf(graph, 'person')[0]?.parents).toHaveLength(2);
  });

  it('has a person at home in the middle of what they confirmed', () => {
    const about = { 'Occupation 1': ['Wiring', 'Roofs', 'Pumps'] };
    const graph = humanGraph('Anna', [profile('1')], [invitation({ id: 'a', name: 'Georg', about })]);
    expect(nodesOf(graph, 'person')).toMatchObject([{ parents: { length: 3 }, home: 'competence-1-roofs' }]);
    expect(nodeByKey(graph, 'person-a', 'ArrowLeft')).toBe('competence-1-roofs');
  });

  it('puts who confirmed something unknown beside their profile', () => {
    const graph = humanGraph('Anna', [profile('1')], [invitation({ id: 'a', name: 'Georg' })]);
    expect(nodesOf(graph, 'person')[0]?.parents).toEqual(['profile-1']);
    const gone = humanGraph('Anna', [profile('1')], [invitation({ id: 'a', name: 'Georg', profiles: ['9'] })]);
    expect(nodesOf(gone, 'person')[0]?.parents).toEqual(['me']);
  });

  it('names no competence in two languages where that of the profile is not known', () => {
    const own = { competence: { name: 'Verkabelung' }, competences: [{ name: 'Vertrieb' }] };
    const answers = [invitation({ id: 'a', name: 'Georg', about: wiring })];
    const graph = humanGraph('Anna', [profile('1', { ...own, language: '' })], answers);
    expect(names(graph, 'competence')).toEqual(['Wiring', 'Roofs']);
    expect(names(humanGraph('Anna', [profile('1', { ...own, language: '' })], []), 'competence')).toEqual([
      'Verkabelung',
      'Vertrieb',
    ]);
  });

  it('has the place of the first person while there is nobody', () => {
    const asked = humanGraph('Anna', [profile('1')], [invitation({ id: 'a', name: 'Petra', accepted: false })]);
    expect(nodesOf(asked, 'person')).toMatchObject([{ name: 'Petra', isExpected: true, invitationId: 'a' }]);
    expect(nodesOf(humanGraph('Anna', [profile('1')], []), 'person')).toMatchObject([{ name: '', isExpected: true }]);
    expect(nodesOf(humanGraph('Anna', [], []), 'person')).toEqual([]);
  });

  it('is walked by keys, and stays where a key leads nowhere', () => {
    const answers = [
      invitation({ id: 'a', name: 'Georg', about: wiring }),
      invitation({ id: 'b', name: 'Petra', about: wiring }),
    ];
    const graph = humanGraph('Anna', [profile('1')], answers);
    const walk = (...keys: string[]) => keys.reduce((id, key) => nodeByKey(graph, id, key) ?? `no ${key}`, 'me');
    expect(walk('ArrowLeft', 'ArrowUp', 'ArrowDown')).toBe('me');
    expect(walk('ArrowRight')).toBe('profile-1');
    expect(walk('ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('person-a');
    expect(walk('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown')).toBe('person-b');
    expect(walk('ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'Home')).toBe('person-a');
    expect(walk('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe('me');
    expect(nodeByKey(graph, 'me', 'Tab')).toBeNull();
    expect(nodeByKey(graph, 'nobody', 'Home')).toBeNull();
  });
});

describe('the places of the human graph', () => {
  const answers = Array.from({ length: 60 }, (_, index) =>
    invitation({
      id: String(index),
      name: `Guest ${index}`,
      about: { 'Occupation 1': [`C${index % 7}`, `C${index % 3}`] },
    }),
  );
  const { nodes } = humanGraph('Anna', [profile('1'), profile('2')], answers);

  it('are the same for the same network', () => {
    expect(layoutGraph(nodes)).toEqual(layoutGraph(nodes));
  });

  it('lie on rings around the middle, and none covers another', () => {
    const { points, radii } = layoutGraph(nodes);
    expect(points[0]).toEqual({ x: 0, y: 0 });
    const distance = (level: string) =>
      nodes.flatMap((node, index) =>
        node.level === level ? [Math.hypot(points[index]?.x ?? NaN, points[index]?.y ?? NaN)] : [],
      );
    expect(Math.max(...distance('profile'))).toBeLessThan(Math.min(...distance('competence')));
    expect(Math.max(...distance('competence'))).toBeLessThan(Math.min(...distance('person')));
    const gaps = nodes.flatMap((one, index) =>
      nodes.slice(index + 1).map((other, offset) => {
        const [from, to] = [points[index], points[index + 1 + offset]];
        const apart = Math.hypot((from?.x ?? NaN) - (to?.x ?? NaN), (from?.y ?? NaN) - (to?.y ?? NaN));
        return apart - radii[one.level] - radii[other.level];
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });
});
