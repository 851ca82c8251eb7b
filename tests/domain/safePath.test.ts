import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath, withoutSignsAround } from '@/domain/safePath';
import { hostilePaths } from './hostilePaths';

const origin = 'https://fachprofil.example';
const known = new Set(['/dashboard', '/competence/claims']);
const isKnown = (pathname: string) => known.has(pathname);
const everything = () => true;

describe('safePath', () => {
  it.each(['/dashboard', '/dashboard?tab=1', '/competence/claims#last', '/dashboard?a=//b&c=https://d.example'])(
    'keeps %s as it is',
    (path) => {
      expect(safePath(path, origin, isKnown)).toBe(path);
    },
  );

  it('keeps only path, query and fragment, in their normal form', () => {
    expect(safePath('/competence/x/../claims', origin, isKnown)).toBe('/competence/claims');
    expect(safePath('/dashboard?name=ü', origin, isKnown)).toBe('/dashboard?name=%C3%BC');
  });

  it.each([
    [2000, true],
    [2001, false],
  ])('takes a value of %i characters: %s', (length, taken) => {
    const path = `/dashboard?${'a'.repeat(length - '/dashboard?'.length)}`;
    expect(path).toHaveLength(length);
    expect(safePath(path, origin, isKnown) !== null).toBe(taken);
  });

  it('has at least 60 hostile values to withstand', () => {
    expect(hostilePaths.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostilePaths.map((value) => ({ value })))('refuses $value', ({ value }) => {
    expect(safePath(value, origin, isKnown)).toBeNull();
  });

  it.each(hostilePaths.map((value) => ({ value })))(
    'stays on the origin with $value, even if every path were known',
    ({ value }) => {
      const path = safePath(value, origin, everything);
      expect(new URL(path ?? '/', origin).origin).toBe(origin);
    },
  );

  it('stays on the origin with whatever text', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      'evil.example',
      '\t',
      'a',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 12 }).map((segments) => segments.join('')),
      fc.array(pieces, { maxLength: 12 }).map((segments) => `/${segments.join('')}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const path = safePath(text, origin, everything);
        if (path === null) return;
        expect(path.startsWith('/') && !path.startsWith('//') && !path.includes('\\')).toBe(true);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(safePath(path, origin, everything)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a value of a mailed address without the signs around it', () => {
  it.each([
    ['tok-42.', 'tok-42'],
    ['tok-42).', 'tok-42'],
    ['<tok-42>', 'tok-42'],
    ['„tok-42“,', 'tok-42'],
    ["'tok-42'", 'tok-42'],
    ['**tok-42**', 'tok-42'],
    ['tok-42__', 'tok-42'],
    [' tok-42 \u200b\u00a0', 'tok-42'],
    ['anna@fachprofil.example>', 'anna@fachprofil.example'],
  ])('%s', (value, cleaned) => {
    expect(withoutSignsAround(value)).toBe(cleaned);
  });

  it.each(['tok-42', '-tok.42=', '_x-', 'ümlaut', '550e8400-e29b-41d4-a716-446655440000', '...', ''])(
    'keeps %s, which has none or nothing else',
    (value) => {
      expect(withoutSignsAround(value)).toBe(value);
    },
  );

  it('takes underscores only where nothing stands behind them, since a token may end in one', () => {
    expect(withoutSignsAround('tok_.')).toBe('tok_');
    expect(withoutSignsAround('tok_')).toBe('tok');
  });
});
