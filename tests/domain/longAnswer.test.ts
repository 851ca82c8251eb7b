import { describe, expect, it } from 'vitest';
import { beginningOfAnswer, comparableAnswer, isSameAnswer } from '@/domain/longAnswer';

const answer = {
  headline: 'So rechne ich',
  text: '<p>Erst <strong>messen</strong>.</p><ul><li>dann „rechnen“</li></ul>',
  video: '',
  source: 'https://example.org',
  comment: 'Ohne Gewerbe',
};

describe('the beginning of a long answer', () => {
  it('keeps the items of a list apart', () => {
    expect(beginningOfAnswer('<p>Erst messen.</p><ul><li>am Tag</li><li>in der Nacht</li></ul><p>Dann</p>', 99)).toBe(
      'Erst messen. am Tag · in der Nacht · Dann',
    );
  });
});

describe('two long answers', () => {
  it.each([
    '<p>Erst <strong>messen</strong>.</p>\n<ul>\n<li>dann „rechnen“</li>\n</ul>\n',
    '<p>Erst&nbsp;<strong>messen</strong>.</p><ul><li>dann „rechnen“</li></ul >',
  ])('are the same however a server writes their HTML (%s)', (text) => {
    expect(isSameAnswer(answer, { ...answer, text })).toBe(true);
    expect(comparableAnswer({ ...answer, text })).toEqual(comparableAnswer(answer));
  });

  it('differ by what is said and by how it is marked up', () => {
    expect(isSameAnswer(answer, { ...answer, headline: 'So schätze ich' })).toBe(false);
    expect(isSameAnswer(answer, { ...answer, text: '<p>Erst rechnen.</p>' })).toBe(false);
    const plain = { ...answer, text: answer.text.replace(/<\/?strong>/g, '') };
    expect(isSameAnswer(answer, plain)).toBe(true);
    expect(comparableAnswer(plain)).not.toEqual(comparableAnswer(answer));
  });

  it('do not differ by their comment, which no change can save (D-38)', () => {
    expect(comparableAnswer(Object.assign({}, answer, { comment: '' }))).toEqual(comparableAnswer(answer));
  });
});
