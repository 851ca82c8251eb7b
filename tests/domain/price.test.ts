import { describe, expect, it } from 'vitest';
import { typedPrice } from '@/domain/price';

describe('a price that is typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['480', 480],
    ['49,90', 49.9],
    ['49.9', 49.9],
    ['1.250', 1250],
    ['1,250', 1250],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ["1'250.50", 1250.5],
    ['1 250,5', 1250.5],
    ['12345', 12_345],
    ['auf Anfrage', 'auf Anfrage'],
    ['ab 480', 'ab 480'],
    ['-5', '-5'],
    ['1,2345', '1,2345'],
  ])('%j is %j', (text, price) => {
    expect(typedPrice(text)).toBe(price);
  });
});
