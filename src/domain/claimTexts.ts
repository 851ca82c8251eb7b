import type { Claim } from '@/api/endpoints/claims';
import { wordCount } from './plainText';

function textsOf(claim: Claim): string[] {
  const items = [...claim.facts, ...claim.faqs, ...claim.tips].flatMap(({ title, text }) => [title, text]);
  const answers = claim.long_answers.flatMap(({ headline, text, comment }) => [headline, text, comment]);
  return [
    claim.pain_point,
    claim.short_answer_headline,
    claim.short_answer_text,
    ...answers,
    ...items,
    ...claim.essentials.map(({ text }) => text),
    claim.emotional_quote,
    claim.opinion_headline,
    claim.opinion_text,
  ];
}

/** Without the question. */
export function wordsOfClaim(claim: Claim): number {
  return wordCount(textsOf(claim).join('\n'));
}
