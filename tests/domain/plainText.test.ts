import { describe, expect, it } from 'vitest';
import { truncate, factsText, readingMinutes, wordCount } from '@/domain/plainText';

describe('the first words of a text', () => {
  it.each([
    ['Kurz und gut.', 20, 'Kurz und gut.'],
    ['  Zwei\n\tZeilen ', 20, 'Zwei Zeilen'],
    ['Was nicht hineinpasst, bleibt weg', 12, 'Was nicht …'],
    ['Donaudampfschiffahrt', 5, 'Donau …'],
  ])('of %j in %i letters', (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
  });
});

describe('words of a text', () => {
  it.each([
    ['', 0],
    [' – … ', 0],
    ['Etwa 1.000 kWh je Jahr.', 5],
    ["It's a well-known\nfact", 4],
    ['<p>Zwei<br>Zeilen</p><ul><li>mehr</li></ul>', 3],
  ])('of %j are %i', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });

  it.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('%i take %i minutes to read', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});

it('joins short facts so that dots and numbers stay with their words, the unknown ones left out', () => {
  expect(factsText(['Dozentin', '', null, false, '3 Stichwörter'])).toBe('Dozentin\u00a0· 3\u00a0Stichwörter');
  expect(factsText(['bearbeitet vor 3 Tagen', '11 Nov 2026'])).toBe(
    'bearbeitet vor\u00a03\u00a0Tagen\u00a0· 11\u00a0Nov 2026',
  );
  expect(factsText([undefined])).toBe('');
});
