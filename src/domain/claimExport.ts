import { markdownLine, markdownLink, markdownText } from './markdown';
import type { PublicClaimData } from './publicClaim';
import { richMarkdown } from './richMarkdown';
import { plainTextOf } from './richText';

/** A claim as structured data for search engines (schema.org question with its accepted answer), as JSON text. */
export function claimMarkup({
  question,
  headline,
  shortAnswer,
  longAnswers,
  author,
  address,
}: PublicClaimData): string {
  const answer = [
    headline,
    shortAnswer,
    ...longAnswers.flatMap(({ headline: title, text }) => [title, plainTextOf(text)]),
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
  const person = {
    '@type': 'Person',
    name: author.name,
    ...(author.occupation ? { jobTitle: author.occupation } : {}),
  };
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question,
      answerCount: answer === '' ? 0 : 1,
      ...(answer === ''
        ? {}
        : {
            acceptedAnswer: {
              '@type': 'Answer',
              text: answer,
              ...(address ? { url: address } : {}),
              ...(author.name ? { author: person } : {}),
            },
          }),
    },
  };
  // A closing tag in a text would end the script element it is pasted into.
  return JSON.stringify(markup, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Names of the parts in the language of the text. */
export interface ExportTexts {
  noQuestion: string;
  answeredBy: string;
  answer: string;
  painPoint: string;
  longAnswers: string;
  facts: string;
  faqs: string;
  tips: string;
  opinion: string;
  essentials: string;
  keywords: string;
  source: string;
  video: string;
  comment: (comment: string) => string;
}

/** A claim as Markdown (ux no. 11): what is written, and nothing in it that means more than its words. */
export function claimMarkdown(claim: PublicClaimData, t: ExportTexts): string {
  const { author, opinion } = claim;
  const named = (label: string, address: string) => (address ? `${label} ${markdownLink(address, address)}` : '');
  const section = (title: string, ...parts: string[]) => {
    const text = joined(parts);
    return text === '' ? '' : `## ${markdownLine(title)}\n\n${text}`;
  };
  const part = (title: string, text: string, ...more: string[]) =>
    joined([title ? `### ${markdownLine(title)}` : '', markdownText(text), ...more]);
  const by = [author.name, author.occupation].filter(Boolean).map(markdownLine).join(', ');
  return `${joined([
    `# ${markdownLine(claim.question || t.noQuestion)}`,
    by ? `${t.answeredBy} ${by}` : '',
    section(
      t.answer,
      claim.headline ? `**${markdownLine(claim.headline)}**` : '',
      markdownText(claim.shortAnswer),
      named(t.video, claim.video),
    ),
    section(t.painPoint, markdownText(claim.painPoint)),
    section(
      t.longAnswers,
      ...claim.longAnswers.map(({ headline, text, comment, video, source }) =>
        joined([
          headline ? `### ${markdownLine(headline)}` : '',
          richMarkdown(text, 4),
          comment.trim() ? markdownText(t.comment(comment)) : '',
          named(t.video, video),
          named(t.source, source),
        ]),
      ),
    ),
    section(t.facts, ...claim.facts.map(({ title, text, link }) => part(title, text, named(t.source, link)))),
    section(t.faqs, ...claim.faqs.map(({ title, text, link }) => part(title, text, linkTo(link)))),
    section(t.tips, ...claim.tips.map(({ title, text, link }) => part(title, text, linkTo(link)))),
    claim.quote ? quoted(markdownText(claim.quote)) : '',
    section(t.opinion, part(opinion.headline, opinion.text)),
    section(t.essentials, claim.essentials.map(({ text }) => `- ${markdownLine(text)}`).join('\n')),
    section(t.keywords, claim.keywords.map(markdownLine).join(', ')),
    joined([named(t.video, claim.moreVideo), named(t.source, claim.source), linkTo(claim.address ?? '')]),
  ])}\n`;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');
const linkTo = (address: string) => (address ? markdownLink(address, address) : '');
const quoted = (text: string) => text.replace(/^/gm, '> ');
