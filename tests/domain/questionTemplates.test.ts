import { describe, expect, it } from 'vitest';
import { startQuestion } from '@/domain/questionTemplates';

const starters = ['Lohnt sich …?', 'Was kostet …?', 'Worauf achten bei …?'];
const start = (typed: string, starter: string) => startQuestion(typed, starter, starters);

describe('a starter of a question', () => {
  it('puts its beginning into the empty field, and the caret into the gap', () => {
    expect(start('', 'Lohnt sich …?')).toEqual({ question: 'Lohnt sich ?', caret: 12 - 1 });
  });

  it('takes along what stands in the gap of another one', () => {
    expect(start('Lohnt sich eine Wärmepumpe?', 'Was kostet …?')).toEqual({
      question: 'Was kostet eine Wärmepumpe?',
      caret: 'Was kostet eine Wärmepumpe'.length,
    });
    expect(start('Lohnt sich eine Wärmepumpe', 'Was kostet …?').question).toBe('Was kostet eine Wärmepumpe?');
    expect(start('Lohnt sich ?', 'Worauf achten bei …?').question).toBe('Worauf achten bei ?');
    expect(start('Lohnt sich?', 'Was kostet …?').question).toBe('Was kostet ?');
  });

  it('takes along the field of work with which the start page began the question', () => {
    const known = [...starters, 'Was muss ich über … wissen?'];
    const begun = startQuestion('Erneuerbare Energien', 'Was muss ich über … wissen?', known).question;
    expect(begun).toBe('Was muss ich über Erneuerbare Energien wissen?');
    expect(startQuestion(begun, 'Was kostet …?', known).question).toBe('Was kostet Erneuerbare Energien?');
  });

  it('loses nothing of what was typed without one', () => {
    expect(start('eine Wärmepumpe', 'Lohnt sich …?').question).toBe('Lohnt sich eine Wärmepumpe?');
    expect(start(' Eine Wärmepumpe? ', 'Lohnt sich …?').question).toBe('Lohnt sich Eine Wärmepumpe?');
  });
});
