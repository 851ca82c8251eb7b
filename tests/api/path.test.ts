import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '@/api/allEndpoints';
import { ApiFailureError } from '@/api/client/failure';
import { fillPath, isSafeSegment } from '@/api/client/path';
import { hostileSegments } from './hostileSegments';

const namesOf = (path: string) => [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '');
const templates = [...new Set(allEndpoints.map(({ path }) => path))].filter((path) => namesOf(path).length > 0);
const base = 'https://api.example/prefix/api';

function paramsWith(template: string, name: string, value: string): Record<string, string> {
  return { ...Object.fromEntries(namesOf(template).map((each) => [each, '7'])), [name]: value };
}

function kindOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof ApiFailureError ? error.failure.kind : 'another error';
  }
  return 'no error';
}

describe('filling a path', () => {
  it('knows enough templates and hostile values', () => {
    expect(templates.length).toBeGreaterThan(90);
    expect(hostileSegments.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostileSegments).size).toBe(hostileSegments.length);
  });

  it.each(templates)('refuses every hostile value in every place of %s', (template) => {
    for (const name of namesOf(template)) {
      const passed = hostileSegments.filter(
        (value) => kindOf(() => fillPath(template, paramsWith(template, name, value))) !== 'notFound',
      );
      expect(passed).toEqual([]);
    }
  });

  it('refuses missing, inherited and non-text values', () => {
    expect(kindOf(() => fillPath('/claims/:claimId', {}))).toBe('notFound');
    expect(kindOf(() => fillPath('/claims/:constructor', {}))).toBe('notFound');
    for (const value of [null, undefined, 7, true, {}, ['..'], Symbol('x')]) {
      expect(isSafeSegment(value)).toBe(false);
    }
  });

  it.each([
    '7',
    '2b0c6f4e-7a52-4f0e-9d5c-6a2f2f0c8f11',
    'Ünïcödé ident',
    'a.b',
    '...',
    'a:b',
    'a;b',
    'a&b=c',
    '@',
    '~',
    'x'.repeat(512),
  ])('keeps %s one segment', (value) => {
    const { pathname } = new URL(base + fillPath('/claims/:claimId/publish', { claimId: value }));
    expect(pathname.split('/')).toHaveLength(6);
    expect(decodeURIComponent(pathname.split('/')[4] ?? '')).toBe(value);
  });

  it('either refuses a text or keeps it as exactly one segment of the same call', () => {
    const hostileParts = fc.constantFrom('.', '/', '\\', '%2e', '%2F', '?', '#', '..', '\u0000', ';', 'a', '7');
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.array(hostileParts, { maxLength: 8 }).map((segments) => segments.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...templates), anyText, (template, value) => {
        const params = Object.fromEntries(namesOf(template).map((name) => [name, value]));
        let filled: string;
        try {
          filled = fillPath(template, params);
        } catch (error) {
          return error instanceof ApiFailureError && error.failure.kind === 'notFound';
        }
        const url = new URL(base + filled);
        expect(url.search + url.hash).toBe('');
        const expected = template.split('/').map((segment) => (segment.startsWith(':') ? value : segment));
        expect(url.pathname.replace('/prefix/api', '').split('/').map(decodeURIComponent)).toEqual(expected);
        return true;
      }),
      { numRuns: 2000 },
    );
  });
});
