import { describe, expect, it } from 'vitest';
import { sortByOccupation, subjectsOf } from '@/features/profile-fields/subjectOptions';

const category = (id: string, name: string, ...children: string[]) => ({
  id,
  name,
  children: children.map((child) => ({ id: `${id}-${child}`, name: child })),
});
const all = [
  category('1', 'Recht und Steuern', 'Mietrecht', 'Arbeitsrecht'),
  category('2', 'Energie und Elektrotechnik', 'Photovoltaik', 'Energietechnik'),
  category('3', 'Bauen und Wohnen', 'Energieberatung'),
  category('4', 'Äpfel und Birnen', 'Obstbau'),
];
const ids = (sorted: typeof all) => sorted.map(({ id }) => id);

describe('the categories to choose from', () => {
  it('begin with those near to the occupation, the nearest first, and go on by their names', () => {
    expect(ids(sortByOccupation(all, 'Energieberaterin', 'de'))).toEqual(['2', '3', '4', '1']);
    expect(ids(sortByOccupation(all, '', 'de'))).toEqual(['4', '3', '2', '1']);
  });

  it('group their subjects: those of the chosen area first, then those near to the occupation', () => {
    const groups = (area: { id: string; name: string } | null) => [
      ...new Set(subjectsOf(all, { area, occupation: 'Energieberaterin' }, 'de').map(({ group }) => group)),
    ];
    const near = ['Energie und Elektrotechnik', 'Bauen und Wohnen'];
    expect(groups({ id: '77', name: 'Steuern und Recht' })).toEqual(['Recht und Steuern', ...near, 'Äpfel und Birnen']);
    expect(groups({ id: '4', name: 'Elsewhere' })).toEqual(['Äpfel und Birnen', ...near, 'Recht und Steuern']);
    expect(groups(null)).toEqual([...near, 'Äpfel und Birnen', 'Recht und Steuern']);
  });

  it('list the subjects of a group by name, and a category without subjects as one', () => {
    expect(
      subjectsOf([...all.slice(0, 1), category('9', 'Yoga')], { area: null, occupation: undefined }, 'de'),
    ).toEqual([
      { value: '1-Arbeitsrecht', label: 'Arbeitsrecht', group: 'Recht und Steuern' },
      { value: '1-Mietrecht', label: 'Mietrecht', group: 'Recht und Steuern' },
      { value: '9', label: 'Yoga', group: 'Yoga' },
    ]);
  });
});
