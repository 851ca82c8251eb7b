import { describe, expect, it } from 'vitest';
import { Suggestion, type SuggestionType } from '@/api/endpoints/assistant';
import { plainTextOf } from '@/domain/richText';
import {
  knownFormalities,
  knownName,
  knownStyles,
  presetOption,
  readSuggestion,
  wholeText,
  type SuggestedText,
} from '@/domain/suggestedText';

const read = (type: SuggestionType, segments: unknown) =>
  readSuggestion(type, Suggestion.parse({ segments }), plainTextOf);

const text = (value: string, headline = ''): SuggestedText => ({ headline, text: value, items: [] });
const items = (...pairs: [title: string, text: string][]): SuggestedText => ({
  headline: '',
  text: '',
  items: pairs.map(([title, text]) => ({ title, text })),
});

describe('a suggested text is read from the first segment (AIA-04)', () => {
  it.each<[string, unknown, SuggestedText | null]>([
    ['a string', ['Erster.', 'Zweiter.'], text('Erster.')],
    ['an object', [{ headline: 'Kopf', text: 'Rumpf.' }], text('Rumpf.', 'Kopf')],
    ['another spelling', [{ subtitle: 'Kopf', content: 'Rumpf.' }], text('Rumpf.', 'Kopf')],
    ['a list of paragraphs', [['Eins.', 'Zwei.']], text('Eins.\n\nZwei.')],
    ['nested items', [{ segments: [{ title: 'A', text: 'Eins.' }] }], text('A\nEins.')],
    ['a headline alone', [{ headline: 'Nur das.' }], text('Nur das.')],
    [
      'markup, as its words',
      ['<p>Eins.</p><p>Zwei <b>fett</b>.</p><script>alert(1)</script>'],
      text('Eins.\n\nZwei fett.'),
    ],
    ['nothing at all', [], null],
    ['an empty string', ['  '], null],
    ['an empty object', [{}], null],
    ['something else', [null], null],
  ])('%s', (_, segments, expected) => {
    expect(read('short_answer', segments)).toEqual(expected);
  });
});

describe('suggested items', () => {
  it.each<[string, unknown, SuggestedText | null]>([
    ['with titles', [[{ title: 'Ziel', text: 'Zuerst.' }]], items(['Ziel', 'Zuerst.'])],
    ['under their own name', [{ tips: [{ title: 'Ziel', text: 'Zuerst.' }] }], items(['Ziel', 'Zuerst.'])],
    ['suggested twice are there once', [['Ziel: Zuerst.', 'Ziel: Zuerst.']], items(['Ziel', 'Zuerst.'])],
    [
      'as strings',
      [['Klein anfangen: Testen Sie es.', 'Messen.']],
      items(['Klein anfangen', 'Testen Sie es.'], ['Messen.', '']),
    ],
    ['as lines', ['1. Ziel: Zuerst.\n- Messen: Danach.'], items(['Ziel', 'Zuerst.'], ['Messen', 'Danach.'])],
    ['none', [[]], null],
    ['empty ones', [['', ' ']], null],
  ])('tips %s', (_, segments, expected) => {
    expect(read('tips', segments)).toEqual(expected);
  });

  it.each<[string, unknown, SuggestedText | null]>([
    ['as strings', [['Was es ist', 'Wie es geht']], items(['Was es ist', ''], ['Wie es geht', ''])],
    ['as titles', [[{ title: 'Was es ist', text: 'Mehr dazu' }]], items(['Was es ist', 'Mehr dazu'])],
    ['as lines', ['• Was es ist\n2) Wie es geht'], items(['Was es ist', ''], ['Wie es geht', ''])],
  ])('headlines of long answers %s', (_, segments, expected) => {
    expect(read('long_answer_subtitles', segments)).toEqual(expected);
  });
});

describe('the whole of a suggestion', () => {
  it('is one text to copy', () => {
    expect(wholeText(text('Rumpf.', 'Kopf'))).toBe('Kopf\n\nRumpf.');
    expect(wholeText(items(['Ziel', 'Zuerst.'], ['Messen', '']))).toBe('Ziel: Zuerst.\n\nMessen');
  });
});

describe('names of styles and forms of address (AIA-02)', () => {
  it('are known by key, with or without a path', () => {
    expect(knownStyles).toHaveLength(13);
    expect(knownName(knownStyles, 'factual')).toBe('factual');
    expect(knownName(knownStyles, 'ai.styles.Humorous')).toBe('humorous');
    expect(knownName(knownFormalities, 'informal')).toBe('informal');
  });

  it('are left as they are otherwise', () => {
    expect(knownName(knownStyles, 'Sachlich')).toBeUndefined();
    expect(knownName(knownStyles, 'constructor')).toBeUndefined();
    expect(knownName(knownFormalities, '')).toBeUndefined();
  });
});

describe('what is preset (D-91)', () => {
  const styles = [
    { value: '4', label: 'Sachlich' },
    { value: '1', label: 'Standard' },
  ];

  it.each([
    ['what was chosen last', '4', '4'],
    ['the standard where nothing was', undefined, '1'],
    ['the standard where the last one is not offered any more', '9', '1'],
    ['the standard where what is kept cannot be read', { id: '4' }, '1'],
  ])('is %s', (_, last, preset) => {
    expect(presetOption(styles, last, 'Standard')).toBe(preset);
  });

  it('is the first where the standard has another name, so that something is always chosen', () => {
    expect(presetOption(styles, undefined, 'Gewöhnlich')).toBe('4');
    expect(presetOption([], undefined, 'Standard')).toBe('');
  });
});
