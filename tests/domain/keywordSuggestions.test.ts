import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordSuggestions } from '@/domain/keywordSuggestions';

const of = (question: string, more: Partial<Parameters<typeof keywordSuggestions>[0]> = {}) =>
  keywordSuggestions({ question, topic: '', competences: [], chosen: [], ...more });

describe('suggestions for the keywords of a claim', () => {
  it.each([
    ['Lohnt sich eine Wärmepumpe im Altbau?', ['Wärmepumpe', 'Altbau']],
    ['Wie groß soll der Batteriespeicher für ein Einfamilienhaus sein?', ['Batteriespeicher', 'Einfamilienhaus']],
    ['Worauf achten bei der Wahl einer Software?', ['Wahl', 'Software']],
    ['Was kostet ein Dach mit Photovoltaik?', ['Dach', 'Photovoltaik']],
    ['Wallbox oder Steckdose: was ist für E-Autos besser?', ['Wallbox', 'Steckdose', 'E-Autos']],
    ['was kostet eine wärmepumpe im altbau', ['wärmepumpe', 'altbau']],
    ['Is a heat pump worth it in an old house?', ['heat pump', 'old house']],
    ['What does insulation cost?', ['insulation']],
    ['', []],
    ['???', []],
    ['Was ist das?', []],
  ])('%j: %j', (question, words) => {
    expect(of(question)).toEqual(words);
  });

  it('follow with the topic and what the profile stands for, each once', () => {
    expect(
      of('Lohnt sich eine Wärmepumpe im Altbau?', {
        topic: 'Wärme im Altbau',
        competences: ['Erneuerbare Energien', 'wärmepumpe', ''],
      }),
    ).toEqual(['Wärmepumpe', 'Altbau', 'Wärme', 'Erneuerbare Energien']);
  });

  it('leave out what is a keyword already, however it is written', () => {
    expect(of('Lohnt sich eine Wärmepumpe im Altbau?', { chosen: ['  altbau'] })).toEqual(['Wärmepumpe']);
  });

  it('are a few words of the text, none of them twice, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (question) => {
        const words = of(question);
        expect(words.length).toBeLessThanOrEqual(8);
        expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
      }),
    );
  });
});
