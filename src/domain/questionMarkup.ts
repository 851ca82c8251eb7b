interface AnsweredQuestion {
  question: string;
  short_answer_headline: string;
  short_answer_text: string;
}

/** A claim as structured data for search engines (schema.org question with its accepted answer), as JSON text. */
export function questionMarkup(claim: AnsweredQuestion): string {
  const answer = [claim.short_answer_headline, claim.short_answer_text].filter((part) => part.trim() !== '');
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: claim.question,
      answerCount: answer.length > 0 ? 1 : 0,
      ...(answer.length > 0 ? { acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') } } : {}),
    },
  };
  // A closing tag in a text would end the script element it is pasted into.
  return JSON.stringify(markup, null, 2).replaceAll('<', '\\u003c');
}
