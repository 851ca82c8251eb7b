import { markdownLine, markdownLink, markdownText } from './markdown';
import type { PublicClaimData } from './publicClaim';
import { richMarkdown } from './richMarkdown';
import { plainTextOf } from './richText';
import { webAddress } from './webAddress';

/** Structured data for search engines: a schema.org question with its accepted answer. Leaves out what is unknown. */
export function claimMarkup(claim: PublicClaimData): string {
  const { question, painPoint, headline, shortAnswer, longAnswers, author, source, createdOn, changedOn } = claim;
  const answers = [
    headline,
    shortAnswer,
    ...longAnswers.flatMap((answer) => [answer.headline, plainTextOf(answer.text)]),
  ];
  const answer = written(answers);
  const address = webAddress(claim.address ?? '')?.href;
  const person = author.name && { '@type': 'Person', name: author.name, jobTitle: author.occupation };
  const dates = { dateCreated: createdOn, dateModified: changedOn };
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    url: address,
    mainEntity: {
      '@type': 'Question',
      name: question,
      text: painPoint || question,
      ...dates,
      author: person,
      answerCount: answer === '' ? 0 : 1,
      acceptedAnswer: answer && {
        '@type': 'Answer',
        text: answer,
        url: address,
        ...dates,
        author: person,
        citation: [source, ...longAnswers.map((longAnswer) => longAnswer.source)].flatMap(
          (link) => webAddress(link)?.href ?? [],
        ),
      },
    },
    hasPart: [
      ...claim.facts.map(({ title, text, link }) => ({
        '@type': 'Claim',
        ...named(title, text),
        citation: linkOf(link),
      })),
      ...claim.faqs.map(({ title, text, link }) => ({
        '@type': 'Question',
        name: title,
        answerCount: text.trim() === '' ? 0 : 1,
        acceptedAnswer: text.trim() && { '@type': 'Answer', text: text.trim(), url: linkOf(link) },
      })),
      ...claim.tips.map(({ title, text, link }) => ({ '@type': 'HowToTip', ...named(title, text), url: linkOf(link) })),
    ],
  };
  // A closing tag in a text would end the script element it is pasted into.
  return JSON.stringify(markup, withoutUnknown, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const linkOf = (address: string) => webAddress(address)?.href;
const named = (name: string, text: string) => ({ name, text: text.trim() || name });
const written = (texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');

function withoutUnknown(_name: string, value: unknown): unknown {
  return value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

/** Labels of the parts, in the language of the text. */
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

/** Characters that Markdown would interpret are escaped (ux no. 11). */
export function claimMarkdown(claim: PublicClaimData, t: ExportTexts): string {
  const { author, opinion } = claim;
  const labelled = (label: string, address: string) => (address ? `${label} ${markdownLink(address, address)}` : '');
  const section = (title: string, ...texts: string[]) => {
    const text = joined(texts);
    return text === '' ? '' : `## ${markdownLine(title)}\n\n${text}`;
  };
  const item = (title: string, text: string, ...more: string[]) =>
    joined([title ? `### ${markdownLine(title)}` : '', markdownText(text), ...more]);
  const by = [author.name, author.occupation].filter(Boolean).map(markdownLine).join(', ');
  return `${joined([
    `# ${markdownLine(claim.question || t.noQuestion)}`,
    by ? `${t.answeredBy} ${by}` : '',
    section(
      t.answer,
      claim.headline ? `**${markdownLine(claim.headline)}**` : '',
      markdownText(claim.shortAnswer),
      labelled(t.video, claim.video),
    ),
    section(t.painPoint, markdownText(claim.painPoint)),
    section(
      t.longAnswers,
      ...claim.longAnswers.map(({ headline, text, comment, video, source }) =>
        joined([
          headline ? `### ${markdownLine(headline)}` : '',
          richMarkdown(text, 4),
          comment.trim() ? markdownText(t.comment(comment)) : '',
          labelled(t.video, video),
          labelled(t.source, source),
        ]),
      ),
    ),
    section(t.facts, ...claim.facts.map(({ title, text, link }) => item(title, text, labelled(t.source, link)))),
    section(t.faqs, ...claim.faqs.map(({ title, text, link }) => item(title, text, linkTo(link)))),
    section(t.tips, ...claim.tips.map(({ title, text, link }) => item(title, text, linkTo(link)))),
    claim.quote ? quoted(markdownText(claim.quote)) : '',
    section(t.opinion, item(opinion.headline, opinion.text)),
    section(t.essentials, claim.essentials.map(({ text }) => `- ${markdownLine(text)}`).join('\n')),
    section(t.keywords, claim.keywords.map(markdownLine).join(', ')),
    joined([labelled(t.video, claim.moreVideo), labelled(t.source, claim.source), linkTo(claim.address ?? '')]),
  ])}\n`;
}

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join('\n\n');
const linkTo = (address: string) => (address ? markdownLink(address, address) : '');
const quoted = (text: string) => text.replace(/^/gm, '> ');
