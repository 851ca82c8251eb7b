import { expect, it } from 'vitest';
import { mergeEdit } from '@/domain/mergeEdit';

const opened = { company: 'Nordlicht', place: 'Kiel', quote: '', disciplines: [{ id: '1', name: 'Bau' }] };

it('takes what was changed elsewhere alone, and keeps what was changed here alone', () => {
  const edited = { ...opened, quote: 'Gern.' };
  const newest = { ...opened, company: 'Nordlicht AG', place: 'Lübeck', disciplines: [] };
  expect(mergeEdit(opened, edited, newest)).toEqual({
    merged: { company: 'Nordlicht AG', place: 'Lübeck', disciplines: [] },
    conflicts: [],
  });
});

it('names what was changed on both sides, unless to the same', () => {
  const edited = { ...opened, company: 'Südlicht', place: 'Lübeck' };
  const newest = { ...opened, company: 'Nordlicht AG', place: ' Lübeck' };
  expect(mergeEdit(opened, edited, newest)).toEqual({ merged: {}, conflicts: ['company'] });
});

it('keeps a change of blanks alone', () => {
  expect(mergeEdit(opened, { ...opened, company: 'Nord licht', quote: '\n' }, opened)).toEqual({
    merged: {},
    conflicts: [],
  });
});

it('does not take the other language of a discipline for a change', () => {
  const newest = { ...opened, disciplines: [{ id: '1', name: 'Construction' }] };
  expect(mergeEdit(opened, opened, newest)).toEqual({ merged: {}, conflicts: [] });
});
