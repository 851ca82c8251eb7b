import { expect, it } from 'vitest';
import { suggestedDisciplines } from '@/domain/suggestedDisciplines';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

it('suggests a few that were found, then one’s own by use, each once and not too many', () => {
  expect(ids(suggestedDisciplines(named('a', 'b', 'c', 'd'), [named('x', 'y'), named('y', 'a'), named('z')]))).toBe(
    'abcyx',
  );
  expect(suggestedDisciplines([], [])).toEqual([]);
});
