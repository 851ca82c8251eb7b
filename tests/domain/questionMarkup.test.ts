import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionMarkup } from '@/domain/questionMarkup';

const claim = { question: 'Wie groß?', short_answer_headline: 'So groß.', short_answer_text: 'Genauer gesagt …' };

describe('a claim as structured data (ux no. 9)', () => {
  it('is a question with its accepted answer', () => {
    expect(JSON.parse(questionMarkup(claim))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: 'Wie groß?',
        answerCount: 1,
        acceptedAnswer: { '@type': 'Answer', text: 'So groß.\n\nGenauer gesagt …' },
      },
    });
  });

  it('has no answer where none is written', () => {
    const empty = { ...claim, short_answer_headline: ' ', short_answer_text: '' };
    expect(JSON.parse(questionMarkup(empty))).toMatchObject({ mainEntity: { answerCount: 0 } });
    expect(questionMarkup(empty)).not.toContain('acceptedAnswer');
  });

  it('can stand inside a script element, whatever is typed, and means the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant('</script><script>alert(1)</script>')), (question) => {
        const markup = questionMarkup({ ...claim, question });
        expect(markup).not.toContain('<');
        expect(JSON.parse(markup)).toMatchObject({ mainEntity: { name: question } });
      }),
    );
  });
});
