import type { New } from './table';

/* Claims and their long answers: rows, and how the server creates them (see factories.ts). */

interface Item {
  id: number;
  order: number;
}
interface KeywordItem extends Item {
  title: string;
}
interface TipItem extends Item {
  title: string;
  text: string;
  link: string;
}
interface FactItem extends Item {
  title: string;
  text: string;
  source: string;
}
interface EssentialItem extends Item {
  text: string;
}

/** The texts of a claim, empty at first. */
export const noTexts = {
  topic: '',
  pain_point: '',
  question: '',
  short_answer_headline: '',
  short_answer_text: '',
  short_answer_video: '',
  emotional_quote: '',
  opinion_headline: '',
  opinion_text: '',
  source_link: '',
  video_link: '',
};

/** The lists of a claim, empty at first. */
export const noItems = () => ({
  keywords: [] as KeywordItem[],
  tips: [] as TipItem[],
  facts: [] as FactItem[],
  faqs: [] as TipItem[],
  essentials: [] as EssentialItem[],
});

type ClaimTexts = typeof noTexts;
type ClaimLists = ReturnType<typeof noItems>;
export type ClaimList = keyof ClaimLists;

export interface ClaimRecord extends ClaimTexts, ClaimLists {
  id: number;
  account_id: number;
  profile_id: number | null;
  status: 'draft' | 'published' | 'paused';
  category_ids: (number | string)[];
  short_answer_image_ids: number[];
  upgradable: boolean;
  question_changes: number;
  profile_changes: number;
  created_at: string;
  updated_at: string;
}

export interface LongAnswerRecord {
  id: number;
  claim_id: number;
  headline: string;
  video: string;
  text: string;
  source: string;
  comment: string;
  order: number;
  image_ids: number[];
  created_at: string;
}

/** The world, as far as new rows need it. */
interface Clock {
  stamp: () => string;
}

export function newClaim(
  clock: Clock,
  account: { id: number },
  fields: Partial<New<ClaimRecord>> = {},
): New<ClaimRecord> {
  const now = clock.stamp();
  return {
    account_id: account.id,
    profile_id: null,
    status: 'draft',
    ...noTexts,
    ...noItems(),
    category_ids: [],
    short_answer_image_ids: [],
    upgradable: false,
    question_changes: 0,
    profile_changes: 0,
    created_at: now,
    updated_at: now,
    ...fields,
  };
}

export function newLongAnswer(
  clock: Clock,
  claim: ClaimRecord,
  fields: Partial<New<LongAnswerRecord>> = {},
): New<LongAnswerRecord> {
  return {
    claim_id: claim.id,
    headline: 'Ausführlich erklärt',
    video: '',
    text: '',
    source: '',
    comment: '',
    order: 1,
    image_ids: [],
    created_at: clock.stamp(),
    ...fields,
  };
}
