import { describe, expect, it } from 'vitest';
import { searchTerms, sharedWords } from '@/domain/searchTerms';

describe('what to search a catalogue for', () => {
  it('is the name, then its words, then those without their ending', () => {
    expect(searchTerms(['Mess- und Regeltechnik'])).toEqual([
      'Mess- und Regeltechnik',
      'Mess',
      'Regeltechnik',
      'Regeltechn',
    ]);
  });

  it('is bounded, says nothing twice and nothing empty', () => {
    expect(searchTerms(['', 'Robotik Robotik', ' Robotik '])).toEqual(['Robotik Robotik', 'Robotik', 'Robot']);
    expect(searchTerms(['eins zwei drei vier fünf sechs sieben acht neun'])).toHaveLength(6);
  });

  it('compares names by their words, whatever their order', () => {
    expect(sharedWords('Elektrotechnik und Energie', 'Energie und Elektrotechnik')).toBe(2);
    expect(sharedWords('Recht und Verwaltung', 'Handel und Verkauf')).toBe(0);
  });
});
