import type { Claim } from '@/api/endpoints/claims';
import { claimChecks, type ClaimRule } from '@/domain/publishing';
import type { answerType } from '@/ui/publicPage/answerType';

export interface PageText {
  type: keyof typeof answerType;
  headline: string;
  text: string;
}

export type SectionProgress = 'done' | 'open' | 'optional';

interface SectionRow {
  /** Sections with texts are on the sheet, the others in the list below it. */
  textsOf?: (claim: Claim) => readonly PageText[];
  /** Of the other sections: what a closed one shows the beginning of; empty texts are left out. */
  contentOf?: (claim: Claim) => readonly string[];
  countOf?: (claim: Claim) => number;
  /** A section with neither this nor `isDone` is optional. */
  rule?: ClaimRule;
  isDone?: (claim: Claim) => boolean;
  /** Shown by default. */
  isShown?: (claim: Claim) => boolean;
}

const listOf = (namesOf: (claim: Claim) => readonly string[]) => ({
  contentOf: namesOf,
  countOf: (claim: Claim) => namesOf(claim).length,
});
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** The sheet and the list, both in the order of the public page; the question is in the head (ux 4.3). */
const table = {
  shortAnswer: {
    rule: 'shortAnswer',
    textsOf: ({ short_answer_headline, short_answer_text }) => [
      { type: 'short', headline: short_answer_headline, text: short_answer_text },
    ],
  },
  longAnswers: {
    // Their texts are markup, which only the opened section reads (performance S2).
    textsOf: ({ long_answers }) => long_answers.map(({ headline }) => ({ type: 'long', headline, text: '' })),
    countOf: ({ long_answers }) => long_answers.length,
  },
  opinion: {
    textsOf: ({ opinion_headline, opinion_text }) => [{ type: 'long', headline: opinion_headline, text: opinion_text }],
  },
  subject: {
    contentOf: ({ topic, pain_point }) => [topic, pain_point],
    isDone: ({ topic, pain_point }) => topic !== '' && pain_point !== '',
  },
  keywords: { rule: 'keywords', ...listOf(({ keywords }) => titles(keywords)) },
  categories: { rule: 'categories', ...listOf(({ categories }) => categories.map(({ name }) => name)) },
  facts: listOf(({ facts }) => titles(facts)),
  faqs: listOf(({ faqs }) => titles(faqs)),
  tips: listOf(({ tips }) => titles(tips)),
  quote: { contentOf: ({ emotional_quote }) => [emotional_quote] },
  essentials: listOf(({ essentials }) => essentials.map(({ text }) => text)),
  /** Read only (D-39). */
  sourceVideo: {
    contentOf: ({ source_link, video_link }) => [source_link, video_link],
    isShown: ({ source_link, video_link }) => source_link !== '' || video_link !== '',
  },
  profile: { rule: 'publicProfile' },
} satisfies Record<string, SectionRow>;

/** Name of a section; also the id of its element. */
export type ClaimSection = keyof typeof table;

/** The same rows with the optional fields. */
const rows: Record<ClaimSection, SectionRow> = table;

export function isClaimSection(value: string | null): value is ClaimSection {
  return value !== null && Object.hasOwn(table, value);
}

export function sectionsOf(claim: Claim) {
  const all = (Object.keys(table) as ClaimSection[]).filter((section) => rows[section].isShown?.(claim) ?? true);
  const isOnSheet = (section: ClaimSection) => rows[section].textsOf !== undefined;
  return { sheet: all.filter(isOnSheet), list: all.filter((section) => !isOnSheet(section)) };
}

export function sectionSummary(section: ClaimSection, claim: Claim) {
  const { rule, isDone, textsOf, contentOf, countOf } = rows[section];
  const texts = textsOf?.(claim).filter(({ headline, text }) => headline || text);
  const content = (contentOf?.(claim) ?? texts?.map(({ headline, text }) => headline || text) ?? []).filter(Boolean);
  const isFilled = rule
    ? claimChecks(claim).some((check) => check.rule === rule && check.done)
    : (isDone?.(claim) ?? content.length > 0);
  const isOptional = !rule && !isDone;
  const state: SectionProgress = isFilled ? 'done' : isOptional ? 'optional' : 'open';
  return {
    texts,
    words: content.join(' · '),
    count: countOf?.(claim) ?? 0,
    state,
  };
}
