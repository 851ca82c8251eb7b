import { describe, expect, it } from 'vitest';
import { relatedCategories } from '@/domain/relatedCategories';

const category = (id: string, name: string, ...children: string[]) => ({
  id,
  name,
  children: children.map((child, index) => ({ id: `${id}-${index}`, name: child })),
});
const energy = category('1', 'Energie und Elektrotechnik', 'Erneuerbare Energien', 'Elektroinstallation');
const building = category('2', 'Bauen und Wohnen', 'Altbausanierung');
const law = category('3', 'Recht', 'Mietrecht');
const all = [law, building, energy];
const near = (competence: string, ...texts: string[]) => relatedCategories(all, { competence, texts });

describe('the categories near to a claim', () => {
  it('begin with that of the subject of its profile', () => {
    expect(near('Erneuerbare Energien', 'Lohnt sich eine Sanierung im Altbau?')).toEqual([energy, building]);
    expect(near('Mietrecht')).toEqual([law]);
  });

  it('are found by the words of the profile and the question where no subject is known', () => {
    expect(near('', 'Elektroingenieurin')).toEqual([energy]);
    expect(near('Energietechnik')).toEqual([energy]);
  });

  it('are none where nothing tells', () => {
    expect(near('')).toEqual([]);
    expect(near('Yoga', 'Wie atmet man richtig?')).toEqual([]);
  });
});
