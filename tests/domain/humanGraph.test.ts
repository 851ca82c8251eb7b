import { describe, expect, it } from 'vitest';
import { layoutGraph, nameLines } from '@/domain/graphLayout';
import { drawnNode, humanGraph, nodeByKey, nodesOf, peopleBelow } from '@/domain/humanGraph';
import { invitation, profile } from './graphSample';

const names = (graph: ReturnType<typeof humanGraph>, level: Parameters<typeof nodesOf>[1]) =>
  nodesOf(graph.nodes, level).map(({ name }) => name);

describe('the human graph', () => {
  const wiring = { 'Occupation 1': ['Wiring', '-Roofs'] };

  it('leads from the profiles over their competences to who confirmed them', () => {
    const graph = humanGraph(
      'Anna',
      [profile('1', { competence: { name: 'Wiring' }, competences: [{ name: 'Selling' }] }), profile('2')],
      [invitation({ id: 'a', name: 'Georg', about: wiring }), invitation({ id: 'b', about: wiring })],
    );
    expect(names(graph, 'profile')).toEqual(['Profile 1', 'Profile 2']);
    expect(nodesOf(graph.nodes, 'competence').map(({ name, count }) => [name, count])).toEqual([
      ['Wiring', 2],
      ['Selling', 0],
      ['Roofs', 0],
    ]);
    // A general invitation names nobody.
    expect(names(graph, 'person')).toEqual(['Georg']);
    expect(nodesOf(graph.nodes, 'person')[0]?.parents).toEqual([nodesOf(graph.nodes, 'competence')[0]?.id]);
    expect(peopleBelow(graph, 'profile-1')).toEqual(nodesOf(graph.nodes, 'person'));
    expect(peopleBelow(graph, 'profile-2')).toEqual([]);
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
    expect(nodesOf(graph.nodes, 'person')[0]?.parents).toHaveLength(2);
  });

  it('draws a person beside the middle one of what they confirmed', () => {
    const about = { 'Occupation 1': ['Wiring', 'Roofs', 'Pumps'] };
    const graph = humanGraph('Anna', [profile('1')], [invitation({ id: 'a', name: 'Georg', about })]);
    expect(nodesOf(graph.nodes, 'person')).toMatchObject([
      { parents: { length: 3 }, primaryParentId: 'competence-1-roofs' },
    ]);
    expect(nodeByKey(graph, 'person-a', 'ArrowLeft')).toBe('competence-1-roofs');
  });

  it('puts who confirmed something unknown beside their profile', () => {
    const graph = humanGraph('Anna', [profile('1')], [invitation({ id: 'a', name: 'Georg' })]);
    expect(nodesOf(graph.nodes, 'person')[0]?.parents).toEqual(['profile-1']);
    const gone = humanGraph('Anna', [profile('1')], [invitation({ id: 'a', name: 'Georg', profiles: ['9'] })]);
    expect(nodesOf(gone.nodes, 'person')[0]?.parents).toEqual(['me']);
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

  it('has a placeholder for the first person while there is nobody', () => {
    const asked = humanGraph('Anna', [profile('1')], [invitation({ id: 'a', name: 'Petra', accepted: false })]);
    expect(nodesOf(asked.nodes, 'person')).toMatchObject([{ name: 'Petra', isPlaceholder: true, invitationId: 'a' }]);
    expect(nodesOf(humanGraph('Anna', [profile('1')], []).nodes, 'person')).toMatchObject([
      { name: '', isPlaceholder: true },
    ]);
    expect(nodesOf(humanGraph('Anna', [], []).nodes, 'person')).toEqual([]);
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

  it('counts the people of each competence beyond 300, and still lists them all', () => {
    const answersOf = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        invitation({
          id: String(index),
          name: `Guest ${index}`,
          about: { 'Occupation 1': index === 0 ? ['Wiring', 'Roofs'] : [index % 3 === 0 ? 'Roofs' : 'Wiring'] },
        }),
      );
    const few = humanGraph('Anna', [profile('1')], answersOf(300));
    expect(few.drawn).toBe(few.nodes);
    const many = humanGraph('Anna', [profile('1')], answersOf(301));
    expect(nodesOf(many.nodes, 'person')).toHaveLength(301);
    expect(nodesOf(many.drawn, 'person')).toEqual([]);
    expect(nodesOf(many.drawn, 'group')).toMatchObject([
      { id: 'people-competence-1-wiring', count: 201, primaryParentId: 'competence-1-wiring' },
      { id: 'people-competence-1-roofs', count: 101 },
    ]);
    expect(peopleBelow(many, 'people-competence-1-roofs')).toHaveLength(101);
    expect(drawnNode(many, 'person-3')?.id).toBe('people-competence-1-roofs');
    expect(drawnNode(many, 'me')?.id).toBe('me');
    expect(nodeByKey(many, 'competence-1-roofs', 'ArrowRight')).toBe('people-competence-1-roofs');
    expect(nodeByKey(many, 'people-competence-1-roofs', 'ArrowLeft')).toBe('competence-1-roofs');
    expect(nodeByKey(many, 'people-competence-1-roofs', 'Home')).toBe('people-competence-1-wiring');
  });
});

describe('the layout of the human graph', () => {
  const graphOf = (profiles: number, competences: number, people: number) =>
    humanGraph(
      'Anna',
      Array.from({ length: profiles }, (_, index) =>
        profile(`${index}`, {
          competences: Array.from({ length: competences }, (_name, place) => ({ name: `C${index} ${place}` })),
        }),
      ),
      Array.from({ length: people }, (_, index) =>
        invitation({
          id: `${index}`,
          name: `Guest ${index}`,
          profiles: [`${index % profiles}`],
          about: index % 5 === 4 ? {} : { [`Occupation ${index % profiles}`]: [`C${index % profiles} ${index % 3}`] },
        }),
      ),
    );

  it('is the same for the same network', () => {
    expect(layoutGraph(graphOf(2, 4, 60).drawn)).toEqual(layoutGraph(graphOf(2, 4, 60).drawn));
  });

  it.each([
    [1, 0, 0],
    [1, 5, 1],
    [3, 3, 12],
    [5, 8, 30],
    [4, 5, 300],
    [3, 4, 2000],
  ])('has rings around the middle for %i profiles of %i competences and %i people', (...counts) => {
    const { drawn } = graphOf(...counts);
    const { places, box } = layoutGraph(drawn);
    // Rings are wider than high.
    const distances = (...levels: string[]) =>
      drawn.flatMap(({ id, level }) => {
        const { x, y } = places.get(id) ?? { x: NaN, y: NaN };
        return levels.includes(level) ? [Math.hypot(x / 1.8, y)] : [];
      });
    const rings = [distances('me'), distances('profile'), distances('competence'), distances('person', 'group')];
    expect(rings[0]).toEqual([0]);
    const filled = rings.filter(({ length }) => length > 0);
    filled.slice(1).forEach((ring, index) => {
      expect(Math.min(...ring)).toBeGreaterThan(Math.max(...(filled[index] ?? [])));
    });
    for (const { x, y } of places.values()) {
      expect(x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height).toBe(true);
    }
  });

  it.each([
    ['with', 1, 5, 1],
    ['with', 3, 6, 12],
    ['with', 5, 8, 30],
    ['without', 5, 8, 31],
    ['without', 1, 3, 300],
  ])('lets no node cover another, nor a name, %s the names of the people', (names, ...counts) => {
    const { drawn } = graphOf(...counts);
    const { places, arePeopleNamed } = layoutGraph(drawn);
    expect(arePeopleNamed).toBe(names === 'with');
    // The touch target, and two lines of a name below it.
    const boxes = drawn.map(({ id, level }) => {
      const { x, y } = places.get(id) ?? { x: NaN, y: NaN };
      const isNamed = level !== 'me' && (level !== 'person' || arePeopleNamed);
      const half = isNamed ? 60 : 22;
      return { id, left: x - half, right: x + half, top: y - 22, bottom: y + (isNamed ? 50 : 22) };
    });
    const covered = boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ left, right, top, bottom }) =>
            left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        )
        .map(({ id }) => `${box.id} ${id}`),
    );
    expect(covered).toEqual([]);
  });

  it('writes a name in two lines at most', () => {
    expect(nameLines('Georg Baumann')).toEqual(['Georg Baumann']);
    expect(nameLines('Photovoltaikanlagen planen')).toEqual(['Photovoltaikanlagen', 'planen']);
    expect(nameLines('Donaudampfschifffahrtskapitän')).toEqual(['Donaudampfschifffa…']);
    expect(nameLines('Planung und Bau von Anlagen der Fernwärme')).toEqual([
      'Planung und Bau von',
      'Anlagen der Fernwä…',
    ]);
    expect(nameLines('')).toEqual([]);
  });
});
