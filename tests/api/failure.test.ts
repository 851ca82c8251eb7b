import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailureError, classify, firstText, toFailure, type FailureType } from '@/api/client/failure';

const html = '<html><body>502 Bad Gateway</body></html>';
const fields = { title: ['The title is required.', 'Second text'], text: 'Too short' };
const texts = { title: 'The title is required.', text: 'Too short' };

describe('classifying an answer', () => {
  const plain: [number, FailureType][] = [
    [400, 'validation'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [405, 'server'],
    [409, 'conflict'],
    [410, 'notFound'],
    [413, 'tooLarge'],
    [418, 'server'],
    [419, 'conflict'],
    [422, 'validation'],
    [429, 'tooMany'],
    [500, 'server'],
    [501, 'server'],
    [502, 'server'],
    [503, 'server'],
    [504, 'server'],
    [302, 'server'],
  ];
  it.each(plain)('reads %i as %s, whatever the body is', (status, kind) => {
    for (const body of [html, '', null, undefined, {}, [], { data: null }, { data: [] }, { message: 'No.' }]) {
      expect(classify(status, body, false).kind).toBe(kind);
    }
  });

  it.each([400, 404, 409, 422, 200])('reads field errors of a %i as a refused entry, in data or errors', (status) => {
    for (const key of ['data', 'errors']) {
      const failure = classify(status, { success: false, message: 'Refused', [key]: fields }, false);
      expect(failure).toEqual({ kind: 'validation', status, message: 'Refused', fields: texts });
    }
  });

  it.each([401, 403, 413, 429, 500, 503])('does not take the fields of a %i for a refused entry', (status) => {
    const failure = classify(status, { data: fields }, false);
    expect(failure.kind).not.toBe('validation');
    expect(failure.fields).toBeUndefined();
  });

  it('takes no entity for field errors', () => {
    const body = { data: { id: 7, accepted: true, count: 0, children: [{ id: 1 }], owner: { name: 'A' } } };
    expect(classify(404, body, false)).toEqual({ kind: 'notFound', status: 404 });
  });

  it('keeps the order of the server and hostile field names', () => {
    const body: unknown = JSON.parse('{"errors":{"voucher":["first"],"__proto__":["proto"],"constructor":["built"]}}');
    const failure = classify(422, body, false);
    expect(Object.entries(failure.fields ?? {})).toEqual([
      ['voucher', 'first'],
      ['__proto__', 'proto'],
      ['constructor', 'built'],
    ]);
    expect(({} as Record<string, unknown>)['voucher']).toBeUndefined();
  });

  it.each([404, 405, 501])('says that an assumed call is not offered on %i', (status) => {
    expect(classify(status, { message: 'No route' }, true).kind).toBe('notOffered');
    expect(classify(status, { message: 'No route' }, false).kind).not.toBe('notOffered');
  });

  it('keeps field errors of an assumed call', () => {
    expect(classify(404, { data: fields }, true).kind).toBe('validation');
  });

  it('reads a refusal under a 2xx status as a refused entry', () => {
    expect(classify(200, { success: false, message: 'Not now' }, false)).toEqual({
      kind: 'validation',
      status: 200,
      message: 'Not now',
    });
  });

  it('never shows the words of a broken server, and cuts long ones', () => {
    expect(classify(500, { message: 'SQLSTATE[42S02]' }, false).message).toBeUndefined();
    expect(classify(403, { message: 'x'.repeat(1000) }, false).message).toHaveLength(300);
    expect(classify(403, { message: ' \n ' }, false).message).toBeUndefined();
  });

  it('tells how long to wait only for too many calls', () => {
    expect(classify(429, null, false, 7)).toEqual({ kind: 'tooMany', status: 429, retryAfter: 7 });
    expect(classify(503, null, false, 7)).toEqual({ kind: 'server', status: 503 });
    expect(classify(429, null, false)).toEqual({ kind: 'tooMany', status: 429 });
  });
});

describe('the first text of an error value', () => {
  it.each<[unknown, string | undefined]>([
    ['plain', 'plain'],
    ['  padded ', 'padded'],
    [['first', 'second'], 'first'],
    [[[], ['', 'deep']], 'deep'],
    [{ voucher: ['unknown code'] }, 'unknown code'],
    [{ a: null, b: 7, c: [false, 'c'] }, 'c'],
    ['', undefined],
    [[], undefined],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
    [42, undefined],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('of %j is %j', (value, text) => {
    expect(firstText(value)).toBe(text);
  });

  it('is a non-blank text of at most 300 characters that the value holds, or nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = firstText(value);
        if (text === undefined) return;
        expect(text.trim()).not.toBe('');
        expect(text.length).toBeLessThanOrEqual(300);
        const held = (value: unknown): boolean =>
          typeof value === 'string'
            ? value.trim().startsWith(text)
            : typeof value === 'object' && value !== null && Object.values(value).some(held);
        expect(held(value)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('comes to an end with circular and very deep values', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(firstText(circle)).toBeUndefined();
    expect(firstText(JSON.parse(`${'['.repeat(5000)}"deep"${']'.repeat(5000)}`))).toBeUndefined();
  });
});

describe('the failure behind a caught error', () => {
  it('is the one thrown by a call, and a reported error of the application for anything else', () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    expect(toFailure(new ApiFailureError({ kind: 'network' }))).toEqual({ kind: 'network' });
    expect(reported).not.toHaveBeenCalled();
    const defect = new TypeError('x');
    expect(toFailure(defect)).toEqual({ kind: 'client' });
    expect(reported.mock.calls).toEqual([[defect]]);
    vi.unstubAllGlobals();
  });

  it('puts no server text into the error message', () => {
    expect(new ApiFailureError({ kind: 'forbidden', message: 'secret' }).message).toBe('call failed: forbidden');
  });
});
