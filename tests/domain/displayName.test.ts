import { describe, expect, it } from 'vitest';
import { displayName, possessive } from '@/domain/displayName';
import { formOfAddress, greetedAs } from '@/domain/greeting';

const anna = { firstname: 'Anna', lastname: 'Bergmann' };

describe('a name with its titles (ACC-03)', () => {
  it.each([
    [{}, 'Anna Bergmann'],
    [{ academic_title: 'Dr.', academic_title_area: 'med.' }, 'Dr. med. Anna Bergmann'],
    [{ academic_title: 'Dr.', academic_title_area: 'Ing.' }, 'Dr.-Ing. Anna Bergmann'],
    [{ academic_title: 'Prof. Dr.', academic_degree: 'MBA' }, 'Prof. Dr. Anna Bergmann MBA'],
    [{ academic_title: ' ', academic_title_area: 'Ing.' }, 'Anna Bergmann'],
  ])('%o', (titles, name) => {
    expect(displayName({ ...anna, ...titles })).toBe(name);
  });

  it('is greeted without the area of the title', () => {
    const titled = { ...anna, academic_title: 'Dr.', academic_title_area: 'Ing.' };
    expect(greetedAs(titled)).toEqual({ titled: 'Dr. Bergmann', full: 'Anna Bergmann' });
  });
});

describe('the form of address', () => {
  it.each([
    [{ gender: 'female' }, 'female'],
    [{ gender: 'male' }, 'male'],
    [{ gender: 'other' }, 'other'],
    [{ gender: 'unbekannt' }, 'other'],
    [{}, 'other'],
    [{ gender: 'female', lastname: ' ' }, 'other'],
  ])('%o', (known, form) => {
    expect(formOfAddress({ ...anna, ...known })).toBe(form);
  });
});

describe('a first name before what is the person’s', () => {
  it.each([
    ['Anna', 'Annas', 'Anna’s'],
    ['Klaus', 'Klaus’', 'Klaus’s'],
    ['Max', 'Max’', 'Max’s'],
    ['Heinz', 'Heinz’', 'Heinz’s'],
  ])('%s', (firstname, german, english) => {
    expect(possessive(firstname, 'de')).toBe(german);
    expect(possessive(firstname, 'en')).toBe(english);
  });
});
