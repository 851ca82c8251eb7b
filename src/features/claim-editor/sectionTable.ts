import type { Claim } from '@/api/endpoints/claims';
import { claimChecks, type ClaimRule } from '@/domain/publishing';

/** A section of the claim editor: what its closed card shows, and when it counts as done. */
interface SectionRow {
  /** The texts that a closed card shows the beginning of; empty ones are left out. */
  contentOf: (claim: Claim) => readonly string[];
  /** How many items it lists. */
  countOf?: (claim: Claim) => number;
  /** The condition of publishing that it fulfils. A section with neither this nor `isDone` is optional. */
  rule?: ClaimRule;
  isDone?: (claim: Claim) => boolean;
  /** Whether the editor of a claim has it; always by default. */
  isShown?: (claim: Claim) => boolean;
}

/** A section that lists items, by their names. */
const listOf = (namesOf: (claim: Claim) => readonly string[]) => ({
  contentOf: namesOf,
  countOf: (claim: Claim) => namesOf(claim).length,
});
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
  keywords: { rule: 'keywords', ...listOf(({ keywords }) => titles(keywords)) },
  categories: { rule: 'categories', ...listOf(({ categories }) => categories.map(({ name }) => name)) },
  longAnswers: listOf(({ long_answers }) => long_answers.map(({ headline }) => headline)),
  facts: listOf(({ facts }) => titles(facts)),
  faqs: listOf(({ faqs }) => titles(faqs)),
  tips: listOf(({ tips }) => titles(tips)),
  essentials: listOf(({ essentials }) => essentials.map(({ text }) => text)),
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

/** The same rows with the optional fields. */
const rows: Record<ClaimSection, SectionRow> = table;

export function isClaimSection(value: string | null): value is ClaimSection {
  return value !== null && Object.hasOwn(table, value);
}

/** The sections that an editor of this claim has. */
export function sectionsOf(claim: Claim): ClaimSection[] {
  return (Object.keys(table) as ClaimSection[]).filter((section) => rows[section].isShown?.(claim) ?? true);
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
