import { describe, expect, it } from 'vitest';
import { beginningOf } from '@/domain/plainText';

describe('the first words of a text', () => {
  it.each([
    ['Kurz und gut.', 20, 'Kurz und gut.'],
    ['  Zwei\n\tZeilen ', 20, 'Zwei Zeilen'],
    ['Was nicht hineinpasst, bleibt weg', 12, 'Was nicht …'],
    ['Donaudampfschiffahrt', 5, 'Donau …'],
  ])('of %j in %i letters', (text, most, expected) => {
    expect(beginningOf(text, most)).toBe(expected);
  });
});
