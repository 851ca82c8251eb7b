import { describe, expect, it } from 'vitest';
import { isAllSent } from '@/domain/pickUnsent';

describe('what was typed is all in what was sent', () => {
  it('under other names, with other blanks, with ids in the place of entities', () => {
    const typed = { question: ' Warum  so? ', connect: true, place: '', disciplines: [{ id: '7', name: 'Statik' }] };
    expect(isAllSent(typed, { body: { title: 'Warum so?', disciplines: ['7'] } })).toBe(true);
  });

  it('or not, where something is missing or nothing was typed', () => {
    const sent = { body: { title: 'Warum so?' } };
    expect(isAllSent({ question: 'Warum so?', answer: 'Darum.' }, sent)).toBe(false);
    expect(isAllSent({ question: '', connect: true }, sent)).toBe(false);
    expect(isAllSent({ rows: [{ id: 'new-1', title: 'Warum so?' }] }, sent)).toBe(false);
  });
});
