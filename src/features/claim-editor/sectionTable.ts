import type { Claim } from '@/api/endpoints/claims';
import { claimChecks, type ClaimRule } from '@/domain/publishing';

/** A section of the claim editor: what its closed card shows, and when it is done. */
interface SectionRow {
  /** What it holds, as texts whose beginnings are shown; none where it is empty. */
  contentOf: (claim: Claim) => readonly string[];
  /** How many items it lists. */
  countOf?: (claim: Claim) => number;
  /** The condition of publishing that it fulfils; without one it is optional, unless `isDone` asks for more. */
  rule?: ClaimRule;
  isDone?: (claim: Claim) => boolean;
  /** Left out where this says no. */
  isShown?: (claim: Claim) => boolean;
}

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** In reading order, which is that of the public page; the question is in the head (design B9). */
const table = {
  shortAnswer: {
    rule: 'shortAnswer',
    contentOf: ({ short_answer_headline, short_answer_text }) => [short_answer_headline, short_answer_text],
  },
  subject: {
    contentOf: ({ topic, pain_point }) => [topic, pain_point],
    isDone: ({ topic, pain_point }) => topic !== '' && pain_point !== '',
  },
  keywords: {
    rule: 'keywords',
    contentOf: ({ keywords }) => titles(keywords),
    countOf: ({ keywords }) => keywords.length,
  },
  categories: {
    rule: 'categories',
    contentOf: ({ categories }) => categories.map(({ name }) => name),
    countOf: ({ categories }) => categories.length,
  },
  longAnswers: {
    contentOf: ({ long_answers }) => long_answers.map(({ headline }) => headline),
    countOf: ({ long_answers }) => long_answers.length,
  },
  facts: { contentOf: ({ facts }) => titles(facts), countOf: ({ facts }) => facts.length },
  faqs: { contentOf: ({ faqs }) => titles(faqs), countOf: ({ faqs }) => faqs.length },
  tips: { contentOf: ({ tips }) => titles(tips), countOf: ({ tips }) => tips.length },
  essentials: {
    contentOf: ({ essentials }) => essentials.map(({ text }) => text),
    countOf: ({ essentials }) => essentials.length,
  },
  quote: { contentOf: ({ emotional_quote }) => [emotional_quote] },
  opinion: { contentOf: ({ opinion_headline, opinion_text }) => [opinion_headline, opinion_text] },
  /** Read only (D-39). */
  sourceVideo: {
    contentOf: ({ source_link, video_link }) => [source_link, video_link],
    isShown: ({ source_link, video_link }) => source_link !== '' || video_link !== '',
  },
  profile: { rule: 'publicProfile', contentOf: () => [] },
} satisfies Record<string, SectionRow>;

/** Name of a section; also the id of its element. */
export type ClaimSection = keyof typeof table;

/** The same rows, each with all that a row can have. */
const rows: Record<ClaimSection, SectionRow> = table;

export const claimSections = Object.keys(table) as ClaimSection[];

export function isClaimSection(value: string | null): value is ClaimSection {
  return value !== null && Object.hasOwn(table, value);
}

/** The sections that an editor of this claim has. */
export function sectionsOf(claim: Claim): ClaimSection[] {
  return claimSections.filter((section) => rows[section].isShown?.(claim) ?? true);
}

/** What the closed card of a section shows. */
export function sectionSummary(section: ClaimSection, claim: Claim) {
  const { rule, isDone, contentOf, countOf } = rows[section];
  const content = contentOf(claim).filter(Boolean);
  const isFilled = rule
    ? claimChecks(claim).some((check) => check.rule === rule && check.done)
    : (isDone?.(claim) ?? content.length > 0);
  const isOptional = !rule && !isDone;
  return {
    content: content.join(' · '),
    count: countOf?.(claim),
    state: isFilled ? ('done' as const) : isOptional ? ('optional' as const) : ('open' as const),
  };
}
