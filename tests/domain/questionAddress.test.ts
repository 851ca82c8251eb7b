import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionAddress, similarQuestions } from '@/domain/questionAddress';

describe('the address a question makes (CLA-12, ux no. 9)', () => {
  it.each([
    ['Wie groß sollte ein Speicher für ein Haus sein?', 'wie-gross-sollte-ein-speicher-fuer-ein-haus-sein'],
    ['Ähnliche Öfen über Äpfeln', 'aehnliche-oefen-ueber-aepfeln'],
    // The same letters as base and combining mark.
    ['A\u0308hnlich', 'aehnlich'],
    ['Crème brûlée à la façon d’Ève', 'creme-brulee-a-la-facon-d-eve'],
    ['Łódź, Ærø, Åre', 'lodz-aeroe-aare'],
    ['STRAẞE', 'strasse'],
    ['  --  50 % mehr?! ', '50-mehr'],
    ['ﬁnden', 'finden'],
    ['Что это?', ''],
    ['🔋', ''],
    ['', ''],
  ])('%j becomes %j', (question, address) => {
    expect(questionAddress(question)).toBe(address);
  });

  it('is lower-case ASCII with single hyphens inside, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (question) => {
        expect(questionAddress(question)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('of an address is that address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (question) => {
        const address = questionAddress(question);
        expect(questionAddress(address)).toBe(address);
      }),
    );
  });

  it('does not depend on the case of the question', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÄÖÜäöü 0-9?]*$/), (question) => {
        expect(questionAddress(question.toUpperCase())).toBe(questionAddress(question.toLowerCase()));
      }),
    );
  });
});

describe("one's own similar questions", () => {
  const own = [
    { question: 'Wie viele Ladepunkte verträgt ein Mietshaus?' },
    { question: 'Was bringt ein Energieaudit einem kleinen Betrieb?' },
    { question: 'Wie gelingt Elektrotechnik ohne Formelangst?' },
  ];

  it('are found although the words are put differently', () => {
    expect(similarQuestions('Wie viel Ladepunkt vertragen Mietshäuser?', own)).toEqual([own[0]]);
    expect(similarQuestions('Verträgt mein Mietshaus viele Ladepunkte?', own)).toEqual([own[0]]);
    expect(similarQuestions('Was bringt mir ein Energieaudit im Betrieb?', own)).toEqual([own[1]]);
  });

  it('are none where only filling words are shared', () => {
    expect(similarQuestions('Was ist das und wie kann ich das machen?', own)).toEqual([]);
    expect(similarQuestions('', own)).toEqual([]);
  });

  it('always include the very same question, the closest comes first, and there are at most three', () => {
    const words = fc.constantFrom('speicher', 'dach', 'strom', 'haus', 'kosten', 'wallbox', 'heizung', 'garten');
    const question = fc.array(words, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(question, fc.array(question, { maxLength: 8 }), (asked, others) => {
        const found = similarQuestions(
          asked,
          [...others, asked].map((text) => ({ question: text })),
        );
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(3);
        expect(new Set(found[0]?.question.split(' '))).toEqual(new Set(asked.split(' ')));
      }),
    );
  });
});
